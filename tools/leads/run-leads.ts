import { logMonths } from '#content/kept-for.ts'
import { contactFieldNames } from '#contract/contact-request.ts'
import { createRetention } from '#server/contact/retention.ts'
import { releaseRequest } from '#server/desk/release-request.ts'
import type { Environment } from '#server/environment.ts'
import { csv } from '#server/leads/csv.ts'
import { Misuse } from '#server/leads/misuse.ts'
import { openExistingStore } from '#server/leads/open-existing-store.ts'
import { countMails, type Lead, readLeads, readLimited } from '#server/leads/read-leads.ts'
import { leadSheet, leadTable } from '#server/leads/written-leads.ts'
import { mailFolder, removeMailFiles } from '#server/outbox/file-transport.ts'
import { retrySetAside } from '#server/outbox/retry-set-aside.ts'
import type { Store } from '#server/store/open-store.ts'
import { storeName } from '#server/store/store-name.ts'
import { storeProblem } from '#server/store/store-problem.ts'
import { configuredWebhook } from '#server/webhook/start-webhook.ts'
import { backUp, refuseOnPostgres } from './back-up.ts'
import { breach } from './breach.ts'
import {
  addressIn,
  type Command,
  type Context,
  count,
  json,
  nothingStored,
  readArguments,
  toldToOthers,
} from './command.ts'
import { help } from './help.ts'
import { access, correct, limit } from './rights-commands.ts'
import { writeOwnFile } from './write-own-file.ts'

const commands: Readonly<Record<string, Command>> = {
  list: { options: ['quarantine', 'limit', 'json'], run: list },
  show: { argument: { name: 'id' }, options: ['json'], run: show },
  export: { options: ['format', 'since', 'output'], run: exportLeads },
  access: { argument: { name: 'e-mail address' }, options: ['json', 'output'], run: access },
  correct: { argument: { name: 'e-mail address' }, options: ['set', 'request'], run: correct },
  limit: { argument: { name: 'e-mail address' }, options: ['lift'], run: limit },
  erase: { argument: { name: 'e-mail address' }, options: [], run: erase },
  breach: { options: [], ofAnyVersion: true, run: breach },
  purge: { options: ['dry-run', 'former'], run: purge },
  release: { argument: { name: 'id' }, options: [], run: release },
  retry: { argument: { name: 'mail id', optional: true }, options: [], run: retry },
  backup: { argument: { name: 'file' }, options: [], refuse: refuseOnPostgres, run: backUp },
}

