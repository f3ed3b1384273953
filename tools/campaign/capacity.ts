import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { residentMegabytes } from '#testing/resident-memory.ts'
import { startServer } from '#testing/running-site.ts'
import { startPostgres } from '#testing/throwaway-postgres.ts'
import { tellsTimeOfProcess, tick, timeOfProcess } from '#testing/time-of-process.ts'
import { type Ask, behindProxy, chatWith, json } from './ask.ts'
import { type Figure, leftOut, type Part } from './part.ts'
import { after, sendAll } from './send-all.ts'

const assetsFolder = 'dist/current/client/assets'
const questions = ['Combien coûte un projet ?', 'Où sont hébergées les données ?', 'Quels modèles utilisez-vous ?']

/** What one request of each kind costs the built site in processor time: what else the machine does is not counted. */
export const capacity: Part = {
  count: 2000,
  of: 'requests of each kind on each engine, a fifth as many contact requests',
  minutes: 8,
  async run(count, until) {
    if (!existsSync(assetsFolder) || !tellsTimeOfProcess) {
      console.log('This part needs Linux and a build: npm run build, then run this again.')
      return [{ what: 'engines measured', value: 0, least: 2 }]
    }
    const postgres = await startPostgres()
    try {
      const database = { DATABASE_URL: await postgres.createDatabase() }
      return [
        ...(await measureMemory(count, until)),
        ...(await measure('SQLite', {}, count, until)),
        ...(await measure('PostgreSQL', database, count, until)),
      ]
    } finally {
      await postgres.stop()
    }
  },
}

async function measure(engine: string, store: Record<string, string>, count: number, until: number) {
  const folder = await mkdtemp(join(tmpdir(), 'capacity-'))
  const catcher = await startMailCatcher()
  const variables = { ...store, ...behindProxy, DATA_DIR: folder, SMTP_URL: catcher.url, CONTACT_RATE: '1000000/1' }
  const server = await startServer({ variables, built: true })
  try {
    const figures: Figure[] = []
    for (const [what, { request, share = 1 }] of Object.entries<Kind>(kinds())) {
      const wanted = Math.ceil(count / share)
      const sending = { urls: [server.url], lanes: 4, isOver: after(until), request }
      await sendAll({ ...sending, to: Math.ceil(wanted / 5) })
      const before = await settledTime(server.process.pid)
      const { sent, refused } = await sendAll({ ...sending, from: wanted, to: 2 * wanted })
      const spent = (await settledTime(server.process.pid)) - before
      figures.push(
        { what: `${engine}: ${what}`, value: spent / sent, unit: 'ms' },
        { what: `${engine}: ${what}, a second and core`, value: Math.round((1000 * sent) / spent) },
        { what: `${engine}: ${what}, refused`, value: refused, most: 0 },
        leftOut(what, wanted - sent),
      )
    }
    return figures
  } finally {
    await server.stop()
    await catcher.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What the built site holds when it has started, after five times as many pages, and after as many questions. */
async function measureMemory(count: number, until: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'capacity-'))
  const server = await startServer({ variables: { ...behindProxy, DATA_DIR: folder }, built: true })
  const { 'a page': page, 'an answer of the embedded assistant': answer } = kinds()
  const sending = { urls: [server.url], lanes: 4, isOver: after(until) }
  try {
    await settledTime(server.process.pid)
    const started = residentMegabytes(server.process.pid)
    const pages = await sendAll({ ...sending, request: page.request, to: 5 * count })
    const afterPages = residentMegabytes(server.process.pid)
    const answers = await sendAll({ ...sending, request: answer.request, to: count })
    return [
      { what: 'memory when it has started', value: started, unit: 'MB' },
      { what: `memory after ${pages.sent} pages`, value: afterPages, unit: 'MB' },
      { what: `memory after ${answers.sent} questions more`, value: residentMegabytes(server.process.pid), unit: 'MB' },
      leftOut('pages and questions', 6 * count - pages.sent - answers.sent),
    ]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A share of 5 is a fifth as many: mails go out in their own time. */
type Kind = { readonly request: (number: number) => Ask; readonly share?: number }

function kinds() {
  const script = readdirSync(assetsFolder).find((file) => file.endsWith('.js'))
  const compressed = { 'accept-encoding': 'br' }
  return {
    'a page': { request: () => ({ path: paths.home, headers: compressed }) },
    'a file of a page': { request: () => ({ path: `/assets/${script}`, headers: compressed }) },
    'an answer of the embedded assistant': {
      request: (number) => chatWith([questions[number % questions.length] ?? ''], visitorOf(number)),
    },
    'a contact request with its mails': {
      share: 5,
      request: (number) => {
        const email = `${crypto.randomUUID()}@organisation.fr`
        return json(apiPaths.contact, { ...exampleRequest, email }, visitorOf(number))
      },
    },
  } satisfies Record<string, Kind>
}

function visitorOf(number: number) {
  return `198.${18 + ((number >> 16) % 2)}.${(number >> 8) % 256}.${number % 256}`
}

/** The processor time of a process, once what it does afterwards (mails) is done too: less than 2 % of a core for 2 s. */
async function settledTime(pid: number | undefined) {
  for (let before = timeOfProcess(pid); ; ) {
    await setTimeout(2000)
    const now = timeOfProcess(pid)
    if (now - before <= 4 * tick) return now
    before = now
  }
}
