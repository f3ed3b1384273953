import type { Environment } from '#server/environment.ts'
import type { Finding } from './finding.ts'
import { ask, isCertificateProblem } from './http-answer.ts'
import type { Outside } from './outside.ts'

/** Whether somebody is there who would take the requests; none is sent. */
export async function webhookFindings({ LEADS_WEBHOOK_URL }: Environment, outside: Outside): Promise<Finding[]> {
  if (!LEADS_WEBHOOK_URL) return []
  const { hostname } = new URL(LEADS_WEBHOOK_URL)
  try {
    const { status } = await ask('HEAD', LEADS_WEBHOOK_URL, outside)
    return [answered(hostname, status)]
  } catch (error) {
    const code = String(Object(error).code ?? Object(error).name)
    const cure = isCertificateProblem(code)
      ? 'its certificate is not believed, so correct that'
      : 'correct LEADS_WEBHOOK_URL, or start what it points to'
    return [
      finding(
        'in-the-way',
        `The webhook at ${hostname} does not answer (${code}): ${cure}; requests wait for it for 48 hours, then are set aside.`,
      ),
    ]
  }
}

/** What takes posts alone may well refuse a HEAD: that is an answer. */
function answered(host: string, status: number) {
  if (status >= 300 && status < 400) {
    return finding(
      'in-the-way',
      `The webhook at ${host} redirects (${status}), which is not followed: set LEADS_WEBHOOK_URL to the final address.`,
    )
  }
  if (status >= 500) {
    return finding('look', `The webhook at ${host} answers with ${status}: look at its own log.`)
  }
  return finding('fine', `The webhook at ${host} answers.`)
}

function finding(severity: Finding['severity'], sentence: string): Finding {
  return { about: 'webhook', severity, sentence }
}
