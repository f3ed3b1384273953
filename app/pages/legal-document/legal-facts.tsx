import type { LegalFacts as LegalFactsContent } from '#content/legal-document.ts'
import { RichText } from '../../ui/rich-text.tsx'

export function LegalFacts({ facts }: { facts: LegalFactsContent }) {
  return (
    <dl className="border-t border-line">
      {facts.items.map(({ term, detail }) => (
        <div key={term} className="fact grid gap-x-6 border-b border-line py-2.5 last:border-0 @xl:grid-cols-[2fr_3fr]">
          <dt className="text-slate">{term}</dt>
          <dd>
            <RichText text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
