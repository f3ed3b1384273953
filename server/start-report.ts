import { isIPv6 } from 'node:net'
import { deskPaths } from '#contract/desk-view.ts'
import type { Environment } from './environment.ts'

type Found = { readonly inTheWay: number; readonly storeProblem?: string | undefined }

/** What a person who has just started the site wants to know; the log says the same in JSON. */
export function startReport(environment: Environment, port: number, { inTheWay, storeProblem }: Found): string[] {
  const { needed, wanted } = missingSettings(environment)
  const ifWanted = wanted.length > 0 ? `, if wanted ${wanted.join(', ')}` : ''
  const address = listeningAddress(environment, port)
  return [
    `Listening on ${address}`,
    ...(storeProblem ? [`  store: ${storeProblem} Until then, requests are answered with the phone number.`] : []),
    ...[...embeddedParts(environment), ...linksElsewhere(environment, address), ...deskAt(environment, address)].map(
      (part) => `  ${part}`,
    ),
    ...(needed.length > 0
      ? [`To put it online, set ${needed.join(', ')}${ifWanted}: docs/operations.md says how.`]
      : []),
    ...(inTheWay > 0 ? [doctorLine(inTheWay)] : []),
  ]
}

function doctorLine(count: number) {
  const things = count === 1 ? '1 thing stands' : `${count} things stand`
  return `${things} between this configuration and production: npm run doctor says what.`
}

/** Where a browser on this machine finds the site. */
export function listeningAddress({ HOST }: Pick<Environment, 'HOST'>, port: number): string {
  const isHere = ['0.0.0.0', '::', '::1', 'localhost'].includes(HOST) || HOST.startsWith('127.')
  const host = isHere ? 'localhost' : isIPv6(HOST) ? `[${HOST}]` : HOST
  return `http://${host}:${port}`
}

/** The pages are built for one address: on another machine's name that is wanted, on another port of this one rarely. */
function linksElsewhere({ SITE_URL }: Environment, address: string) {
  if (SITE_URL === address || new URL(SITE_URL).hostname !== 'localhost') return []
  return [
    `links: canonical links and sitemap name ${SITE_URL} (SITE_URL); SITE_URL=${address} makes them name this address`,
  ]
}

/** Nothing on the site leads there. */
function deskAt({ TEAM_EMAILS }: Environment, address: string) {
  return TEAM_EMAILS.length > 0 ? [`desk: the team signs in at ${address}${deskPaths.home}`] : []
}

export function embeddedParts({ DATABASE_URL, SMTP_URL, LLM_BASE_URL, LLM_PROVIDERS, DATA_DIR }: Environment) {
  return [
    !DATABASE_URL && `store: SQLite in ${DATA_DIR} (DATABASE_URL is not set)`,
    !SMTP_URL && `mail: .eml files in ${DATA_DIR}/mail (SMTP_URL is not set)`,
    !LLM_BASE_URL && LLM_PROVIDERS.length === 0 && 'assistant: embedded (LLM_BASE_URL is not set)',
  ].filter((part) => part !== false)
}

/** In the order in which one comes to them; one machine does without a database server and a model. */
function missingSettings({ SITE_URL, SMTP_URL, DATABASE_URL, LLM_BASE_URL, LLM_PROVIDERS }: Environment) {
  return {
    needed: [new URL(SITE_URL).hostname === 'localhost' && 'SITE_URL', !SMTP_URL && 'SMTP_URL'].filter(
      (name) => name !== false,
    ),
    wanted: [!DATABASE_URL && 'DATABASE_URL', !LLM_BASE_URL && LLM_PROVIDERS.length === 0 && 'LLM_BASE_URL'].filter(
      (name) => name !== false,
    ),
  }
}
