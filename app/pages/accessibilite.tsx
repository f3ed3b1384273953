import { accessibilityDeclaration } from '#content/accessibility-declaration.ts'
import { accessibilitySettings } from '#content/pages/accessibilite.ts'
import { paths } from '#content/paths.ts'
import { PageHead } from '../seo/page-head.tsx'
import { LegalDocument } from './legal-document.tsx'

export default function Accessibility() {
  return (
    <>
      <PageHead settings={accessibilitySettings} />
      <LegalDocument document={accessibilityDeclaration} pathname={paths.accessibility} />
    </>
  )
}
