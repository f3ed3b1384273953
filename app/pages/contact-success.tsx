import '../contact/next-steps.css'
import { contactSuccessPage } from '#content/contact-success-page.ts'
import { contactSuccessSettings } from '#content/pages/contact-success.ts'
import { NextSteps } from '../contact/next-steps.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { PageOpening } from '../shell/page-opening.tsx'
import { Later } from '../ui/later.tsx'
import { UrgentNeed } from './contact-success/urgent-need.tsx'
import { WhereToGoNow } from './contact-success/where-to-go-now.tsx'

const { title, introduction, steps, stepsTitle } = contactSuccessPage

export default function ContactSuccess() {
  return (
    <>
      <PageHead settings={contactSuccessSettings} />
      <PageOpening title={title} lead={introduction}>
        <h2 className="sr-only">{stepsTitle}</h2>
        <NextSteps steps={steps} className="mt-12 lg:mt-16" />
      </PageOpening>
      <Later className="in-sight wrap grid gap-12 py-16 md:grid-cols-[1fr_auto] md:items-end lg:py-20">
        <UrgentNeed />
        <WhereToGoNow />
      </Later>
    </>
  )
}
