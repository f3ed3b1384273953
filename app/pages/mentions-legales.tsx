import { legalNotice } from '#content/legal-notice.ts'
import { legalNoticeSettings } from '#content/pages/mentions-legales.ts'
import { paths } from '#content/paths.ts'
import { PageHead } from '../seo/page-head.tsx'
import { LegalDocument } from './legal-document.tsx'

export default function LegalNotice() {
  return (
    <>
      <PageHead settings={legalNoticeSettings} />
      <LegalDocument document={legalNotice} pathname={paths.legalNotice} />
    </>
  )
}
