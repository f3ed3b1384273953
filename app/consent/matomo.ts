type Command = readonly (string | number)[]
/** What takes commands: a list until Matomo has come, then Matomo itself. */
type Queue = { push: (...commands: Command[]) => unknown }

declare global {
  interface Window {
    _paq?: Queue
  }
}

export type Audience = { url: string; siteId: string }

const scriptId = 'audience-script'
const silenceId = 'audience-silence'

/** Counts one view. Loads Matomo at the first one; it sets no cookie and reads no more than the privacy policy says. */
export function countView({ url, siteId }: Audience, address: string, title: string) {
  // Allowed again where it was withdrawn: from the next document on.
  if (document.getElementById(silenceId)) return
  const root = url.replace(/(?<!\/)\/*$/, '/')
  const queue: Queue = window._paq ?? ([] as Command[])
  window._paq = queue
  queue.push(['setCustomUrl', address], ['setDocumentTitle', title])
  if (!document.getElementById(scriptId)) {
    queue.push(['disableCookies'], ['disableBrowserFeatureDetection'], ['disablePerformanceTracking'])
    // Another site's may say what was searched for there.
    queue.push(['setReferrerUrl', document.referrer.replace(/[?#].*/, '')])
    queue.push(['setTrackerUrl', `${root}matomo.php`], ['setSiteId', siteId])
    const script = document.createElement('script')
    script.id = scriptId
    script.async = true
    script.src = `${root}matomo.js`
    // The next view tries again; views that nobody fetches are not piled up.
    script.onerror = forgetQueue
    document.head.append(script)
  }
  queue.push(['trackPageView'])
}

/**
 * Withdrawn: from here on nothing of this document reaches Matomo. Its timers and listeners cannot be taken back, nor can
 * a script that is on its way, so the browser is told to let nothing out to it: a policy that is added only tightens.
 */
export function silenceAudience(backendUrl: string) {
  window._paq?.push(['optUserOut'])
  forgetQueue()
  if (document.getElementById(silenceId)) return
  const policy = document.createElement('meta')
  policy.id = silenceId
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = `script-src 'self'; img-src 'self'; connect-src 'self' ${backendUrl}`
  document.head.append(policy)
}

function forgetQueue() {
  document.getElementById(scriptId)?.remove()
  delete window._paq
}
