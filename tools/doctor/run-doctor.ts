import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { examine } from '#server/doctor/examine.ts'
import type { Finding } from '#server/doctor/finding.ts'
import type { Outside } from '#server/doctor/outside.ts'
import { type Environment, EnvironmentError } from '#server/environment.ts'
import { findingsAsJson, writtenFindings } from './written-findings.ts'

const timeout = 5000

const help = `npm run doctor                          what stands between this configuration and production
npm run doctor -- --json                the same for a program
npm run doctor -- --dkim-selector NAME  also looks for the DKIM key that your mail provider names

Run it with the variables of the service, as its user. It changes nothing and sends no mail.
It ends with 1 where something stands in the way, else with 0.
`

type Result = { readonly text: string; readonly code: 0 | 1; readonly isMisuse?: true }

/** The command: arguments in, what to print and how to end out. */
export async function runDoctor(
  args: readonly string[],
  readSettings: () => Environment,
  outside: Partial<Outside> = {},
): Promise<Result> {
  const options = readOptions(args)
  if (typeof options === 'string') return { text: options, code: 1, isMisuse: true }
  if (options.help) return { text: help, code: 0 }
  const dkimSelector = options['dkim-selector']
  const findings = await findAll(readSettings, {
    resolver: new Resolver({ timeout: timeout / 4, tries: 2 }),
    now: Date.now,
    timeout,
    dkimSelector,
    ...outside,
  })
  return {
    text: options.json ? findingsAsJson(findings) : writtenFindings(findings),
    code: findings.some(({ severity }) => severity === 'in-the-way') ? 1 : 0,
  }
}

/** A configuration with which the site would not start is a finding too, the only one. */
async function findAll(readSettings: () => Environment, outside: Outside): Promise<readonly Finding[]> {
  try {
    return await examine(readSettings(), outside)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return [{ about: 'variables', severity: 'in-the-way', sentence: `The site would not start: ${error.message}` }]
  }
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        'dkim-selector': { type: 'string' },
      },
    })
    const selector = values['dkim-selector']
    if (selector === undefined || /^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/i.test(selector)) return values
    return '--dkim-selector must be the name before ._domainkey, for example --dkim-selector s1\n'
  } catch (error) {
    return `${error instanceof Error ? error.message.split('. ')[0] : 'Wrong arguments'}: see npm run doctor -- --help\n`
  }
}
