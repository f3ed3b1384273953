import * as v from 'valibot'
import type { Environment } from '#server/environment.ts'
import type { Finding } from './finding.ts'
import { ask, type HttpAnswer, isCertificateProblem } from './http-answer.ts'
import type { Outside } from './outside.ts'

const day = 24 * 60 * 60 * 1000
/** Certificates are renewed by themselves a month before their end: one that is not has a renewal that fails. */
const daysLeft = { few: 14, tooFew: 3 }

/** Asks the site for its health where visitors find it, through whatever stands in front of it. */
export async function siteAnswerFindings(
  { SITE_URL, BACKEND_URL = SITE_URL }: Environment,
  outside: Outside,
): Promise<readonly Finding[]> {
  const addresses = [...new Set([SITE_URL, BACKEND_URL])]
  const findings = await Promise.all(
    addresses.map(async (address) => {
      try {
        const answer = await ask('GET', `${address}/healthz`, outside)
        return [
          ...certificateFindings(address, answer, outside.now()),
          ...cookieFindings(address, answer),
          ...(address === BACKEND_URL ? healthFindings(address, answer) : []),
        ]
      } catch (error) {
        return [noAnswer(address, error)]
      }
    }),
  )
  return findings.flat()
}

function noAnswer(address: string, error: unknown): Finding {
  const { code, name } = Object(error)
  const reason = String(code ?? name)
  if (isCertificateProblem(reason))
    return tls(
      'in-the-way',
      `Browsers refuse the certificate of ${address} (${reason}): renew it, or have one made for that name.`,
    )
  return tls(
    'unchecked',
    `${address} does not answer from here (${reason}), so TLS and the proxy could not be checked: start the site and its proxy, then run the doctor again.`,
  )
}

function certificateFindings(address: string, { certificateEnds }: HttpAnswer, now: number): Finding[] {
  if (certificateEnds === undefined) return []
  const days = Math.floor((certificateEnds - now) / day)
  const ends = `The certificate of ${address} ends in ${days} days`
  if (days < daysLeft.few)
    return [tls(days < daysLeft.tooFew ? 'in-the-way' : 'look', `${ends}: see why it is not renewed by itself.`)]
  return [tls('fine', `${ends}, and is accepted.`)]
}

/** The site itself sets none but the desk's, at a sign-in. */
function cookieFindings(address: string, { cookies }: HttpAnswer): Finding[] {
  if (cookies.length === 0) return []
  return [
    proxy(
      'in-the-way',
      `What stands in front of ${address} sets a cookie (${cookies.join(', ')}), and the privacy policy says that pages set none: turn off what sets it, such as bot management or session affinity.`,
    ),
  ]
}

const healthSchema = v.object({ status: v.string(), forwardedFor: v.optional(v.string()) })

function healthFindings(address: string, { status, body }: HttpAnswer): Finding[] {
  const health = v.safeParse(v.pipe(v.string(), v.parseJson(), healthSchema), body)
  if (status !== 200 || !health.success)
    return [
      proxy(
        'look',
        `${address}/healthz is not answered by this site (${status}): have the proxy hand on every path to PORT.`,
      ),
    ]
  const { forwardedFor } = health.output
  if (forwardedFor === 'believed') return [proxy('fine', 'The proxy in front says who visits, and is believed.')]
  if (forwardedFor !== undefined)
    return [
      proxy(
        'in-the-way',
        'A proxy in front sends X-Forwarded-For and TRUSTED_PROXIES does not name it, so all visitors share one limit: set it to the address from which the proxy connects, for example TRUSTED_PROXIES=127.0.0.1/32',
      ),
    ]
  if (!address.startsWith('https:')) return []
  return [
    proxy(
      'look',
      'What ends TLS in front does not say who visits (no X-Forwarded-For arrives), so all visitors share one limit: have it send that header, and name it in TRUSTED_PROXIES.',
    ),
  ]
}

function tls(severity: Finding['severity'], sentence: string): Finding {
  return { about: 'TLS', severity, sentence }
}

function proxy(severity: Finding['severity'], sentence: string): Finding {
  return { about: 'proxy', severity, sentence }
}
