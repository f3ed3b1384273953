import './services/step-links.css'
import './services/method-step.css'
import { methodologySteps } from '#content/methodology.ts'
import { servicesSettings } from '#content/pages/services.ts'
import { servicesPage } from '#content/services-page.ts'
import { PageHead } from '../seo/page-head.tsx'
import { ClosingCall } from '../shell/closing-call.tsx'
import { Differentiators } from './services/differentiators.tsx'
import { Estimate } from './services/estimate.tsx'
import { MethodStep } from './services/method-step.tsx'
import { ServicesOpening } from './services/services-opening.tsx'

export default function Page() {
  return (
    <>
      <PageHead settings={servicesSettings} />
      <ServicesOpening />
      <Estimate />
      {methodologySteps.map((step) => (
        <MethodStep key={step.id} step={step} />
      ))}
      <Differentiators />
      <ClosingCall {...servicesPage.closing} />
    </>
  )
}
