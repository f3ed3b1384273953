import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Environment } from '#server/environment.ts'
import { clockFindings } from './clock.ts'
import { dataFolderFindings } from './data-folder.ts'
import { databaseFindings } from './database.ts'
import { diskFindings } from './disk.ts'
import { type Finding, severities } from './finding.ts'
import { mailServerFindings } from './mail-server.ts'
import { modelFindings } from './models.ts'
import type { Outside } from './outside.ts'
import { recipientDomainFindings } from './recipient-domain.ts'
import { senderDomainFindings } from './sender-domain.ts'
import { settingsFindings } from './settings-findings.ts'
import { siteAnswerFindings } from './site-answer.ts'
import { webhookFindings } from './webhook.ts'

type Check = (environment: Environment, outside: Outside) => Promise<readonly Finding[]>

const checks: Readonly<Record<string, Check>> = {
  site: siteAnswerFindings,
  'mail server': mailServerFindings,
  'sender domain': senderDomainFindings,
  'recipient domain': recipientDomainFindings,
  database: databaseFindings,
  'data folder': dataFolderFindings,
  disk: diskFindings,
  clock: clockFindings,
  models: modelFindings,
  webhook: webhookFindings,
}

/** Everything between this configuration and production, heaviest first. Looks only: it changes and sends nothing. */
export async function examine(environment: Environment, outside: Outside): Promise<readonly Finding[]> {
  const looked = Object.entries(checks).map(([about, check]) => inTime(about, check(environment, outside), outside))
  const findings = [...settingsFindings(environment), ...(await Promise.all(looked)).flat()]
  return findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
}

/** A check that hangs or fails in a way of its own was no check: never a « fine ». */
async function inTime(about: string, looking: Promise<readonly Finding[]>, { timeout }: Outside) {
  const ending = new AbortController()
  // A turn more: what was due or came while the machine was held up has its say first.
  const late = setTimeout(timeout, undefined, { signal: ending.signal })
    .then(() => setImmediate('late'))
    .catch(() => 'late')
  try {
    const result = await Promise.race([looking, late])
    if (typeof result !== 'string') return result
    return [unchecked(about, `no end within ${timeout / 1000} s`)]
  } catch (error) {
    // Its message may repeat an address or a password.
    const { code, name } = Object(error)
    return [unchecked(about, String(code ?? name))]
  } finally {
    ending.abort()
  }
}

function unchecked(about: string, reason: string): Finding {
  return {
    about,
    severity: 'unchecked',
    sentence: `The ${about} could not be checked (${reason}): run the doctor again when the machine and its network are at rest.`,
  }
}
