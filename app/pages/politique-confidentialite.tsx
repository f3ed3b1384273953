import { privacyPolicySettings } from '#content/pages/politique-confidentialite.ts'
import { paths } from '#content/paths.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { PageHead } from '../seo/page-head.tsx'
import { LegalDocument } from './legal-document.tsx'

export default function PrivacyPolicy() {
  return (
    <>
      <PageHead settings={privacyPolicySettings} />
      <LegalDocument document={privacyPolicy} pathname={paths.privacyPolicy} />
    </>
  )
}
