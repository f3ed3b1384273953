import { type Context, Hono } from 'hono'
import { deskPerson } from '#content/desk/person.ts'
import { type ContactFieldErrors, type ContactFieldName, contactFieldNames } from '#contract/contact-request.ts'
import { type DeskAction, deskFields, deskPaths, type PersonView } from '#contract/desk-view.ts'
import type { ContactFormValues } from '#contract/posted-contact-form.ts'
import type { createRetention } from '#server/contact/retention.ts'
import { removeMailFiles } from '#server/outbox/file-transport.ts'
import { dateInParis, parisTimeOn } from '#server/paris-time.ts'
import { correctRequests } from '#server/rights/correction.ts'
import { readHeldData } from '#server/rights/held-data.ts'
import { createLimitation, type Together } from '#server/rights/limitation.ts'
import { writtenHeldData } from '#server/rights/written-held-data.ts'
import type { Store } from '#server/store/open-store.ts'
import { escapeInvisible } from '#server/visible-text.ts'
import { recordIn } from './audit.ts'
import {
  attachment,
  type DeskContext,
  type DeskEnv,
  noticeIn,
  type RenderDesk,
  readForm,
  type Show,
} from './desk-context.ts'
import { readPerson } from './read-person.ts'
import { asSeen } from './read-request.ts'

type Dependencies = {
  readonly store: Store
  readonly now: () => number
  readonly wakeOutbox: () => void
  readonly render: RenderDesk
  readonly show: Show
  readonly mailFolder: string
  readonly retention: Pick<ReturnType<typeof createRetention>, 'erase'>
}

const notices = {
  corrige: 'corrected',
  limite: 'limited',
  leve: 'lifted',
  efface: 'erased',
  'non-efface': 'not-erased',
  rien: 'nothing-changed',
} as const

