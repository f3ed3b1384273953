import { type CheckedPurpose, type ExternalService, externalServices } from '#content/external-services.ts'
import { purposesChangedOn } from '#content/purposes-changed-on.ts'
import { type Environment, EnvironmentError } from './environment.ts'
import { isOwnHost } from './own-host.ts'
import { databaseUrls } from './store/database-urls.ts'

type Use = { readonly variable: keyof Environment; readonly purpose: CheckedPurpose; readonly url: string | undefined }

/**
 * Stops with one sentence where a configured host is somebody else's and the privacy policy, which is written from
 * content/external-services.ts, does not name it.
 */
export function requireDeclaredServices(
  environment: Environment,
  services: readonly ExternalService[] = externalServices,
): void {
  requireFreshQuestion(services)
  requireOneVideo(services)
  for (const { variable, purpose, url } of uses(environment)) {
    const host = url && reachedHost(variable, url)
    if (!host || isOwnHost(host)) continue
    const named = services.filter((service) => service.purpose === purpose)
    if (purpose === 'video') requireThatVideo(host, named)
    if (named.some((service) => service.host === host)) continue
    throw new EnvironmentError(
      `${variable} points to ${host}, which is not declared: add it to content/external-services.ts with the purpose « ${purpose} », since the privacy policy names every outside service from that list.`,
    )
  }
}

/** Wherever it is played: the texts would name both as recipients. */
function requireOneVideo(services: readonly ExternalService[]): void {
  const named = services.filter(({ purpose }) => purpose === 'video')
  if (named.length < 2) return
  throw new EnvironmentError(
    `content/external-services.ts names ${whoseHosts(named)} as who plays the video, and there is one film: leave only that of content/brand/video.ts.`,
  )
}

/** Title, transcript, length and who plays it are told of the one film of content/brand/video.ts. */
function requireThatVideo(host: string, named: readonly ExternalService[]): void {
  if (named.some((service) => service.host === host)) return
  throw new EnvironmentError(
    `VIDEO_URL points to ${host}, and the texts name ${whoseHosts(named) || 'nobody'} as who plays the video: write the address into content/brand/video.ts, with whose service it is and what the film shows, and declare no other « video » in content/external-services.ts.`,
  )
}

function whoseHosts(services: readonly ExternalService[]) {
  return services.map((service) => `${service.company} (${service.host})`).join(' and ')
}

/** Drivers let the query name another host than the URL does, and PostgreSQL's looks at PGHOST where there is none. */
function reachedHost(variable: keyof Environment, url: string): string {
  const { hostname, protocol, searchParams } = new URL(url)
  if (protocol.startsWith('http')) return hostname
  const isSocket = searchParams.get('host')?.startsWith('/') || /^%2f/i.test(hostname)
  const hidden = ['host', 'hostaddr', 'service', 'proxy'].find((name) => searchParams.has(name))
  if (hidden && !isSocket) {
    throw new EnvironmentError(
      `${variable} names a host in its query (${hidden}): write it as the host of the URL, which is what is held against content/external-services.ts.`,
    )
  }
  if (variable === 'DATABASE_URL' && !hostname && !isSocket) {
    throw new EnvironmentError('DATABASE_URL names no host, for example postgres://user:password@localhost:5432/site')
  }
  return isSocket ? 'localhost' : hostname.toLowerCase().replaceAll('%2e', '.')
}

/**
 * Stops with one sentence where a service about which visitors choose is younger than the date from which
 * choices count: a choice that was made without it would be taken for one about it.
 */
function requireFreshQuestion(services: readonly ExternalService[]): void {
  for (const service of services) {
    if (!('since' in service) || Date.parse(service.since) <= Date.parse(purposesChangedOn)) continue
    throw new EnvironmentError(
      `${service.host} is declared since ${service.since}, and choices count since ${purposesChangedOn}: set purposesChangedOn in content/purposes-changed-on.ts to ${service.since}, so that visitors who chose before are asked again.`,
    )
  }
}

/** What points to an address of one's own, which may pass on to others, while nobody is declared for its purpose. */
export function possibleGateways(
  environment: Environment,
  services: readonly ExternalService[] = externalServices,
): readonly { readonly variable: string; readonly purpose: string; readonly host: string }[] {
  return uses(environment).flatMap(({ variable, purpose, url }) => {
    const passesOn = ['mail', 'webhook', 'models'].includes(purpose)
    const host = url && passesOn ? reachedHost(variable, url) : ''
    const isNamed = services.some((service) => service.purpose === purpose)
    return host && isOwnHost(host) && !isNamed ? [{ variable, purpose, host }] : []
  })
}

/** Named in the privacy policy, while nothing goes there: only what a variable alone leads to, with no gateway between. */
export function unusedServices(
  environment: Environment,
  services: readonly ExternalService[] = externalServices,
): readonly ExternalService[] {
  const used = uses(environment).flatMap(({ variable, url }) => (url ? [reachedHost(variable, url)] : []))
  return services.filter(
    ({ purpose, host }) => ['audience', 'database', 'backend'].includes(purpose) && !used.includes(host),
  )
}

function uses(environment: Environment): Use[] {
  const { VIDEO_URL, MATOMO_URL, SMTP_URL, DATABASE_URL, LLM_BASE_URL, LLM_PROVIDERS } = environment
  const { BACKEND_URL, SITE_URL, LEADS_WEBHOOK_URL } = environment
  const isSitesOwn = URL.parse(BACKEND_URL ?? '')?.hostname === new URL(SITE_URL).hostname
  return [
    { variable: 'BACKEND_URL', purpose: 'backend', url: isSitesOwn ? undefined : BACKEND_URL },
    { variable: 'VIDEO_URL', purpose: 'video', url: VIDEO_URL },
    { variable: 'MATOMO_URL', purpose: 'audience', url: MATOMO_URL },
    { variable: 'SMTP_URL', purpose: 'mail', url: SMTP_URL },
    ...databaseUrls(DATABASE_URL ?? '').map((url): Use => ({ variable: 'DATABASE_URL', purpose: 'database', url })),
    { variable: 'LEADS_WEBHOOK_URL', purpose: 'webhook', url: LEADS_WEBHOOK_URL },
    { variable: 'LLM_BASE_URL', purpose: 'models', url: LLM_BASE_URL },
    ...LLM_PROVIDERS.map(({ baseUrl }): Use => ({ variable: 'LLM_PROVIDERS', purpose: 'models', url: baseUrl })),
  ]
}
