import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { configuredProviders } from '#server/assistant/models/model-provider.ts'
import type { Environment } from '#server/environment.ts'
import { databaseUrls } from '#server/store/database-urls.ts'
import { databaseAddress } from '#server/store/store-name.ts'
import type { Finding } from './finding.ts'
import { ask } from './http-answer.ts'
import type { Outside } from './outside.ts'
import { withinItsTime } from './within-its-time.ts'

/** By how many milliseconds another clock is ahead of ours; what runs on this machine has the same clock, right or wrong. */
type Reading = { readonly host: string; readonly ahead: number; readonly isElsewhere: boolean }

const seconds = { noticeable: 5, wrong: 60 }

/** Compares this machine's clock with those of the servers that it works with. */
export async function clockFindings(environment: Environment, outside: Outside): Promise<readonly Finding[]> {
  const { DATABASE_URL, SITE_URL, MATOMO_URL } = environment
  const partners = new Set([MATOMO_URL, ...configuredProviders(environment).map(({ baseUrl }) => baseUrl)])
  const [isKept, ...readings] = await Promise.all([
    isKeptByService(outside),
    DATABASE_URL ? databaseReading(databaseUrls(DATABASE_URL)[0], outside) : undefined,
    // Its public name may lead back to this very machine.
    httpReading(SITE_URL, outside).then((reading) => reading && { ...reading, isElsewhere: false }),
    ...[...partners].map((url) => (url ? httpReading(url, outside) : undefined)),
  ])
  return [
    clockFinding(
      readings.filter((reading) => reading !== undefined),
      isKept,
    ),
  ]
}

export function clockFinding(readings: readonly Reading[], isKept = false): Finding {
  const about = 'clock'
  const furthest = readings.toSorted((a, b) => Math.abs(b.ahead) - Math.abs(a.ahead))[0]
  const difference = Math.round(Math.abs(furthest?.ahead ?? 0) / 1000)
  if (furthest && difference > seconds.noticeable)
    return {
      about,
      severity: difference > seconds.wrong ? 'in-the-way' : 'look',
      sentence: `The clock of this machine is ${difference} s ${furthest.ahead > 0 ? 'behind' : 'ahead of'} that of ${furthest.host}: have both kept by a time service (NTP).`,
    }
  const elsewhere = readings.filter((reading) => reading.isElsewhere).map(({ host }) => host)
  if (elsewhere.length > 0)
    return {
      about,
      severity: 'fine',
      sentence: `The clock of this machine agrees with that of ${elsewhere.join(', ')}.`,
    }
  if (isKept) return { about, severity: 'fine', sentence: 'The clock of this machine is kept by a time service.' }
  return {
    about,
    severity: 'unchecked',
    sentence:
      'The clock could not be checked, because no other machine told its own: see that a time service runs (timedatectl).',
  }
}

/** The kernel knows whether whatever service there is has set its clock, and systemd tells. */
async function isKeptByService({ timeService = 'timedatectl', timeout }: Outside) {
  const limit = { timeout: timeout * 0.6, killSignal: 'SIGKILL' } as const
  try {
    const { stdout } = await promisify(execFile)(timeService, ['show', '--property=NTPSynchronized', '--value'], limit)
    return stdout.trim() === 'yes'
  } catch {
    return false
  }
}

async function databaseReading(connectionString: string, { now, timeout }: Outside): Promise<Reading | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeout, query_timeout: timeout })
  client.on('error', () => {})
  const read = async () => {
    await client.connect()
    const before = now()
    const { rows } = await client.query<{ time: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as time',
    )
    const { host } = databaseAddress(connectionString)
    return { host, ahead: (rows[0]?.time ?? Number.NaN) - (before + now()) / 2, isElsewhere: isElsewhere(host) }
  }
  try {
    return await withinItsTime(timeout, read)
  } catch {
    return undefined
  } finally {
    void client.end().catch(() => {})
  }
}

async function httpReading(url: string, outside: Outside): Promise<Reading | undefined> {
  try {
    const before = outside.now()
    const { date } = await ask('HEAD', url, outside)
    // The header leaves out the fraction of its second.
    const time = Date.parse(date ?? '') + 500
    const { hostname } = new URL(url)
    if (Number.isNaN(time)) return undefined
    return { host: hostname, ahead: time - (before + outside.now()) / 2, isElsewhere: isElsewhere(hostname) }
  } catch {
    return undefined
  }
}

function isElsewhere(host: string) {
  return !/^(?:localhost$|127\.|\[?::1\]?$|\/)/.test(host)
}
