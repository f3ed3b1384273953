import { type ComponentProps, createContext, use } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { contactForm } from '#content/contact-form.ts'
import { contactLimits } from '#contract/contact-limits.ts'
import { type ContactFieldName, contactFieldNames } from '#contract/contact-request.ts'
import { formExtras } from '#contract/form-signals.ts'
import type { ContactFormValues, PostedContactForm } from '#contract/posted-contact-form.ts'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useSelect } from '../ui/use-select.ts'
import { PostedFormContext } from './posted-form.ts'

/** What the server gave back, around the fields that show it. */
export const PostedForm = createContext<PostedContactForm | undefined>(undefined)

type TextFieldName = 'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'position'

export function TextField({ name, ...input }: { name: TextFieldName } & ComponentProps<'input'>) {
  const { slots, required, longest, given } = useContactField(name)
  const limits = contactLimits[name]
  return (
    <Field {...slots}>
      {(control) => (
        <input
          type="text"
          {...control}
          {...input}
          {...given}
          required={required}
          maxLength={longest('typed' in limits ? limits.typed : limits.max)}
        />
      )}
    </Field>
  )
}

type SelectFieldProps = {
  name: 'teamSize' | 'useCase'
  options: readonly { readonly value: string; readonly label: string }[]
}

/** A native list, under Radix's once that has come: the native one keeps the name, the value and the events. */
export function SelectField({ name, options }: SelectFieldProps) {
  const { slots, given } = useContactField(name)
  const value = useWatch<ContactFormValues>({ name })
  const { Select, native } = useSelect()
  const choices = [{ value: '', label: contactForm.noChoice }, ...options]
  return (
    <Field {...slots}>
      {(control) => (
        <>
          <select
            {...(Select ? { className: 'sr-only', 'aria-hidden': true, tabIndex: -1 } : control)}
            {...given}
            ref={(node) => {
              given.ref(node)
              native.current = node
            }}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          {Select ? (
            <Select control={control} value={value ?? native.current?.value ?? ''} options={choices} native={native} />
          ) : (
            <Icon name="chevron-down" className="pointer-events-none absolute right-4 bottom-3.5 size-5 text-blue" />
          )}
        </>
      )}
    </Field>
  )
}

export function MessageField() {
  const { slots, required, longest, given } = useContactField('message')
  return (
    <Field {...slots} className="col-span-full">
      {(control) => (
        <textarea {...control} {...given} rows={4} required={required} maxLength={longest(contactLimits.message.max)} />
      )}
    </Field>
  )
}

/** Neither seen nor reached with a keyboard: whoever fills it in is a machine. */
export function TrapField() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {contactForm.trap}
        <input name={formExtras.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function useContactField(name: ContactFieldName) {
  const { register, formState } = useFormContext<ContactFormValues>()
  const posted = use(PostedForm)
  const isAnswer = use(PostedFormContext) !== undefined
  const hydrated = useHydrated()
  const { label, hint, optional } = contactForm.fields[name]
  const mark = optional ? contactForm.optional : undefined
  const firstPostedError = contactFieldNames.find((field) => posted?.errors[field])
  return {
    slots: { id: name, label, hint, mark, error: formState.errors[name]?.message },
    required: !optional,
    // Only where no script runs: it cuts what is pasted without a word, where the form's own message says it.
    longest: (max: number) => (hydrated ? undefined : max),
    // For the browser, as the page comes. React would give the focus once more, to who types elsewhere by then.
    given: {
      ...register(name),
      defaultValue: posted?.values[name] ?? '',
      autoFocus: isAnswer && name === firstPostedError,
    },
  }
}
