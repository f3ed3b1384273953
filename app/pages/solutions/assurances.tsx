import { solutionsPage } from '#content/solutions-page.ts'

type Assurance = { readonly id: string; readonly label: string; readonly text: string }

/** What buyers ask for, as far as the company file says it. */
export function Assurances({ items }: { items: readonly Assurance[] }) {
  if (items.length === 0) return null
  return (
    <div className="mt-20 grid gap-x-16 gap-y-8 @wide:mt-28 @wide:grid-cols-[1fr_2fr]">
      <h3 className="text-h3">{solutionsPage.commitment.assurancesTitle}</h3>
      <dl className="border-b border-line">
        {items.map(({ id, label, text }) => (
          <div
            key={id}
            id={id}
            className="grid gap-x-8 gap-y-1 border-t border-line py-5 @middle:grid-cols-[14rem_1fr]"
          >
            <dt className="font-mono text-label text-slate">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
