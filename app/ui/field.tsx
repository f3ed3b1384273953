import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type FieldProps = {
  id: string
  label: string
  /** Said after the label, such as « facultatif ». */
  mark?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** What ties a control to its field: to be spread on the input, select or textarea. */
type ControlProps = {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A cell of a form: label, hint, control, and the message of what is wrong with it. */
export function Field({ id, label, mark, hint, error, className = '', children }: FieldProps) {
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className="field-label">
        {label}
        {mark && <span className="font-normal text-slate"> ({mark})</span>}
      </label>
      {hint && (
        <p id={hintId} className="px-4 text-label text-slate">
          {hint}
        </p>
      )}
      {children({
        id,
        className: 'control',
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="flex gap-2 px-4 pb-3 text-small font-medium text-danger">
          <Icon name="circle-alert" className="mt-0.5 size-[1.125rem]" />
          {error}
        </p>
      )}
    </div>
  )
}
