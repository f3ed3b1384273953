import { SmallMark } from '../../ui/small-mark.tsx'

/** A scale without a measure on it. */
export function NothingYet({ title, text }: { title: string; text: string }) {
  return (
    <div className="nothing-yet">
      <SmallMark className="size-6 text-blue" />
      <h3 className="text-h3">{title}</h3>
      <p>{text}</p>
      <span className="ruler" aria-hidden="true" />
    </div>
  )
}
