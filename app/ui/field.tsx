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
export type ControlProps = {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * A cell of a form: label, hint, control, and the message of what is wrong with it. Text that changes stands alone in
 * its element: browsers that translate a page put elements of their own in the place of its texts.
 */
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
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      <div className="field-control">
        {children({
          id,
          className: 'control',
          'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {error && (
        <p id={errorId} className="field-error">
          <Icon name="circle-alert" className="mt-0.5 size-[1.125rem]" />
          <span key={error}>{breakable(error)}</span>
        </p>
      )}
    </div>
  )
}

/** In a narrow cell an address goes on in the next line where it has its sign. */
function breakable(sentence: string) {
  const end = sentence.indexOf('@') + 1
  if (end === 0) return sentence
  return (
    <>
      {sentence.slice(0, end)}
      <wbr />
      {sentence.slice(end)}
    </>
  )
}
