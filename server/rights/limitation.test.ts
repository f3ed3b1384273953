import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createRetention } from '#server/contact/retention.ts'
import { settleRequests } from '#server/desk/settle-requests.ts'
import { createFileTransport, mailFolder, removeMailFiles } from '#server/outbox/file-transport.ts'
import { createMailClaims } from '#server/outbox/mail-claims.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations.ts'
import { openStore } from '#server/store/open-store.ts'
import { engines, storeOn } from '#testing/both-engines.ts'
import { day, email, oddly, other, rightsIn } from '#testing/rights.ts'

describe.each(engines)('On %s', (engine) => {
  const at = storeOn(engine)
  const { composer, leads, receive, requests, said, sentTexts, worker } = rightsIn(at)

  describe('limitation', () => {
    test('keeps what is held and does nothing with it, until it is lifted', async () => {
      await receive()
      await receive({ email: other })
      expect(await leads('limit', oddly)).toBe(
        '1 request limited, 2 mails held. Tell those who have received the data (article 19): look in the mailbox, the CRM, exports and the logs.\n',
      )
      expect(await leads('limit', oddly)).toBe('Nothing of this address is stored that is not limited.\n')
      await worker().deliverDue()
      expect((await sentTexts()).join()).not.toContain(email)
      expect(await createMailClaims(at.store, 1000, () => at.clock).untilNextDue()).toBeUndefined()

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

      at.clock += 4 * 365 * day
      expect(await leads('purge')).toBe('1 request purged.\n')
      expect(await requests()).toHaveLength(1)

      expect(await leads('limit', email, '--lift')).toMatch(/^1 request no longer limited, 2 mails will be sent\./)
      expect(await leads('limit', email, '--lift')).toBe('Nothing of this address is limited.\n')
      expect(await at.mails()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
      expect(await leads('purge')).toBe('1 request purged.\n')
    })

    test('does not keep anybody from being told of a data breach: their addresses, and nothing else of them, are listed', async () => {
      await receive()
      await receive({ message: 'Un second message, plus tard.' })
      await receive({ email: other })
      await receive({ email: 'automate@organisation.fr' }, 'trap')
      await leads('limit', email)
      expect(await leads('breach')).toBe(['automate@organisation.fr', other, email, ''].join('\n'))
      expect(said.at(-1)).toMatch(/^3 addresses, limited ones included\. .* backups/)
    })

    test('stops a mail that a worker has taken up, which goes out once when it ends', async () => {
      await receive()
      const limitFirst =
        <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
        async (...given: Given) => {
          await leads('limit', email)
          return act(...given)
        }
      const files = createFileTransport(mailFolder(at.folder))
      await worker({ transport: { ...files, deliver: limitFirst(files.deliver) } }).deliverDue()
      await leads('limit', email, '--lift')
      const handedOver: string[] = []
      const mailServer = { close: () => {}, deliver: async (id: string) => handedOver.push(id) > 0 }
      await worker({ transport: mailServer, compose: limitFirst(composer()) }).deliverDue()
      expect(handedOver).toEqual([])
      expect(await sentTexts()).toEqual([])
      expect((await at.mails()).map(({ state }) => state)).toEqual(['held', 'held'])
      await leads('limit', email, '--lift')
      await worker().deliverDue()
      expect(await sentTexts()).toHaveLength(2)
    })

    test('holds for what was sent before, is not undone by a retry, and ends with an erasure', async () => {
      await receive()
      await at.store.db.updateTable('outbox').set({ state: 'set-aside' }).where('kind', '=', 'team').execute()
      await leads('limit', email)
      expect(await leads('retry')).toBe('0 mails will be tried again by the running server.\n')
      await receive({ message: 'Une nouvelle demande, après.' })
      expect((await requests()).map(({ limited_at }) => limited_at !== null)).toEqual([true, false])
      expect(await leads('erase', oddly)).toBe(
        '2 requests erased, with the mails. Logs keep the id for 12 months at most. Tell those who have received the data (article 19): look in the mailbox, the CRM, exports and the logs.\n',
      )
      expect(await at.mails()).toEqual([])
    })

    test('keeps the desk from reading it for urgency and for the search, a correction included, until it is lifted', async () => {
      await receive({ message: 'Bonjour, une demande urgente.' })
      await receive({ email: other })
      await leads('limit', email)
      const worked = async () => {
        expect(await settleRequests(at.store)).toBe(false)
        return (await requests()).map(({ search, urgent, due_at }) => [search !== null, urgent, due_at !== null])
      }
      expect(await worked()).toEqual([
        [false, null, false],
        [true, 0, true],
      ])
      await leads('correct', email, '--set', 'lastName=Corrigé')
      expect((await worked())[0]).toEqual([false, null, false])
      await leads('limit', email, '--lift')
      expect((await worked())[0]).toEqual([true, 1, true])
    })

    test('leaves a request out of the count of the quarantine', async () => {
      await receive({}, 'trap')
      await leads('limit', email)
      await at.store.db.updateTable('outbox').set({ due_at: 0 }).execute()
      await worker().deliverDue()
      expect(await sentTexts()).toEqual([])
    })
  })

  test('a store of the version before keeps its requests, none of them limited', async () => {
    const old = openStore(await at.newEnvironment(join(at.folder, 'before')))
    await migrate(old, at.clock, { list: migrations.slice(0, 1) })
    await receive({}, null, old)
    await expect(old.db.selectFrom('contact_requests').select('limited_at').execute()).rejects.toThrow('limited_at')
    expect((await migrate(old, at.clock))[0]).toBe('0002-limited-requests')
    expect(await old.db.selectFrom('contact_requests').select(['email', 'limited_at']).execute()).toEqual([
      { email, limited_at: null },
    ])
    await old.close()
  })

  test('the purge leaves what is limited, and takes what the person sent afterwards and what others sent', async () => {
    at.clock = Date.now() - 4 * 365 * day
    await receive({ message: 'Message à garder tel quel.' })
    await leads('limit', email)
    await receive({ message: 'Une autre demande, plus tard.' })
    await receive({ email: other })
    at.clock = Date.now()
    expect(await leads('purge', '--dry-run')).toBe('2 requests would be purged.\n')
    const retention = createRetention({
      store: at.store,
      removeMailFiles: (ids) => removeMailFiles(mailFolder(at.folder), ids),
    })
    expect(await retention.purge(Date.now())).toBe(2)
    const kept = await at.store.db.selectFrom('contact_requests').select(['email', 'message']).execute()
    expect(kept).toEqual([{ email, message: 'Message à garder tel quel.' }])
  })
})
