import { useEffect, useLayoutEffect, useRef } from 'react'
import { contactForm } from '#content/contact-form.ts'
import { Icon } from '../ui/icon.tsx'
import type { FormStatus } from './use-delivery.ts'

export function SubmitButton({ status }: { status: FormStatus['state'] }) {
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLSpanElement>(null)

  // Browsers take the focus from a button that is disabled: it waits around it.
  useLayoutEffect(() => {
    if (status === 'sending' && document.activeElement === button.current) place.current?.focus({ preventScroll: true })
  }, [status])

  // What is said beside it gives it back, ready for the next try, and brings the button into sight.
  useEffect(() => {
    if (status === 'idle' || status === 'sending') return
    if ([document.body, place.current].includes(document.activeElement as HTMLElement)) button.current?.focus()
    if (document.activeElement === button.current) button.current?.scrollIntoView({ block: 'nearest' })
  }, [status])

  return (
    <span ref={place} tabIndex={-1} className="submit-place flex flex-none rounded">
      <button ref={button} type="submit" disabled={status === 'sending'} className="submit button button-gold grow">
        <span>{status === 'sending' ? contactForm.submit.pending : contactForm.submit.idle}</span>
        <Icon name="arrow-right" className="size-[1.125rem]" />
      </button>
    </span>
  )
}
