import { BlockList, isIP } from 'node:net'
import * as v from 'valibot'
import { defaultAnonKey } from '#content/anon-key.ts'
import { demoVideo } from '#content/brand/video.ts'
import { company } from '#content/company.ts'
import { isTeamEntry } from './desk/team.ts'
import { longestWindow } from './limits/longest-window.ts'
import { findMistyped } from './mistyped-variable.ts'
import { isOneAddress, namedAddress } from './outbox/mail-address.ts'
import { readSmtpUrl } from './outbox/smtp-url.ts'
import { isOwnHost } from './own-host.ts'
import { databaseUrls } from './store/database-urls.ts'

/** Everything that an operator can set, read once and checked; the only place that looks at the process's variables. */
export type Environment = v.InferOutput<typeof environmentSchema>

export class EnvironmentError extends Error {}

/** An empty variable counts as unset. Throws one sentence that names the variable, its problem and an example. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const mistyped = findMistyped(given, Object.keys(environmentSchema.entries))
  if (mistyped) {
    const { name, meant } = mistyped
    throw new EnvironmentError(`${name} is not read: set ${meant} instead, or start without ${name}.`)
  }
  const result = v.safeParse(environmentSchema, given)
  if (!result.success) {
    const issue = result.issues[0]
    throw new EnvironmentError(`${v.getDotPath(issue)?.split('.')[0]} ${issue.message}`)
  }
  const environment = result.output
  for (const { set, needs, example } of pairs) {
    if (environment[set] !== undefined && environment[needs] === undefined) {
      throw new EnvironmentError(`${needs} is missing although ${set} is set, for example ${needs}=${example}`)
    }
  }
  return environment
}

/** Reads one variable: `parse` returns nothing when the text is not what `problem` asks for. */
function variable<Value>(parse: (text: string) => Value | undefined, problem: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: problem })
      return NEVER
    }),
  )
}

function port(example: string) {
  return variable(
    (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined),
    `must be a port number from 0 to 65535, for example ${example}.`,
  )
}

function url(protocols: readonly string[], example: string) {
  return variable(
    (text) => {
      const parsed = URL.parse(text)
      return parsed && protocols.includes(parsed.protocol) ? text : undefined
    },
    `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}, for example ${example}`,
  )
}

/** What is sent there may be read on the way, unless that is within one's own network. */
function encryptedUrl(example: string) {
  return variable((text) => {
    const parsed = URL.parse(text)
    if (parsed?.protocol === 'http:') return isOwnHost(parsed.hostname) ? text : undefined
    return parsed?.protocol === 'https:' ? text : undefined
  }, `must be a URL that starts with https:// (http:// within your own network), for example ${example}`)
}

function origin(example: string) {
  return variable(
    (text) => readOrigin(text),
    `must be an origin (scheme, host and port, without a path), for example ${example}`,
  )
}

