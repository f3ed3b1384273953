import { Hono } from 'hono'
import { deskFields, deskPaths, longestNote, type RequestView, requestStates } from '#contract/desk-view.ts'
import type { Environment } from '#server/environment.ts'
import { retrySetAside } from '#server/outbox/retry-set-aside.ts'
import type { Store } from '#server/store/open-store.ts'
import { configuredWebhook } from '#server/webhook/start-webhook.ts'
import { record, recordIn } from './audit.ts'
import { changeRequest } from './change-request.ts'
import { type DeskContext, type DeskEnv, isId, noticeIn, type RenderDesk, readForm, type Show } from './desk-context.ts'
import { readRequest } from './read-request.ts'
import { releaseRequest } from './release-request.ts'
import { lastArrival, nextRequest } from './request-list.ts'
import { settleRequests } from './settle-requests.ts'
import { isTeamMember, readTeamAddress } from './team.ts'
import { teamAddresses } from './team-addresses.ts'

type Dependencies = {
  readonly environment: Environment
  readonly store: Store
  readonly now: () => number
  readonly wakeOutbox: () => void
  readonly render: RenderDesk
  readonly show: Show
}

const notices = { enregistre: 'saved', renvoye: 'resent', 'non-renvoye': 'not-resent', liberee: 'released' } as const

/** One request: its page, and what is done with it. */
export function requestRoutes({ environment, store, now, wakeOutbox, render, show }: Dependencies) {
  const routes = new Hono<DeskEnv>()
  const forwarded = configuredWebhook(environment) !== undefined

  routes.use('/:id/*', async (c, next) => (isId(c.req.param('id')) ? next() : show(c, { page: 'missing' }, 404)))

  routes.get('/:id', (c) => page(c, noticeIn(c, notices)))

  routes.post('/:id', async (c) => {
    const id = c.req.param('id')
    const form = await readForm(c)
    const state = requestStates.find((name) => name === form?.get(deskFields.state))
    const wanted = form?.get(deskFields.owner) || null
    const version = Number(form?.get(deskFields.version) ?? Number.NaN)
    if (!form || !state || !Number.isSafeInteger(version)) {
      return c.html(render({ page: 'failed', reason: 'form' }), 400)
    }
    const note = (form.get(deskFields.note) ?? '').replace(/\r\n?/g, '\n').trim().toWellFormed()
    if (note.length > longestNote) return page(c, 'note-too-long', note)
    const owner = wanted && (await whoMayHave(wanted, id))
    if (owner === undefined) return c.html(render({ page: 'failed', reason: 'form' }), 400)
    const changed = await changeRequest(store, { id, who: c.get('member'), version, state, owner, note }, now())
    switch (changed.kind) {
      case 'missing':
        return show(c, { page: 'missing' }, 404)
      case 'saved':
        return c.redirect(`${deskPaths.requests}/${id}?${deskFields.done}=enregistre`, 303)
      case 'conflict': {
        const { kind, ...both } = changed
        return show(c, { page: 'conflict', id, ...both, mine: { state, owner, note } }, 409)
      }
    }
  })

  routes.post('/:id/verifiee', async (c) => {
    const id = c.req.param('id')
    const isReleased = await releaseRequest(store, { id, who: c.get('member'), forwarded }, now())
    if (isReleased) wakeOutbox()
    return c.redirect(`${deskPaths.requests}/${id}${isReleased ? `?${deskFields.done}=liberee` : ''}`, 303)
  })

  routes.post('/:id/courriels/:mail', async (c) => {
    const { id, mail } = c.req.param()
    const isOfRequest = (await readRequest(store, id))?.mails.some((one) => one.id === mail)
    const count = isOfRequest ? await resend(c, id, mail) : 0
    if (count > 0) wakeOutbox()
    return c.redirect(`${deskPaths.requests}/${id}?${deskFields.done}=${count > 0 ? '' : 'non-'}renvoye`, 303)
  })

  function resend(c: DeskContext, id: string, mail: string): Promise<number> {
    return store.write(async (transaction) => {
      const count = await retrySetAside({ db: transaction }, now(), mail)
      if (count > 0) await recordIn(transaction, [{ who: c.get('member'), action: 'resend', requestId: id }], now())
      return count
    })
  }

  async function page(c: DeskContext, notice: RequestView['notice'], typedNote?: string) {
    const id = c.req.param('id') ?? ''
    await settleRequests(store)
    const since = await lastArrival(store)
    const request = await readRequest(store, id)
    if (!request) return show(c, { page: 'missing' }, 404)
    await record(store, [{ who: c.get('member'), action: 'read', requestId: id }], now())
    const team = await teamAddresses(store, environment.TEAM_EMAILS)
    const typed = typedNote === undefined ? {} : { typedNote }
    const status = notice === 'note-too-long' ? 422 : 200
    const next = notice === 'saved' ? await nextRequest(store, id) : undefined
    return show(c, { page: 'request', ...request, team, since, notice, next, ...typed }, status)
  }

  /** One of the team or, for whoever has left it, what they had stays theirs until somebody takes it. */
  async function whoMayHave(wanted: string, id: string): Promise<string | undefined> {
    const address = readTeamAddress(wanted)
    if (address && isTeamMember(address, environment.TEAM_EMAILS)) return address
    return (await readRequest(store, id))?.owner === wanted ? wanted : undefined
  }

  return routes
}
