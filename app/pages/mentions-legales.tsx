import { legalNotice } from '#content/legal-notice.ts'
import { paths } from '#content/paths.ts'
import { PageHead } from '../seo/page-head.tsx'
import { LegalDocument } from './legal-document.tsx'

export default function LegalNotice() {
  return (
    <>
      <PageHead page="legalNotice" />
      <LegalDocument document={legalNotice} pathname={paths.legalNotice} />
    </>
  )
}
