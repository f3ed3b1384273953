import { demoVideo } from '#content/brand/video.ts'
import { type ExternalService, externalServices } from '#content/external-services.ts'
import { possibleGateways, requireDeclaredServices, unusedServices } from '#server/declared-services.ts'
import { type Environment, EnvironmentError } from '#server/environment.ts'
import { isOwnHost } from '#server/own-host.ts'
import type { Finding } from './finding.ts'
import { isReservedHost } from './reserved-values.ts'

/** What visitors' browsers or their data are sent to: real, and named in the privacy policy. */
export function outsideServicesFindings(
  environment: Environment,
  services: readonly ExternalService[] = externalServices,
): readonly Finding[] {
  const problems = [...undeclared(environment, services), ...placeholders(environment)]
  const toLookAt = [
    ...ownVideo(environment),
    ...gateways(environment, services),
    ...unused(environment, services),
    ...audience(environment),
  ]
  const findings: readonly Finding[] = [
    ...problems.map((sentence) => finding('in-the-way', sentence)),
    ...toLookAt.map((sentence) => finding('look', sentence)),
  ]
  return findings.length > 0
    ? findings
    : [finding('fine', 'Every outside service is declared in content/external-services.ts.')]
}

function finding(severity: Finding['severity'], sentence: string): Finding {
  return { about: 'services', severity, sentence }
}

function ownVideo({ VIDEO_URL }: Environment) {
  const { hostname } = new URL(VIDEO_URL)
  if (!isOwnHost(hostname)) return []
  return [
    `VIDEO_URL points to ${hostname}, which is your own, and the texts name ${demoVideo.service.company} as who plays the video: that is right for a trial alone, so let it point to that service, or write your public address and yourself into content/brand/video.ts.`,
  ]
}

function gateways(environment: Environment, services: readonly ExternalService[]) {
  return possibleGateways(environment, services).map(
    ({ variable, purpose, host }) =>
      `${variable} points to ${host}, which is your own, and the privacy policy names nobody behind it: if it passes on to somebody else, add them to content/external-services.ts with the purpose « ${purpose} ».`,
  )
}

function unused(environment: Environment, services: readonly ExternalService[]) {
  return unusedServices(environment, services).map(
    ({ company, host, purpose }) =>
      `content/external-services.ts names ${company} (${host}) with the purpose « ${purpose} », and no variable points there, while the privacy policy says that data goes there: take it out, or set the variable.`,
  )
}

/** What the policy says of the audience is done by settings that no request shows. */
function audience({ MATOMO_URL }: Environment) {
  if (!MATOMO_URL) return []
  const { hostname } = new URL(MATOMO_URL)
  return [
    ...(isOwnHost(hostname)
      ? [
          `MATOMO_URL points to ${hostname}, which a visitor's browser looks for at the visitor's: set it to a public address.`,
        ]
      : []),
    'MATOMO_URL is set: see that Matomo shortens addresses and deletes as the privacy policy says (docs/operations.md, « Audience figures »).',
  ]
}

function undeclared(environment: Environment, services: readonly ExternalService[]) {
  try {
    requireDeclaredServices(environment, services)
    return []
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return [error.message]
  }
}

function placeholders({ VIDEO_URL, MATOMO_URL, LEADS_WEBHOOK_URL }: Environment) {
  return Object.entries({ VIDEO_URL, MATOMO_URL, LEADS_WEBHOOK_URL })
    .map(([variable, url]) => ({ variable, host: URL.parse(url ?? '')?.hostname }))
    .filter(({ host }) => host !== undefined && isReservedHost(host))
    .map(
      ({ variable, host }) =>
        `${variable} points to ${host}, a placeholder in a domain kept for examples: set it to the real service, and declare that one in content/external-services.ts.`,
    )
}
