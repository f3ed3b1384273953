import type { ComponentProps } from 'react'
import { contactForm, teamSizeOptions, useCaseOptions } from '#content/contact-form.ts'
import { paths } from '#content/paths.ts'
import { contactLimits } from '#contract/contact-limits.ts'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichText } from '../ui/rich-text.tsx'

/** The demo request: posted to the contact page as it stands, so that it needs no script. */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  return (
    <form method="post" action={paths.contact} aria-labelledby={labelledBy} className="flex grow flex-col">
      <div className="record">
        <TextField name="firstName" autoComplete="given-name" autoCapitalize="words" />
        <TextField name="lastName" autoComplete="family-name" autoCapitalize="words" />
        <TextField name="email" type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" />
        <TextField name="company" autoComplete="organization" />
        <TextField name="position" autoComplete="organization-title" />
        <SelectField name="teamSize" options={teamSizeOptions} />
        <SelectField name="useCase" options={useCaseOptions} />
        <MessageField />
      </div>
      <div className="mt-5 flex flex-col gap-5 @md:flex-row @md:items-center">
        <button type="submit" className="button button-gold flex-none">
          {contactForm.submit.idle}
          <Icon name="arrow-right" className="size-[1.125rem]" />
        </button>
        <p className="text-label text-slate">
          <RichText text={contactForm.consent} />
        </p>
      </div>
    </form>
  )
}

type TextFieldName = 'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'position'

function TextField({ name, ...input }: { name: TextFieldName } & ComponentProps<'input'>) {
  const field = fieldOf(name)
  return (
    <Field {...field.slots}>
      {(control) => (
        <input
          type="text"
          {...control}
          {...input}
          name={name}
          required={field.required}
          maxLength={contactLimits[name].max}
        />
      )}
    </Field>
  )
}

type SelectFieldProps = {
  name: 'teamSize' | 'useCase'
  options: readonly { readonly value: string; readonly label: string }[]
}

function SelectField({ name, options }: SelectFieldProps) {
  return (
    <Field {...fieldOf(name).slots}>
      {(control) => (
        <>
          <select {...control} name={name} defaultValue="">
            <option value="">{contactForm.noChoice}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute right-4 bottom-3.5 size-5 text-blue" />
        </>
      )}
    </Field>
  )
}

function MessageField() {
  const field = fieldOf('message')
  return (
    <Field {...field.slots} className="col-span-full">
      {(control) => (
        <textarea
          {...control}
          name="message"
          rows={4}
          required={field.required}
          maxLength={contactLimits.message.max}
        />
      )}
    </Field>
  )
}

function fieldOf(name: keyof typeof contactForm.fields) {
  const { label, hint, optional } = contactForm.fields[name]
  return { slots: { id: name, label, hint, mark: optional ? contactForm.optional : undefined }, required: !optional }
}
