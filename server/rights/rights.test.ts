import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assistant } from '#content/assistant.ts'
import type { ContactRequest } from '#contract/contact-request.ts'
import { createMailComposer } from '#server/contact/compose-mail.ts'
import { storeContactRequest } from '#server/contact/contact-store.ts'
import { createRetention } from '#server/contact/retention.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { createFileTransport, mailFolder, removeMailFiles } from '#server/outbox/file-transport.ts'
import { createMailClaims } from '#server/outbox/mail-claims.ts'
import { createOutboxWorker } from '#server/outbox/outbox-worker.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations.ts'
import { openStore, type Store } from '#server/store/open-store.ts'
import type { ContactRequestRow } from '#server/store/tables.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { sharedPostgres } from '#testing/shared-postgres.ts'
import { runLeads } from '#tools/leads/run-leads.ts'

const { email } = exampleRequest
const oddly = `  ${email.toUpperCase()}\u00a0`
const other = 'autre@organisation.fr'
const day = 24 * 3600 * 1000
const silent = { info: () => {}, warn: () => {}, error: () => {} }

const postgres = await sharedPostgres()

describe.each(['sqlite', 'postgres'] as const)('On %s', (engine) => {
  let folder: string
  let environment: Environment
  let store: Store
  let clock: number
  const said: string[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rights-'))
    environment = readEnvironment({
      DATA_DIR: folder,
      ...(engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}),
    })
    store = openStore(environment)
    await migrate(store, Date.now())
  })
  beforeEach(async () => {
    for (const table of ['outbox', 'desk_audit', 'contact_requests', 'rate_windows'] as const)
      await store.db.deleteFrom(table).execute()
    await rm(mailFolder(folder), { recursive: true, force: true })
    clock = Date.now()
    said.splice(0)
  })
  afterAll(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  describe('access', () => {
    test('gives everything that is held on an address, however it is typed, and nothing of anybody else', async () => {
      await receive({ message: `Bonjour à tous.\n\n${assistant.human.heading}\n\nMoi : Où êtes-vous ?` })
      await receive({ email: email.toUpperCase() }, 'trap')
      await receive({ email: other, message: 'Un message qui ne regarde personne.' })
      await worker().deliverDue()

      const text = await leads('access', oddly)
      for (const words of ['Jeanne', 'Le Gall', '06 39 98 12 34', '51 à 200 personnes', 'Moi : Où êtes-vous ?'])
        expect(text).toContain(words)
      expect(text).toContain('Demande 2 sur 2')
      expect(text).toMatch(/Oui\s: le champ caché du formulaire était rempli/)
      expect(text).toContain('que vous y avez jointe')
      expect(text).toMatch(/Confirmation à jeanne\.legall@organisation\.fr : envoyé le/)
      expect(text).toContain('3 ans au plus après le dernier échange')
      expect(text).toContain('www.cnil.fr/fr/plaintes')
      expect(said.at(-1)).toContain('mailbox')

      const json = await leads('access', oddly, '--json')
      for (const answer of [text, json]) {
        expect(answer).not.toContain('ne regarde personne')
        expect(answer).not.toContain(other)
      }
      const { requests } = JSON.parse(json)
      expect(requests).toMatchObject([
        { quarantine: null, joinedConversation: expect.stringMatching(/^Conversation avec/) },
        { quarantine: 'trap', joinedConversation: null, mails: [] },
      ])
      const files = await readdir(mailFolder(folder))
      for (const { file } of requests[0].mails) {
        expect(files).toContain(file.name)
        expect(file.content).toBe(await readFile(join(mailFolder(folder), file.name), 'utf8'))
      }
      expect(requests[0].mails).toHaveLength(2)
    })

    test('leaves out no column that holds something on the person', async () => {
      await receive()
      await leads('limit', email)
      await store.db.updateTable('outbox').set({ problem: '550 refusé', sent_at: clock }).execute()
      const worked = { version: 3, handled_at: clock, due_at: clock + day, search: 'jeanne le gall' }
      await store.db
        .updateTable('contact_requests')
        .set({ state: 'called', ...worked })
        .execute()
      const json = await leads('access', email, '--json')
      const ofMails = (await mails()).map(({ claim, due_at, give_up_at, request_id, ...mail }) => mail)
      // Who of the team has it is told by « hasOwner », whether it is urgent by yes or no.
      const ofRequests = (await requests()).map(({ owner, urgent, ...request }) => request)
      for (const [column, value] of [...ofRequests, ...ofMails].flatMap((row) => Object.entries(row))) {
        const shown = /_at$/.test(column) ? new Date(Number(value)).toISOString() : value
        expect(json, column).toContain(JSON.stringify(shown))
      }
    })

    test('tells what the team wrote and did, and when, but not who of them it was', async () => {
      await receive()
      await workedOn()
      const text = await leads('access', email)
      expect(text).toMatch(/Suivi noté au bureau de notre équipe : Rappelée ; traitée le/)
      expect(text).toMatch(/- le .* : Rappelée, veut une démonstration\./)
      expect(text).toMatch(/- le .* : A lu une demande/)
      const json = await leads('access', email, '--json')
      expect(JSON.parse(json).requests[0]).toMatchObject({
        followUp: { state: 'called', hasOwner: true },
        notes: [{ body: 'Rappelée, veut une démonstration.' }],
        uses: [{ action: 'read' }],
      })
      for (const answer of [text, json]) expect(answer).not.toContain('moi@exemple.fr')
    })

    test('is a readable file and JSON that only their owner may open, and says so where nothing is held', async () => {
      const output = join(folder, 'réponse')
      expect(await leads('access', other, '--output', output)).toMatch(/^0 requests written to .*\.txt and \.json\.\n$/)
      expect((await readdir(output)).toSorted()).toEqual(['donnees-personnelles.json', 'donnees-personnelles.txt'])
      const text = await readFile(join(output, 'donnees-personnelles.txt'), 'utf8')
      expect(text).toMatch(/ne détient aucune demande.*sauvegarde peut encore.*90 jours.*échanges directs/)
      for (const name of await readdir(output)) expect((await stat(join(output, name))).mode & 0o077).toBe(0)
    })
  })

  test('Erasure takes the notes along, and leaves of what the team did nothing that leads to the person', async () => {
    await receive()
    await workedOn()
    await leads('erase', email)
    expect(await store.db.selectFrom('desk_notes').selectAll().execute()).toEqual([])
    expect(await store.db.selectFrom('desk_audit').selectAll().execute()).toEqual([
      { id: 'a1', at: clock, who: 'moi@exemple.fr', action: 'read', request_id: null },
    ])
  })

  describe('correction', () => {
    test('goes by the rules of the form, into all that the person sent, and into mails not yet sent', async () => {
      await receive()
      await receive({ message: 'Un second message, plus tard.' })
      await receive({ email: other })
      const before = await requests()
      const refusal = leads('correct', oddly, '--set', 'lastName=Le Goff', '--set', 'phone=12')
      await expect(refusal).rejects.toThrow(/^Nothing is changed, the form would refuse it: Format invalide/)
      expect(await requests()).toEqual(before)

      const corrected = await leads(
        'correct',
        oddly,
        '--set',
        'lastName=  Le Goff ',
        '--set',
        'phone=+33 6 39 98 43 21',
      )
      expect(corrected).toBe('2 requests corrected. 3 mails not yet sent will say it so.\n')
      const after = await requests()
      expect(after.map(({ last_name, phone }) => [last_name, phone])).toEqual([
        ['Le Goff', '+33 6 39 98 43 21'],
        ['Le Goff', '+33 6 39 98 43 21'],
        [exampleRequest.lastName, exampleRequest.phone],
      ])
      expect(after.map(({ message }) => message)).toEqual(before.map(({ message }) => message))
      await worker().deliverDue()
      const sent = await sentTexts()
      expect(sent.filter((text) => text.includes('Le Goff'))).toHaveLength(2)
      expect(await leads('correct', oddly, '--set', 'firstName=Anne')).toContain('3 mails already sent: tell those who')
    })

    test('of the words of one request asks which, and changes no other', async () => {
      await receive()
      await receive({ message: 'Un second message, plus tard.' })
      const words = ['--set', 'message=Ce que je voulais dire.']
      await expect(leads('correct', email, ...words)).rejects.toThrow('--request')
      const [first, second] = await requests()
      expect(await leads('correct', email, ...words, '--request', second?.id ?? '')).toContain('1 request corrected.')
      expect((await requests()).map(({ message }) => message)).toEqual([first?.message, 'Ce que je voulais dire.'])
      expect(await leads('correct', other, '--set', 'firstName=Anne')).toBe('Nothing is stored for this address.\n')
    })

    test('of the address brings the confirmation to the right one, once, and leaves nothing of the wrong one', async () => {
      await receive({ email: 'jeanne@organisaton.fr' })
      expect(await leads('correct', 'jeanne@organisaton.fr', '--set', `email=${email}`)).toContain('2 mails not yet')
      expect(await leads('access', 'jeanne@organisaton.fr', '--json')).toContain('"requests": []')
      await worker().deliverDue()
      expect((await sentTexts()).filter((text) => /^To: jeanne/im.test(text))).toHaveLength(1)

      // Somebody who was confirmed today gets no second mail by way of a correction.
      await receive({ email: other })
      await leads('correct', other, '--set', `email=${email.toUpperCase()}`)
      await worker().deliverDue()
      expect((await sentTexts()).filter((text) => /^To: jeanne/im.test(text))).toHaveLength(1)
      expect(await requests()).toMatchObject([{ email }, { email: email.toUpperCase(), email_key: email }])
    })
  })

  describe('limitation', () => {
    test('keeps what is held and does nothing with it, until it is lifted', async () => {
      await receive()
      await receive({ email: other })
      expect(await leads('limit', oddly)).toBe('1 request limited, 2 mails held.\n')
      expect(await leads('limit', oddly)).toBe('Nothing of this address is stored that is not limited.\n')
      await worker().deliverDue()
      expect((await sentTexts()).join()).not.toContain(email)
      expect(await createMailClaims(store, 1000, () => clock).untilNextDue()).toBeUndefined()

      const [limited] = await requests()
      const list = await leads('list')
      expect(list).toMatch(new RegExp(`limitée depuis .*${limited?.id}`))
      expect(list).not.toContain(email)
      expect(list).toContain('1 shown. Mails: 2 sent, 0 waiting, 0 set aside, 2 held.')
      expect(await leads('list', '--json')).not.toContain(email)
      await expect(leads('show', limited?.id ?? '')).rejects.toThrow('limitée')
      for (const format of ['csv', 'json']) expect(await leads('export', '--format', format)).not.toContain(email)
      expect(said.at(-1)).toBe('Not exported, because limitée: 1 request.')
      expect(await leads('access', email)).toContain('Limitation (article 18) : Depuis le')

      clock += 4 * 365 * day
      expect(await leads('purge')).toBe('1 request purged.\n')
      expect(await requests()).toHaveLength(1)

      expect(await leads('limit', email, '--lift')).toMatch(/^1 request no longer limited, 2 mails will be sent\./)
      expect(await leads('limit', email, '--lift')).toBe('Nothing of this address is limited.\n')
      expect(await mails()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
      expect(await leads('purge')).toBe('1 request purged.\n')
    })

    test('stops a mail that a worker has taken up, which goes out once when it ends', async () => {
      await receive()
      const limitFirst =
        <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
        async (...given: Given) => {
          await leads('limit', email)
          return act(...given)
        }
      const files = createFileTransport(mailFolder(folder))
      await worker({ transport: { ...files, deliver: limitFirst(files.deliver) } }).deliverDue()
      await leads('limit', email, '--lift')
      const handedOver: string[] = []
      const mailServer = { close: () => {}, deliver: async (id: string) => handedOver.push(id) > 0 }
      await worker({ transport: mailServer, compose: limitFirst(composer()) }).deliverDue()
      expect(handedOver).toEqual([])
      expect(await sentTexts()).toEqual([])
      expect((await mails()).map(({ state }) => state)).toEqual(['held', 'held'])
      await leads('limit', email, '--lift')
      await worker().deliverDue()
      expect(await sentTexts()).toHaveLength(2)
    })

    test('holds for what was sent before, is not undone by a retry, and ends with an erasure', async () => {
      await receive()
      await store.db.updateTable('outbox').set({ state: 'set-aside' }).where('kind', '=', 'team').execute()
      await leads('limit', email)
      expect(await leads('retry')).toBe('0 mails will be tried again by the running server.\n')
      await receive({ message: 'Une nouvelle demande, après.' })
      expect((await requests()).map(({ limited_at }) => limited_at !== null)).toEqual([true, false])
      expect(await leads('erase', oddly)).toBe('2 requests erased, with the mails.\n')
      expect(await mails()).toEqual([])
    })

    test('leaves a request out of the count of the quarantine', async () => {
      await receive({}, 'trap')
      await leads('limit', email)
      await store.db.updateTable('outbox').set({ due_at: 0 }).execute()
      await worker().deliverDue()
      expect(await sentTexts()).toEqual([])
    })
  })

  test('a store of the version before keeps its requests, none of them limited', async () => {
    const place = {
      DATA_DIR: join(folder, 'before'),
      ...(engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}),
    }
    const old = openStore({ DATABASE_URL: undefined, ...place })
    await migrate(old, clock, { list: migrations.slice(0, 1) })
    await receive({}, null, old)
    await expect(old.db.selectFrom('contact_requests').select('limited_at').execute()).rejects.toThrow('limited_at')
    expect((await migrate(old, clock))[0]).toBe('0002-limited-requests')
    expect(await old.db.selectFrom('contact_requests').select(['email', 'limited_at']).execute()).toEqual([
      { email, limited_at: null },
    ])
    await old.close()
  })

  test('the purge leaves what is limited, and takes what the person sent afterwards and what others sent', async () => {
    clock = Date.now() - 4 * 365 * day
    await receive({ message: 'Message à garder tel quel.' })
    await leads('limit', email)
    await receive({ message: 'Une autre demande, plus tard.' })
    await receive({ email: other })
    clock = Date.now()
    expect(await leads('purge', '--dry-run')).toBe('2 requests would be purged.\n')
    const retention = createRetention({ store, removeMailFiles: (ids) => removeMailFiles(mailFolder(folder), ids) })
    expect(await retention.purge(Date.now())).toBe(2)
    const kept = await store.db.selectFrom('contact_requests').select(['email', 'message']).execute()
    expect(kept).toEqual([{ email, message: 'Message à garder tel quel.' }])
  })

  function leads(...args: string[]) {
    return runLeads(args, environment, clock, (line) => said.push(line))
  }

  function receive(
    request: Partial<ContactRequest> = {},
    quarantine: ContactRequestRow['quarantine'] = null,
    into = store,
  ) {
    const limits = abuseLimits('192.0.2.1', 'secret', { requests: 900, seconds: 9 })
    return into.write((transaction) =>
      storeContactRequest(transaction, {
        request: { ...exampleRequest, ...request },
        quarantine,
        idempotencyKey: crypto.randomUUID(),
        limits,
        now: clock++,
      }),
    )
  }

  function worker({ transport = createFileTransport(mailFolder(folder)), compose = composer() } = {}) {
    return createOutboxWorker({ store, transport, compose, now: () => clock, log: silent })
  }

  /** As the desk does: a note, a change, a reading. */
  async function workedOn() {
    const [request] = await requests()
    const request_id = request?.id ?? ''
    const work = { owner: 'moi@exemple.fr', version: 1, handled_at: clock }
    await store.db
      .updateTable('contact_requests')
      .set({ state: 'called', ...work })
      .where('id', '=', request_id)
      .execute()
    const note = { author: 'moi@exemple.fr', written_at: clock, body: 'Rappelée, veut une démonstration.' }
    await store.db
      .insertInto('desk_notes')
      .values({ id: 'n1', request_id, ...note })
      .execute()
    const use = { at: clock, who: 'moi@exemple.fr', action: 'read' }
    await store.db
      .insertInto('desk_audit')
      .values({ id: 'a1', request_id, ...use })
      .execute()
  }

  function composer() {
    return createMailComposer({ store, environment })
  }

  async function sentTexts() {
    const files = await readdir(mailFolder(folder)).catch(() => [])
    return Promise.all(files.map((file) => readFile(join(mailFolder(folder), file), 'utf8')))
  }

  function requests() {
    return store.db.selectFrom('contact_requests').selectAll().orderBy('received_at').execute()
  }

  function mails() {
    return store.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  }
})
