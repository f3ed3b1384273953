import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { contactForm } from '#content/contact-form.ts'
import { contactFieldNames } from '#contract/contact-request.ts'
import type { ContactFormValues } from '#contract/posted-contact-form.ts'
import { Icon } from '../ui/icon.tsx'

/** How many fields are to be corrected, and the way to each: the messages themselves stand beside the fields. */
export function ErrorSummary() {
  const { errors } = useFormContext<ContactFormValues>().formState
  const names = contactFieldNames.filter((name) => errors[name])
  const { one, other } = contactForm.errorSummary
  const hasErrors = names.length > 0

  // It comes above the field that has just been given the focus, and may be as high as the screen.
  useEffect(() => {
    if (hasErrors) document.querySelector('form :focus')?.scrollIntoView({ block: 'nearest' })
  }, [hasErrors])

  return (
    <div role="alert">
      {hasErrors && (
        <div className="form-notice mb-5">
          <Icon name="circle-alert" className="mt-0.5 size-5" />
          <p className="font-semibold">{names.length === 1 ? one : other.replace('{count}', String(names.length))}</p>
          <ul className="col-start-2 flex flex-wrap gap-x-5">
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`} className="inline-block py-1 underline underline-offset-4">
                  {contactForm.fields[name].label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
