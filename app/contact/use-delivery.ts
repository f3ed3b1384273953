import { type RefObject, useCallback, useEffect, useState } from 'react'
import { contactForm } from '#content/contact-form.ts'
import { paths } from '#content/paths.ts'
import type { ContactFieldErrors, ContactRequest } from '#contract/contact-request.ts'
import type { FormSignals } from '#contract/form-signals.ts'
import { GoneFile } from '../loading/load-files.ts'
import { takeNewVersion } from '../loading/new-version.ts'
import { within } from '../loading/within.ts'
import { publicConfig } from '../public-config.ts'
import { useRouter } from '../router.tsx'
import { useToast } from '../ui/toast.tsx'
import { draftToForget } from './contact-draft.ts'
import { draftId, isDraftTried } from './draft-id.ts'
import { forgetOldSubmission, isTooSoon, rememberSubmission } from './last-submission.ts'
import { createContactSender, type Delivery } from './send-contact-request.ts'
import { siteElsewhere } from './site-elsewhere.ts'

export type FormStatus =
  | { readonly state: 'idle' }
  /** `lastProblem` keeps its place, so that nothing moves while it is tried again. */
  | { readonly state: 'sending'; readonly lastProblem?: string }
  /** Not known to be stored, and no field is to blame. */
  | { readonly state: 'refused'; readonly problem: string }
  /** And no page came to say so: the form does. */
  | { readonly state: 'stored' }

/** One for the tab: a visitor may leave the form while it is being sent, and come back to another. */
const sender = createContactSender({
  backendUrl: publicConfig.backendUrl,
  anonKey: publicConfig.anonKey,
  fetch: (...request) => window.fetch(...request),
  draftId,
})

/** Milliseconds for which a visitor whose request is stored waits for a page to say so. */
const longestWait = 6000

type Form = {
  readonly element: RefObject<HTMLFormElement | null>
  readonly problem: string | undefined
  readonly showErrors: (fields: ContactFieldErrors) => void
  readonly showDraft: () => void
}

/** Sends what the form holds and shows in it what became of that. */
export function useDelivery({ element, problem, showErrors, showDraft }: Form) {
  const { navigate, pageAt } = useRouter()
  const successPage = pageAt(paths.contactSuccess)
  const toast = useToast()
  const [ongoing] = useState(sender.underWay)
  const [status, setStatus] = useState<FormStatus>(() => {
    if (ongoing) return { state: 'sending' }
    return problem ? { state: 'refused', problem } : { state: 'idle' }
  })

  const leave = useCallback(async () => {
    const site = siteElsewhere(window.location.origin, publicConfig)
    if (site) return window.location.assign(site + paths.contactSuccess)
    const canLead = await within(
      longestWait,
      successPage.preload().then(
        () => true,
        (error) => error instanceof GoneFile,
      ),
      false,
    )
    const isHere = () => element.current && window.location.pathname === paths.contact
    if (!isHere()) return
    // What was sent goes, what was typed since stays: browsers keep what stands in a form for whoever comes back to it.
    if (canLead) {
      showDraft()
      if (navigate(paths.contactSuccess, { yields: true })) return
    }
    // The document says the same, and needs no script for it.
    const isThere = () => fetch(paths.contactSuccess).then(({ ok }) => ok)
    const comes = !canLead && (await within(longestWait, isThere(), false))
    if (!isHere()) return
    showDraft()
    if (comes) return takeNewVersion(new URL(paths.contactSuccess, window.location.href).href)
    setStatus({ state: 'stored' })
  }, [element, navigate, successPage, showDraft])

  const show = useCallback(
    (delivery: Delivery) => {
      switch (delivery.kind) {
        case 'stored':
          void leave()
          return
        case 'invalid':
          setStatus({ state: 'idle' })
          showErrors(delivery.fields)
          return
        case 'failed':
          setStatus({ state: 'refused', problem: delivery.sentence ?? contactForm.problems.failure })
          return
        case 'unknown':
          setStatus({ state: 'refused', problem: contactForm.problems.unknown })
      }
    },
    [leave, showErrors],
  )

  useEffect(() => forgetOldSubmission(Date.now()), [])

  useEffect(() => {
    let isHere = true
    ongoing?.then((delivery) => isHere && show(delivery))
    return () => {
      isHere = false
    }
  }, [ongoing, show])

  async function deliver(request: ContactRequest, signals: FormSignals) {
    // What is tried again is no second request.
    if (!isDraftTried() && isTooSoon(Date.now())) {
      refuse(contactForm.problems.tooFast, contactForm.toasts.tooFast)
      return
    }
    setStatus((last) =>
      last.state === 'refused' ? { state: 'sending', lastProblem: last.problem } : { state: 'sending' },
    )
    // Where the network goes after the answer, there is still a page to say that it was good.
    successPage.preload().catch(() => {})
    const forgetDraft = draftToForget()
    const delivery = await sender.send(request, signals)
    if (delivery.kind === 'stored') {
      rememberSubmission(Date.now())
      forgetDraft()
      toast.show({ tone: 'success', ...contactForm.toasts.success })
    } else toast.show({ tone: 'error', ...contactForm.toasts.failure })
    if (element.current) show(delivery)
  }

  function refuse(reason: string, message: { readonly title: string; readonly text: string }) {
    toast.show({ tone: 'error', ...message })
    setStatus({ state: 'refused', problem: reason })
  }

  return {
    status,
    deliver,
    isFree: () => sender.underWay() === undefined,
    reset: () => setStatus({ state: 'idle' }),
    fail: () => refuse(contactForm.problems.failure, contactForm.toasts.failure),
  }
}