/** The team's tool on the stored contact requests; returns what to print, and says beside it which store that is. */
export async function runLeads(
  args: readonly string[],
  environment: Environment,
  now: number,
  say: (line: string) => void,
): Promise<string> {
  const { values: options, positionals } = readArguments(args)
  if (options.help) return help
  const [name = '', argument = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Misuse(`${name ? `${name} is no command` : 'A command is missing'}: ${usage()}`)
  if (rest.length > 0 || (argument && !command.argument)) {
    throw new Misuse(`${name} takes ${command.argument ? 'one argument' : 'no argument'}: see npm run leads -- --help`)
  }
  if (command.argument && !command.argument.optional && !argument) {
    throw new Misuse(`The ${command.argument.name} is missing: see npm run leads -- --help`)
  }
  const strange = Object.keys(options).find((option) => !command.options.some((known) => known === option))
  if (strange) throw new Misuse(`${name} has no option --${strange}: see npm run leads -- --help`)

  command.refuse?.({ environment, argument })
  try {
    const store = await openExistingStore(environment, command)
    say(`Store: ${storeName(environment)}`)
    return await command.run({ store, environment, now, argument, options, say }).finally(store.close)
  } catch (error) {
    // What the store reports carries a code; what does not is a mistake of this program.
    if (error instanceof Misuse || !Object(error).code) throw error
    throw new Misuse(storeProblem(error, environment).sentence)
  }
}

function usage() {
  return `say one of ${Object.keys(commands).join(', ')}, for example npm run leads -- list`
}

async function list({ store, options }: Context) {
  const most = options.limit ?? '50'
  if (!/^[1-9]\d{0,6}$/.test(most))
    throw new Misuse('--limit must be a whole number above zero, for example --limit 20')
  const leads = await readLeads(store, { quarantinedOnly: options.quarantine ?? false, limit: Number(most) })
  const limited = await readLimited(store, {})
  return options.json ? json([...leads, ...limited]) : leadTable(leads, limited, await countMails(store))
}

async function show(context: Context) {
  const lead = await leadIn(context)
  return context.options.json ? json(lead) : leadSheet(lead)
}

async function release(context: Context) {
  const { store, environment, now } = context
  const { id } = await leadIn(context)
  const isReleased = await releaseRequest(store, { id, forwarded: configuredWebhook(environment) !== undefined }, now)
  if (!isReleased) throw new Misuse('This request is not in quarantine: list --quarantine shows those that are.')
  return 'Out of quarantine: the running server sends its mails, and it is kept as the others are.\n'
}

/** The one request whose id starts so. */
async function leadIn({ store, argument }: Context) {
  const isIdStart = /^[\da-f-]+$/.test(argument)
  const leads = isIdStart ? await readLeads(store, { idStart: argument, limit: 2 }) : []
  const [lead] = leads
  if (!lead && isIdStart && (await readLimited(store, { idStart: argument })).length > 0)
    throw new Misuse(
      'This request is limitée: kept, and not processed. access shows it to the person, limit --lift ends it.',
    )
  if (!lead) throw new Misuse(`No request has the id ${argument}: npm run leads -- list shows them.`)
  if (leads.length > 1) throw new Misuse(`Several requests have an id that starts with ${argument}: give more of it.`)
  return lead
}

async function exportLeads({ store, options, say }: Context) {
  const { format = 'csv', output } = options
  if (format !== 'csv' && format !== 'json') throw new Misuse('--format must be csv or json, for example --format json')
  const leads = await readLeads(store, options.since ? { since: startOfDay(options.since) } : {})
  const limited = await readLimited(store, {})
  if (limited.length > 0) say(`Not exported, because limitée: ${count(limited.length, 'request')}.`)
  const text = format === 'json' ? json(leads) : csv(leads.map(flatLead), flatColumns)
  if (!output) return text
  await writeOwnFile(output, text)
  return `${count(leads.length, 'request')} exported to ${output}.\n`
}

async function erase(context: Context) {
  const email = addressIn(context, 'erase jeanne@example.org')
  const erased = await retentionOf(context.store, context.environment).erase(email)
  return erased > 0
    ? `${count(erased, 'request')} erased, with the mails. Logs keep the id for ${logMonths} months at most. ${toldToOthers}\n`
    : nothingStored
}

async function purge({ store, environment, now, options }: Context) {
  const retention = retentionOf(store, environment)
  if (options['dry-run']) return `${count(await retention.expired(now), 'request')} would be purged.\n`
  // Nothing is counted in a store that no server uses any more.
  if (options.former) await retention.forgetVisitors(Number.MAX_SAFE_INTEGER)
  return `${count(await retention.purge(now), 'request')} purged.\n`
}

async function retry({ store, now, argument }: Context) {
  const mails = await retrySetAside(store, now, argument || undefined)
  if (argument && mails === 0) throw new Misuse(`No mail with the id ${argument} is set aside.`)
  return `${count(mails, 'mail')} will be tried again by the running server.\n`
}

function retentionOf(store: Store, { DATA_DIR }: Environment) {
  return createRetention({ store, removeMailFiles: (ids) => removeMailFiles(mailFolder(DATA_DIR), ids) })
}

function startOfDay(date: string) {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  // There is no 31 February, which would be read as 3 March.
  if (Number.isNaN(start) || !new Date(start).toISOString().startsWith(date))
    throw new Misuse('--since must be a date, for example --since 2026-01-31')
  return start
}

const flatColumns = ['id', 'receivedAt', ...contactFieldNames, 'quarantine', 'mails'] as const

function flatLead({ mails, quarantine, ...lead }: Lead) {
  return {
    ...lead,
    quarantine: quarantine ?? '',
    mails: mails.map(({ kind, state }) => `${kind}: ${state}`).join(', '),
  }
}
