import { describe, expect, test } from 'vitest'
import { engines, noon, storeOn } from '#testing/both-engines.ts'
import { exampleRequest } from '#testing/example-request.ts'

const day = 24 * 3600 * 1000

describe.each(engines)('On %s a contact request', (engine) => {
  const at = storeOn(engine)

  test('is stored with one mail to the team and one to the visitor', async () => {
    expect(await at.receive()).toEqual({ kind: 'stored' })
    expect(await at.requests()).toMatchObject([
      { first_name: 'Jeanne', email: exampleRequest.email, received_at: noon },
    ])
    expect(await at.mails()).toMatchObject([
      { kind: 'confirmation', state: 'waiting', attempts: 0 },
      { kind: 'team', state: 'waiting', attempts: 0 },
    ])
  })

  test('keeps every character that the contract lets through', async () => {
    const message = "Œuvre d\u2019été\n\t« naïve »\u202f: 你好 👩🏽‍🚀 \u200f\u{10ffff} \\x00 %s $1 ';--"
    await at.receive({ request: { company: `É"'\\ ${'é'.repeat(90)}`, message } })
    expect(await at.requests()).toMatchObject([{ message, company: `É"'\\ ${'é'.repeat(90)}` }])
  })

  test('that breaks a rule never reaches the store', async () => {
    expect(await at.receive({ request: { firstName: 'J' } })).toMatchObject({ kind: 'invalid' })
    expect(await at.requests()).toEqual([])
    expect(await at.store.db.selectFrom('rate_windows').selectAll().execute()).toEqual([])
  })

  test('under one key is stored once, however many times and at once it comes', async () => {
    const receipts = await Promise.all(Array.from({ length: 12 }, () => at.receive({ idempotencyKey: 'k1' })))
    receipts.push(await at.receive({ idempotencyKey: 'k1', request: { firstName: ' Jeanne ' } }))
    expect(new Set(receipts.map(({ kind }) => kind))).toEqual(new Set(['stored']))
    expect(await at.requests()).toHaveLength(1)
    expect(await at.mails()).toHaveLength(2)
  })

  test('may not come under the key of another', async () => {
    await at.receive({ idempotencyKey: 'k1' })
    expect(await at.receive({ idempotencyKey: 'k1', request: { company: 'Autre' } })).toEqual({ kind: 'key-reused' })
    expect(await at.receive({ idempotencyKey: 'k2', request: { company: 'Autre' } })).toEqual({ kind: 'stored' })
    expect(await at.requests()).toHaveLength(2)
  })

  test('without a key is stored once within ten minutes of whatever moment, however often and from wherever it comes', async () => {
    const sameContentWithin = 10 * 60_000
    for (const start of [noon, noon - 1000, noon + 5 * 60_000]) {
      await at.store.db.deleteFrom('contact_requests').execute()
      at.clock = start
      await Promise.all(
        ['192.0.2.1', '192.0.2.1', '198.51.100.9'].map((network) => at.receive({ sameContentWithin, network })),
      )
      at.clock = start + sameContentWithin - 1
      expect(await at.receive({ sameContentWithin, requests: 1 })).toEqual({ kind: 'stored' })
      expect(await at.requests(), new Date(start).toISOString()).toHaveLength(1)
      await at.receive({ sameContentWithin, request: { message: 'Un autre message.' } })
      expect(await at.requests()).toHaveLength(2)
      at.clock = start + sameContentWithin
      await at.receive({ sameContentWithin })
      expect(await at.requests()).toHaveLength(3)
    }
  })

  test('is confirmed at most once a day and address, though the team gets all', async () => {
    const spellings = [exampleRequest.email, exampleRequest.email.toUpperCase(), exampleRequest.email]
    await Promise.all(spellings.map((email) => at.receive({ request: { email } })))
    expect((await at.mails()).map(({ kind }) => kind)).toEqual(['confirmation', 'team', 'team', 'team'])
    at.clock += day
    await at.receive()
    expect((await at.mails()).filter(({ kind }) => kind === 'confirmation')).toHaveLength(2)
  })

  test('is confirmed once to one person, whatever tag is typed', async () => {
    for (const tag of ['', '+1', '+2', '+3']) await at.receive({ request: { email: `victime${tag}@organisation.fr` } })
    expect((await at.mails()).map(({ kind }) => kind)).toEqual(['confirmation', ...Array(4).fill('team')])
  })

  test('is confirmed a third as often as it is stored, and stored all the same', async () => {
    for (let number = 0; number < 9; number++) {
      await at.receive({ requests: 9, request: { email: `personne${number}@organisation.fr` } })
    }
    expect(kindsOf(await at.mails())).toEqual({ confirmation: 3, team: 9 })
    await at.receive({ requests: 9, network: '192.0.2.2', request: { email: 'autre@organisation.fr' } })
    expect(kindsOf(await at.mails())).toEqual({ confirmation: 4, team: 10 })
  })

  test('counts against the networks around an IPv6 visitor too', async () => {
    const receipts = []
    for (let subnet = 0; subnet < 8; subnet++) {
      const network = `2001:db8:1:${subnet.toString(16)}::/64`
      receipts.push(await at.receive({ requests: 2, network, request: { email: `p${subnet}@organisation.fr` } }))
    }
    expect(receipts.map(({ kind }) => kind)).toEqual([...Array(6).fill('stored'), 'too-many', 'too-many'])
    expect(kindsOf(await at.mails())).toEqual({ confirmation: 3, team: 6 })
    expect(await at.receive({ requests: 2, network: '2001:db8:2:0::/64' })).toEqual({ kind: 'stored' })
  })

  test('past what the whole site confirms, the team is told once and gets all', async () => {
    for (let number = 0; number < 15; number++) {
      const request = { email: `personne${number}@organisation.fr` }
      await at.receive({ requests: 3, network: `192.0.2.${number}`, request })
    }
    expect(kindsOf(await at.mails())).toEqual({ confirmation: 12, 'confirmation-limit': 1, team: 15 })
  })

  test('from a machine is kept apart, with one line a day to the team and no confirmation', async () => {
    expect(await at.receive({ signals: { trapFilled: true } })).toEqual({ kind: 'stored' })
    expect(await at.receive({ signals: { trapFilled: false, elapsed: 120 } })).toEqual({ kind: 'stored' })
    await at.receive({ signals: { trapFilled: false, elapsed: 9000 } })
    // Two of the same millisecond have no order.
    const kept = (await at.requests()).map(({ quarantine }) => String(quarantine))
    expect(kept.toSorted()).toEqual(['null', 'too-fast', 'trap'])
    expect(await at.mails()).toMatchObject([
      { kind: 'confirmation' },
      { kind: 'quarantine-digest', request_id: null, due_at: Date.parse('2026-11-17T07:00:00Z') },
      { kind: 'team' },
    ])
  })

  test('beyond the rate is refused, but never the repeat of one that is stored', async () => {
    const receipts = []
    for (const idempotencyKey of ['1', '1', '2', '3', '1', '4'])
      receipts.push(await at.receive({ idempotencyKey, requests: 3 }))
    expect(receipts.map(({ kind }) => kind)).toEqual([...Array(5).fill('stored'), 'too-many'])
    expect(await at.receive({ requests: 3, network: '198.51.100.9' })).toEqual({ kind: 'stored' })
    const [window] = await at.store.db.selectFrom('rate_windows').selectAll().execute()
    expect(JSON.stringify(window)).not.toContain('198.51.100')
  })

  function kindsOf(sent: Awaited<ReturnType<typeof at.mails>>) {
    return Object.fromEntries([...Map.groupBy(sent, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]))
  }
})
