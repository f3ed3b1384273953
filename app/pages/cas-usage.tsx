import './cas-usage/rotating-headlines.css'
import './cas-usage/cas-usage.css'
import { useCasesSettings } from '#content/pages/cas-usage.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { PageHead } from '../seo/page-head.tsx'
import { ClosingCall } from '../shell/closing-call.tsx'
import { CaseFinder } from './cas-usage/case-finder.tsx'
import { Opening } from './cas-usage/opening.tsx'

export default function Page() {
  return (
    <>
      <PageHead settings={useCasesSettings} />
      <Opening />
      <CaseFinder />
      <ClosingCall {...useCasesPage.closing} />
    </>
  )
}
