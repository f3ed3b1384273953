import '../contact/next-steps.css'
import { useEffect, useState } from 'react'
import { contactSuccessPage } from '#content/contact-success-page.ts'
import { contactSuccessSettings } from '#content/pages/contact-success.ts'
import { draftIdKey, draftKey } from '../contact/draft-keys.ts'
import { NextSteps } from '../contact/next-steps.tsx'
import { publicConfig } from '../public-config.ts'
import { PageHead } from '../seo/page-head.tsx'
import { PageOpening } from '../shell/page-opening.tsx'
import { Later } from '../ui/later.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { UrgentNeed } from './contact-success/urgent-need.tsx'
import { WhereToGoNow } from './contact-success/where-to-go-now.tsx'

const { title, introduction, steps, stepsTitle } = contactSuccessPage

export default function ContactSuccess() {
  const hydrated = useHydrated()
  const [isDocument] = useState(!hydrated)

  // Without React the browser posts the form itself, and is sent on to here once it is stored: the draft has had its time.
  useEffect(() => {
    if (isDocument && wasSentOn()) forgetDraft()
  }, [isDocument])

  return (
    <>
      <PageHead settings={contactSuccessSettings} />
      <PageOpening title={title} lead={introduction}>
        <h2 className="sr-only">{stepsTitle}</h2>
        <NextSteps steps={steps} className="mt-12 lg:mt-16" />
      </PageOpening>
      <Later data-needs-react={draftKey} className="in-sight wrap flex flex-wrap items-end gap-12 py-16 lg:py-20">
        <UrgentNeed />
        <WhereToGoNow />
      </Later>
    </>
  )
}

/** Browsers tell of no redirection that came from another origin, as that of a backend of its own; but no page links to here. */
function wasSentOn() {
  const isFromHere = [window.location.origin, publicConfig.backendUrl].some(
    (origin) => origin && document.referrer.startsWith(origin),
  )
  return performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        entry instanceof PerformanceNavigationTiming &&
        (entry.redirectCount > 0 || (entry.type === 'navigate' && isFromHere)),
    )
}

/** In the tab's storage: what no storage kept went with the page that posted it. */
function forgetDraft() {
  try {
    for (const key of [draftKey, draftIdKey]) window.sessionStorage.removeItem(key)
  } catch {}
}
