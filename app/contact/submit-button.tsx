import { useEffect, useRef } from 'react'
import { contactForm } from '#content/contact-form.ts'
import { Icon } from '../ui/icon.tsx'

export function SubmitButton({ status }: { status: 'idle' | 'sending' | 'refused' }) {
  const button = useRef<HTMLButtonElement>(null)

  // Browsers take the focus from a button that is disabled: a refusal gives it back, ready for the next try, and brings
  // the button out from under what is said about it.
  useEffect(() => {
    if (status !== 'refused') return
    if (document.activeElement === document.body) button.current?.focus()
    if (document.activeElement === button.current) button.current?.scrollIntoView({ block: 'nearest' })
  }, [status])

  return (
    <button ref={button} type="submit" disabled={status === 'sending'} className="submit button button-gold flex-none">
      <span>{status === 'sending' ? contactForm.submit.pending : contactForm.submit.idle}</span>
      <Icon name="arrow-right" className="size-[1.125rem]" />
    </button>
  )
}
