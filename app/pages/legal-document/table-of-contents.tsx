import type { LegalSection } from '#content/legal-document.ts'
import { Later } from '../../ui/later.tsx'

/** Beside the text on wide screens, where it stays in sight; before it on narrow ones. */
export function TableOfContents({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  return (
    <Later as="nav" aria-labelledby="sommaire" className="in-sight contents-list">
      <h2 id="sommaire" className="font-mono text-label font-normal tracking-normal text-slate">
        {title}
      </h2>
      <ol className="mt-3 border-t border-line text-small @xl:columns-2 @4xl:columns-1">
        {sections.map(({ id, title: section }, index) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <a href={`#${id}`} className="contents-link">
              <span className="font-mono text-label text-slate" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              {section}
            </a>
          </li>
        ))}
      </ol>
    </Later>
  )
}
