import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import PostalMime from 'postal-mime'
import { renderDesk } from '#app/desk/render.tsx'
import type { ContactRequest } from '#contract/contact-request.ts'
import { deskFields, deskPaths } from '#contract/desk-view.ts'
import { createMailComposer } from '#server/contact/compose-mail.ts'
import { storeContactRequest } from '#server/contact/contact-store.ts'
import { createRetention } from '#server/contact/retention.ts'
import { createDesk, type DeskPages } from '#server/desk/create-desk.ts'
import { readEnvironment } from '#server/environment.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { createVisitorSecret } from '#server/limits/visitor-secret.ts'
import { createFileTransport, mailFolder, removeMailFiles } from '#server/outbox/file-transport.ts'
import { createOutboxWorker } from '#server/outbox/outbox-worker.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore } from '#server/store/open-store.ts'
import type { ContactRequestRow } from '#server/store/tables.ts'
import { exampleRequest } from './example-request.ts'

/** What two topics of the assistant are named by. */
export const topicQuestions: Readonly<Record<string, string>> = {
  cost: 'Combien coûte un projet ?',
  'demo-length': 'Combien de temps dure la démo ?',
}

const silentLog = { info: () => {}, warn: () => {}, error: () => {} }

/** The desk's own pages, without the files of a build. */
const renderBare: DeskPages['render'] = (view) => renderDesk(view, { stylesheets: [], script: '/x.js' })

type Setting = Partial<DeskPages> & { readonly variables?: Record<string, string>; readonly start: number }

/** The desk on a store of its own, with its mails as files and a clock that the test turns. */
export async function startDesk({ render = renderBare, variables = {}, start }: Setting) {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'))
  const environment = readEnvironment({ DATA_DIR: folder, TEAM_EMAILS: 'moi@exemple.fr', ...variables })
  const store = openStore(environment)
  await migrate(store, start)
  let clock = start
  const now = () => clock
  const workers = (['mails', 'sign-in'] as const).map((channel) =>
    createOutboxWorker({
      store,
      channel,
      transport: createFileTransport(mailFolder(folder)),
      compose: createMailComposer({ store, environment, now }),
      // PostgreSQL goes by its own clock.
      now: store.engine === 'postgres' ? Date.now : now,
      log: silentLog,
    }),
  )
  const secret = createVisitorSecret(store)

  function deskFor(team?: string) {
    const asked = team === undefined ? environment : readEnvironment({ ...variables, TEAM_EMAILS: team })
    return createDesk({
      environment: asked,
      store,
      secret,
      now,
      wakeOutbox: () => {},
      retention: createRetention({ store, removeMailFiles: (ids) => removeMailFiles(mailFolder(folder), ids) }),
      mailFolder: mailFolder(folder),
      questionOf: (topic) => topicQuestions[topic],
      random: () => 0,
      log: silentLog,
      render,
    })
  }

  async function mailFiles() {
    const names = (await readdir(mailFolder(folder)).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    return Promise.all(names.map((name) => readFile(join(mailFolder(folder), name), 'utf8')))
  }

  return {
    store,
    environment,
    folder,
    now,
    wait: (milliseconds: number) => {
      clock += milliseconds
    },
    deskFor,
    /** A browser with its cookies; `desk` may be one of another team on the same store. */
    browser: (desk = deskFor(), remoteAddress = '192.0.2.7') => createBrowser(desk, remoteAddress),
    /** The mails that have gone out, oldest first. */
    mails: async () => {
      for (const { deliverDue } of workers) await deliverDue()
      return Promise.all((await mailFiles()).map((file) => PostalMime.parse(file)))
    },
    /** As they are written to the folder. */
    mailFiles,
    receive: async (request: Partial<ContactRequest> = {}, quarantine: ContactRequestRow['quarantine'] = null) => {
      const limits = abuseLimits('192.0.2.1', 'secret', { requests: 100_000, seconds: 60 })
      const entry = { quarantine, idempotencyKey: null, limits, now: clock }
      const stored = await store.write((transaction) =>
        storeContactRequest(transaction, { ...entry, request: { ...exampleRequest, ...request } }),
      )
      return stored.kind === 'new' ? stored.id : ''
    },
    stop: async () => {
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}

type Desk = ReturnType<typeof createDesk>

function createBrowser(desk: Desk, remoteAddress: string) {
  const cookies = new Map<string, string>()
  const site = new Hono().route(deskPaths.home, desk)

  async function send(path: string, init: RequestInit) {
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await site.request(path, { ...init, headers }, { incoming: { socket: { remoteAddress } } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  function post(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = ownPage) {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    return send(path, { method: 'POST', headers: { ...type, ...headers }, body: String(new URLSearchParams(fields)) })
  }

  return {
    cookies,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    post,
    ask: (address: string) => post(deskPaths.signIn, { [deskFields.address]: address }),
  }
}

const ownPage = { 'Sec-Fetch-Site': 'same-origin' }

type RunningDesk = Awaited<ReturnType<typeof startDesk>>
export type DeskBrowser = ReturnType<RunningDesk['browser']>

/** The address of the link in the newest mail. */
export async function newestLink({ mails }: Pick<RunningDesk, 'mails'>): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? ''
  return /https?:\/\/[^/\s]+(\/equipe\/connexion\/[\w-]+)/.exec(text)?.[1] ?? ''
}

/** Signs in as a person does: asks, opens the mail's link, presses the button. */
export async function signIn(desk: RunningDesk, address = 'moi@exemple.fr'): Promise<DeskBrowser> {
  const browser = desk.browser()
  const before = (await desk.mails()).length
  await browser.ask(address)
  while ((await desk.mails()).length === before) await setImmediate()
  await browser.post(await newestLink(desk))
  return browser
}