/** A person's rights, by the same code as the command line's. */
export function personRoutes(dependencies: Dependencies) {
  const { store, now, wakeOutbox, render, show, mailFolder, retention } = dependencies
  const limitation = createLimitation(store)
  const corrected = { store, removeMailFiles: (ids: readonly string[]) => removeMailFiles(mailFolder, ids) }
  const routes = new Hono<DeskEnv>()

  routes.get('/', async (c) => {
    const address = c.req.query(deskFields.address)?.trim() ?? ''
    return page(c, address, noticeIn(c, notices))
  })

  routes.get('/donnees.txt', async (c) => {
    const held = await download(c)
    return attachment(c, 'donnees-personnelles.txt', 'text/plain', writtenHeldData(held, now()))
  })

  routes.get('/donnees.json', async (c) => {
    const held = await download(c)
    return attachment(
      c,
      'donnees-personnelles.json',
      'application/json',
      escapeInvisible(JSON.stringify(held, null, 2)),
    )
  })

  routes.post('/corriger', async (c) => {
    const form = await readForm(c)
    if (!form) return unreadable(c)
    const address = addressIn(form)
    const requestId = form.get(deskFields.request) ?? ''
    const held = (await readPerson(store, address)).find(({ id }) => id === requestId)
    if (!held) return back(c, address, 'rien')
    const before = { ...held.request, ...fieldsIn(form, deskFields.before) }
    const changes = changedFields(fieldsIn(form), before)
    if (Object.keys(changes).length === 0) return back(c, address, 'rien')
    const correction = await correctRequests(corrected, {
      email: address,
      now: now(),
      changes,
      ownOf: held.id,
      refuse: (row) => (row.id === requestId ? changedMeanwhile(asSeen(row), before, changes) : {}),
      together: noting(c, 'correct'),
    })
    if (correction.kind === 'invalid' || correction.kind === 'refused') {
      const { kind, fields } = correction
      const typed = { ...held.request, ...changes }
      return page(c, address, undefined, { requestId, fields, typed, isConflict: kind === 'refused' })
    }
    if (correction.kind !== 'corrected') return back(c, address, 'rien')
    return back(c, changes.email ?? address, 'corrige')
  })

  routes.post('/limiter', async (c) => {
    const form = await readForm(c)
    if (!form) return unreadable(c)
    const address = addressIn(form)
    const { requests } = await limitation.limit(address, now(), noting(c, 'limit'))
    return back(c, address, requests > 0 ? 'limite' : 'rien')
  })

  routes.post('/lever', async (c) => {
    const form = await readForm(c)
    if (!form) return unreadable(c)
    const address = addressIn(form)
    const { requests } = await limitation.lift(address, now(), noting(c, 'lift'))
    wakeOutbox()
    return back(c, address, requests > 0 ? 'leve' : 'rien')
  })

  routes.post('/effacer', async (c) => {
    const form = await readForm(c)
    if (!form) return unreadable(c)
    const address = addressIn(form)
    if (form.get(deskFields.word)?.trim().toUpperCase() !== deskPerson.erase.word) return back(c, address, 'non-efface')
    // Noted before, and without a request: afterwards there is none.
    await store.write((transaction) => recordIn(transaction, [{ who: c.get('member'), action: 'erase' }], now()))
    const erased = await retention.erase(address)
    return back(c, address, erased > 0 ? 'efface' : 'rien')
  })

  function unreadable(c: DeskContext) {
    return c.html(render({ page: 'failed', reason: 'form' }), 400)
  }

  async function page(
    c: DeskContext,
    address: string,
    notice: PersonView['notice'],
    refused?: NonNullable<PersonView['refused']>,
  ) {
    const held = address === '' ? [] : await readPerson(store, address)
    if (address !== '') await note(c, address, 'file')
    const answerBefore = parisTimeOn(dateInParis(now()).add({ months: 1 }), '12:00')
    const view = { page: 'person', address, held, asked: address !== '', answerBefore, notice } as const
    return show(c, refused ? { ...view, refused } : view, refused?.isConflict ? 409 : refused ? 422 : 200)
  }

  async function download(c: DeskContext) {
    const address = c.req.query(deskFields.address) ?? ''
    await note(c, address, 'download')
    return readHeldData({ store, mailFolder }, address)
  }

  /** A line for each request that is changed, or no change. */
  function noting(c: DeskContext, action: DeskAction): Together {
    const who = c.get('member')
    return (transaction, ids) =>
      recordIn(
        transaction,
        ids.map((requestId) => ({ who, action, requestId })),
        now(),
      )
  }

  /** One line for each request that was seen; one without where there is none. */
  function note(c: DeskContext, address: string, action: DeskAction) {
    return store.write(async (transaction) => {
      const who = c.get('member')
      const rows = await readPerson({ db: transaction }, address)
      const entries = rows.map(({ id }) => ({ who, action, requestId: id }))
      await recordIn(transaction, entries.length > 0 ? entries : [{ who, action }], now())
    })
  }

  return routes
}

function addressIn(form: URLSearchParams) {
  return (form.get(deskFields.address) ?? '').trim().slice(0, 254)
}

/** Browsers send every line break as two characters. */
function fieldsIn(form: URLSearchParams, prefix = ''): Partial<ContactFormValues> {
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const value = form.get(`${prefix}${name}`)
      return value === null ? [] : [[name, value.replace(/\r\n?/g, '\n')]]
    }),
  )
}

/** Of two people who correct from the same page, nobody takes back what they have not touched. */
function changedFields(typed: Partial<ContactFormValues>, before: ContactFormValues): Partial<ContactFormValues> {
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const value = typed[name]
      return value === undefined || value === before[name] ? [] : [[name, value]]
    }),
  )
}

/** Which of the fields that are to change somebody else has changed since the page was made. */
function changedMeanwhile(
  now: ContactFormValues,
  before: ContactFormValues,
  changes: Partial<ContactFormValues>,
): ContactFieldErrors {
  const names = contactFieldNames.filter(
    (name) => changes[name] !== undefined && now[name] !== before[name] && now[name] !== changes[name],
  )
  const sentence = (name: ContactFieldName) => deskPerson.correct.meanwhile.replace('{value}', () => now[name])
  return Object.fromEntries(names.map((name) => [name, sentence(name)]))
}

function back(c: Context, address: string, done: keyof typeof notices) {
  const query = new URLSearchParams({ [deskFields.address]: address, [deskFields.done]: done })
  return c.redirect(`${deskPaths.person}?${query}`, 303)
}
