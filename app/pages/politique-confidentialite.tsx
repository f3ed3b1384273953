import { paths } from '#content/paths.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { PageHead } from '../seo/page-head.tsx'
import { LegalDocument } from './legal-document.tsx'

export default function PrivacyPolicy() {
  return (
    <>
      <PageHead page="privacyPolicy" />
      <LegalDocument document={privacyPolicy} pathname={paths.privacyPolicy} />
    </>
  )
}