function readOrigin(text: string) {
  const parsed = URL.parse(text)
  const isOrigin = parsed && /^https?:$/.test(parsed.protocol) && /^https?:\/\/[^/?#@]+\/?$/.test(text)
  return isOrigin ? parsed.origin : undefined
}

function rate(example: string) {
  return variable((text) => {
    const [, requests, seconds] = /^([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(text) ?? []
    if (!requests || !seconds) return undefined
    return { requests: Number(requests), seconds: Math.min(Number(seconds), longestWindow) }
  }, `must be requests/seconds, both above zero, for example ${example}.`)
}

function mailAddress(example: string) {
  return variable(
    (text) => (isOneAddress(text) ? text : undefined),
    `must be one e-mail address, for example ${example}.`,
  )
}

const providerSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  baseUrl: encryptedUrl('https://models.example/v1'),
  apiKey: v.string(),
  model: v.pipe(v.string(), v.minLength(1)),
})

const text = v.pipe(v.string(), v.trim())

/** On this very machine. */
export const defaultSiteUrl = 'http://localhost:3000'

const environmentSchema = v.object({
  PORT: v.optional(port('3000'), '3000'),
  HOST: v.optional(text, '0.0.0.0'),
  DATA_DIR: v.optional(text, './var'),
  DATABASE_URL: v.optional(
    variable(
      (text) =>
        databaseUrls(text).every((one) => /^postgres(?:ql)?:$/.test(URL.parse(one)?.protocol ?? '')) ? text : undefined,
      'must be a URL that starts with postgres:// or postgresql://, for example postgres://user:password@localhost:5432/site',
    ),
  ),
  SITE_URL: v.optional(origin('https://www.example.org'), defaultSiteUrl),
  BACKEND_URL: v.optional(origin('https://api.example.org')),
  ANON_KEY: v.optional(
    variable(
      (key) => (/^[\x21-\x7e]{8,}$/.test(key) ? key : undefined),
      `must be at least 8 visible ASCII characters without spaces, for example ${defaultAnonKey}.`,
    ),
    defaultAnonKey,
  ),
  ALLOWED_ORIGINS: v.optional(
    variable((list) => {
      const origins = listItems(list).map(readOrigin)
      return origins.every((item) => item !== undefined) ? origins : undefined
    }, 'must be origins separated by commas, for example https://www.example.org,https://example.org'),
    '',
  ),
  SMTP_URL: v.optional(
    variable(
      readSmtpUrl,
      'must be a URL that starts with smtp:// or smtps:// and, outside of your own network, leaves encryption on (no ignoreTLS, opportunisticTLS, requireTLS or secure), for example smtp://user:password@localhost:587',
    ),
  ),
  MAIL_FROM: v.optional(mailAddress('site@example.org'), namedAddress(company.name, company.email)),
  MAIL_TO: v.optional(mailAddress('team@example.org'), company.email),
  LLM_BASE_URL: v.optional(encryptedUrl('https://models.example/v1')),
  LLM_API_KEY: v.optional(text),
  LLM_MODEL: v.optional(text),
  LLM_PROVIDERS: v.optional(
    variable(
      readProviders,
      'must be a JSON array of providers, each with an https:// address (http:// within your own network), for example [{"name":"first","baseUrl":"https://models.example/v1","apiKey":"…","model":"small"}]',
    ),
    '[]',
  ),
  CHAT_RATE: v.optional(rate('20/60'), '20/60'),
  CONTACT_RATE: v.optional(rate('30/600'), '30/600'),
  CHAT_DAILY_BUDGET: v.optional(
    variable(
      (budget) => (/^\d{1,9}$/.test(budget) ? Number(budget) : undefined),
      'must be a whole number of answers a day, for example 5000.',
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    variable(readNetworks, 'must be CIDR networks separated by commas, for example 10.0.0.0/8,fd00::/8'),
    '',
  ),
  TEAM_EMAILS: v.optional(
    variable(
      readTeam,
      'must be e-mail addresses or domains separated by commas, for example jeanne@example.org,@team.example.org',
    ),
    '',
  ),
  LEADS_WEBHOOK_URL: v.optional(encryptedUrl('https://crm.example.org/hooks/requests')),
  LEADS_WEBHOOK_SECRET: v.optional(
    variable(
      (secret) => (/^[\x21-\x7e]{16,}$/.test(secret) ? secret : undefined),
      'must be at least 16 visible ASCII characters without spaces, for example what `openssl rand -hex 32` prints.',
    ),
  ),
  METRICS_PORT: v.optional(port('9464')),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be one of trace, debug, info, warn, error, fatal, silent, for example info.',
    ),
    'info',
  ),
  MATOMO_URL: v.optional(url(['http:', 'https:'], 'https://stats.example.org')),
  MATOMO_SITE_ID: v.optional(
    variable((id) => (/^\d{1,9}$/.test(id) ? id : undefined), 'must be the number of a Matomo site, for example 1.'),
  ),
  VIDEO_URL: v.optional(url(['http:', 'https:'], 'https://video.example/embed/demo'), demoVideo.url),
})

/** A variable that means nothing without the other. */
const pairs = [
  { set: 'LLM_BASE_URL', needs: 'LLM_MODEL', example: 'mistral-small-latest' },
  { set: 'LLM_MODEL', needs: 'LLM_BASE_URL', example: 'https://models.example/v1' },
  { set: 'LEADS_WEBHOOK_URL', needs: 'LEADS_WEBHOOK_SECRET', example: '$(openssl rand -hex 32)' },
  { set: 'LEADS_WEBHOOK_SECRET', needs: 'LEADS_WEBHOOK_URL', example: 'https://crm.example.org/hooks/requests' },
  { set: 'MATOMO_URL', needs: 'MATOMO_SITE_ID', example: '1' },
  { set: 'MATOMO_SITE_ID', needs: 'MATOMO_URL', example: 'https://stats.example.org' },
] as const

function listItems(list: string) {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** An address, or a domain with its @, which stands for all of its addresses. */
function readTeam(list: string) {
  const members = listItems(list).map((item) => item.toLowerCase())
  return members.every(isTeamEntry) ? members : undefined
}

function readProviders(json: string) {
  try {
    const result = v.safeParse(v.array(providerSchema), JSON.parse(json))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

function readNetworks(list: string) {
  const networks = new BlockList()
  for (const item of listItems(list)) {
    const [address = '', prefix] = item.split('/')
    const family = isIP(address)
    const longest = family === 6 ? 128 : 32
    const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1
    if (family === 0 || length < 0 || length > longest) return undefined
    networks.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4')
  }
  return networks
}
