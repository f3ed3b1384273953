import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContactFieldName, contactFieldNames } from '#contract/contact-request.ts'
import { Misuse } from '#server/leads/misuse.ts'
import { mailFolder, removeMailFiles } from '#server/outbox/file-transport.ts'
import { type Changes, correctRequests } from '#server/rights/correction.ts'
import { readHeldData } from '#server/rights/held-data.ts'
import { createLimitation } from '#server/rights/limitation.ts'
import { writtenHeldData } from '#server/rights/written-held-data.ts'
import { addressIn, type Context, count, elsewhere, json, nothingStored, toldToOthers } from './command.ts'
import { cannotBeWritten, writeOwnFile } from './write-own-file.ts'

const fileName = 'donnees-personnelles'

/** What is held on one person: printed as text or JSON, or both written as files. */
export async function access(context: Context) {
  const { store, environment, now, options, say } = context
  const email = addressIn(context, 'access jeanne@example.org')
  const held = await readHeldData({ store, mailFolder: mailFolder(environment.DATA_DIR) }, email)
  const text = writtenHeldData(held, now)
  say('Look in the team’s mailbox, the CRM and, by the reference, in the logs too: what is there is not in this store.')
  if (!options.output) return options.json ? json(held) : text
  const folder = options.output
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
    throw cannotBeWritten(folder, error)
  })
  await writeOwnFile(join(folder, `${fileName}.txt`), text)
  await writeOwnFile(join(folder, `${fileName}.json`), json(held))
  return `${count(held.requests.length, 'request')} written to ${join(folder, fileName)}.txt and .json.\n`
}

export async function correct(context: Context) {
  const { store, environment, now, options } = context
  const email = addressIn(context, 'correct jeanne@example.org --set phone="06 39 98 12 34"')
  const correction = await correctRequests(
    { store, removeMailFiles: (ids) => removeMailFiles(mailFolder(environment.DATA_DIR), ids) },
    { email, now, idStart: options.request, changes: changesIn(options.set) },
  )
  switch (correction.kind) {
    case 'nothing-held':
      return nothingStored
    case 'no-such-request':
      throw new Misuse(
        `No request of this address has an id that starts with ${options.request}: access shows those it has.`,
      )
    case 'which-request':
      throw new Misuse('Several requests could be meant: say which with --request and the beginning of its id.')
    case 'invalid':
    case 'refused': {
      const complaints = contactFieldNames.flatMap((name) => correction.fields[name] ?? [])
      throw new Misuse(`Nothing is changed, the form would refuse it: ${complaints.join(' ; ')}`)
    }
    case 'corrected': {
      const inState = (state: string) => correction.mails.filter((mail) => mail.state === state).length
      const sentences = [
        `${count(correction.requests, 'request')} corrected.`,
        `${count(inState('waiting') + inState('held'), 'mail')} not yet sent will say it so.`,
        ...(inState('set-aside') > 0 ? [`${count(inState('set-aside'), 'mail')} set aside: see retry.`] : []),
        ...(inState('sent') > 0
          ? [`${count(inState('sent'), 'mail')} already sent: tell those who received them (article 19).`]
          : []),
        ...(correction.readdressed > 0
          ? [`The store and the .eml files no longer hold the former address: ${elsewhere}`]
          : []),
      ]
      return `${sentences.join(' ')}\n`
    }
  }
}

export async function limit(context: Context) {
  const { store, now, options } = context
  const email = addressIn(context, 'limit jeanne@example.org')
  const limitation = createLimitation(store)
  const { requests, mails } = options.lift ? await limitation.lift(email, now) : await limitation.limit(email, now)
  if (requests === 0) return `Nothing of this address is ${options.lift ? 'limited' : 'stored that is not limited'}.\n`
  return options.lift
    ? `${count(requests, 'request')} no longer limited, ${count(mails, 'mail')} will be sent. The person must have been told before (article 18, paragraph 3).\n`
    : `${count(requests, 'request')} limited, ${count(mails, 'mail')} held. ${toldToOthers}\n`
}

function changesIn(set: readonly string[] = []): Changes {
  if (set.length === 0)
    throw new Misuse('What to correct is missing, for example --set firstName=Jeanne --set phone="06 39 98 12 34"')
  return Object.fromEntries(
    set.map((assignment) => {
      const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(assignment) ?? []
      if (!isField(name) || !assignment.includes('='))
        throw new Misuse(`--set takes one of ${contactFieldNames.join(', ')}, for example --set firstName=Jeanne`)
      return [name, value]
    }),
  )
}

function isField(name: string): name is ContactFieldName {
  return contactFieldNames.some((known) => known === name)
}
