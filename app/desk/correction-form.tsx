import { contactForm, teamSizeOptions, useCaseOptions } from '#content/contact-form.ts'
import { deskPerson } from '#content/desk/person.ts'
import { contactLimits } from '#contract/contact-limits.ts'
import { contactFieldNames } from '#contract/contact-request.ts'
import { deskFields, deskPaths, type HeldRequestView, type PersonView } from '#contract/desk-view.ts'
import { Icon } from '../ui/icon.tsx'
import { writtenTime } from './times.ts'
import { fill } from './words.ts'

type CorrectionProps = {
  readonly address: string
  readonly held: HeldRequestView
  readonly refused: PersonView['refused']
}

/** The request's own fields, by the form's rules; closed until somebody asks for it. */
export function CorrectionForm({ address, held, refused }: CorrectionProps) {
  const words = deskPerson.correct
  const own = refused?.requestId === held.id ? refused : undefined
  const values = own?.typed ?? held.request
  return (
    <details className="no-print mt-3" open={own !== undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {fill(words.request, { date: writtenTime(held.receivedAt) })}
      </summary>
      <form method="post" action={`${deskPaths.person}/corriger`} className="desk-correction">
        <input type="hidden" name={deskFields.address} value={address} />
        <input type="hidden" name={deskFields.request} value={held.id} />
        {contactFieldNames.map((name) => {
          const id = `${name}-${held.id}`
          const error = own?.fields[name]
          const shared = {
            id,
            name,
            defaultValue: values[name],
            className: 'desk-control',
            'aria-invalid': error ? (true as const) : undefined,
            'aria-describedby': error ? `${id}-error` : undefined,
          }
          const options = name === 'teamSize' ? teamSizeOptions : name === 'useCase' ? useCaseOptions : undefined
          return (
            <div key={name} className={`grid content-start gap-1 ${name === 'message' ? 'sm:col-span-2' : ''}`}>
              <label htmlFor={id} className="font-semibold text-small">
                {words.fields[name].label}
              </label>
              <input type="hidden" name={`${deskFields.before}${name}`} value={held.request[name]} />
              {options ? (
                <select {...shared}>
                  <option value="">{contactForm.noChoice}</option>
                  {options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              ) : name === 'message' ? (
                <textarea {...shared} maxLength={contactLimits.message.max} />
              ) : (
                <input {...shared} type="text" />
              )}
              {error && (
                <p id={`${id}-error`} className="flex gap-2 text-danger text-small">
                  <Icon name="circle-alert" className="size-5" />
                  {error}
                </p>
              )}
            </div>
          )
        })}
        <button type="submit" className="button button-solid sm:col-span-2 sm:justify-self-start">
          {words.button}
        </button>
      </form>
    </details>
  )
}
