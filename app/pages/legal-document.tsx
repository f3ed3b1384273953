import './legal-document/legal.css'
import type { LegalDocument as LegalDocumentContent } from '#content/legal-document.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { Later } from '../ui/later.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { LastUpdate } from './legal-document/last-update.tsx'
import { LegalSection } from './legal-document/legal-section.tsx'
import { TableOfContents } from './legal-document/table-of-contents.tsx'

/** A quiet page, read from top to bottom or printed. */
export function LegalDocument({ document, pathname }: { document: LegalDocumentContent; pathname: string }) {
  const { title, introduction, updated, contentsTitle, sections } = document
  return (
    <Later as="article" className="in-sight legal wrap @container pt-6 pb-section">
      <div className="text-slate">
        <Breadcrumb pathname={pathname} />
      </div>
      <h1 className="mt-10 text-h1 md:mt-14 print:mt-0">{title}</h1>
      <div className="mt-6 grid gap-x-16 gap-y-6 @4xl:mt-10 @4xl:grid-cols-[minmax(0,17fr)_minmax(0,46fr)] @4xl:gap-y-16 @6xl:gap-x-24 @6xl:pr-16">
        <LastUpdate updated={updated} />
        <p className="measure text-slate @4xl:ml-14">
          <RichText text={introduction} />
        </p>
        <TableOfContents title={contentsTitle} sections={sections} />
        <div className="mt-6 @4xl:mt-0">
          {sections.map((section, index) => (
            <LegalSection key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </Later>
  )
}
