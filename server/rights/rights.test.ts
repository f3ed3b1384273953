import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assistant } from '#content/assistant.ts'
import { mailFolder } from '#server/outbox/file-transport.ts'
import { engines, storeOn } from '#testing/both-engines.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { day, email, oddly, other, rightsIn } from '#testing/rights.ts'

describe.each(engines)('On %s', (engine) => {
  const at = storeOn(engine)
  const { leads, receive, requests, said, sentTexts, worker } = rightsIn(at)

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
      const files = await readdir(mailFolder(at.folder))
      for (const { file } of requests[0].mails) {
        expect(files).toContain(file.name)
        expect(file.content).toBe(await readFile(join(mailFolder(at.folder), file.name), 'utf8'))
      }
      expect(requests[0].mails).toHaveLength(2)
    })

    test('says that a request is urgent, and until when it is to be answered, as the mail to the team did, desk or not', async () => {
      await receive({ message: 'Notre service est à l’arrêt : c’est urgent.' })
      await worker().deliverDue()
      const { requests } = JSON.parse(await leads('access', email, '--json'))
      const [{ receivedAt, followUp, mails }] = requests
      const toTheTeam = mails.find(({ kind }: { kind: string }) => kind === 'team')
      expect(toTheTeam.file.content).toContain('Urgent')
      expect(followUp.urgent).toBe(true)
      expect(Date.parse(followUp.dueAt)).toBeGreaterThan(Date.parse(receivedAt))
    })

    test('leaves out no column that holds something on the person', async () => {
      await receive()
      await leads('limit', email)
      await at.store.db.updateTable('outbox').set({ problem: '550 refusé', sent_at: at.clock }).execute()
      await at.store.db.updateTable('contact_requests').set({ address_corrected_at: at.clock }).execute()
      const worked = { version: 3, handled_at: at.clock, due_at: at.clock + day, search: 'jeanne le gall' }
      await at.store.db
        .updateTable('contact_requests')
        .set({ state: 'called', ...worked })
        .execute()
      const json = await leads('access', email, '--json')
      const ofMails = (await at.mails()).map(({ claim, due_at, give_up_at, request_id, ...mail }) => mail)
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
      const output = join(at.folder, 'réponse')
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
    expect(await at.store.db.selectFrom('desk_notes').selectAll().execute()).toEqual([])
    expect(await at.store.db.selectFrom('desk_audit').selectAll().execute()).toEqual([
      { id: 'a1', at: at.clock, who: 'moi@exemple.fr', action: 'read', request_id: null },
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
      await expect(leads('correct', email, ...words, '--request', 'zz')).rejects.toThrow(
        'No request of this address has an id that starts with zz: access shows those it has.',
      )
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

  /** As the desk does: a note, a change, a reading. */
  async function workedOn() {
    const [request] = await requests()
    const request_id = request?.id ?? ''
    const work = { owner: 'moi@exemple.fr', version: 1, handled_at: at.clock }
    await at.store.db
      .updateTable('contact_requests')
      .set({ state: 'called', ...work })
      .where('id', '=', request_id)
      .execute()
    const note = { author: 'moi@exemple.fr', written_at: at.clock, body: 'Rappelée, veut une démonstration.' }
    await at.store.db
      .insertInto('desk_notes')
      .values({ id: 'n1', request_id, ...note })
      .execute()
    const use = { at: at.clock, who: 'moi@exemple.fr', action: 'read' }
    await at.store.db
      .insertInto('desk_audit')
      .values({ id: 'a1', request_id, ...use })
      .execute()
  }
})
