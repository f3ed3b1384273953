import { type Context, Hono } from 'hono'
import type { SignInNotice } from '#contract/desk-view.ts'
import { deskFields, deskPaths } from '#contract/desk-view.ts'
import type { Environment } from '#server/environment.ts'
import { visitorNetwork } from '#server/limits/visitor.ts'
import type { createDeskCookies } from './cookies.ts'
import { newToken } from './cookies.ts'
import { type RenderDesk, readForm } from './desk-context.ts'
import { returnPage } from './return-page.ts'
import type { createSessions } from './sessions.ts'
import type { createSignIn, LinkState } from './sign-in.ts'
import { readTeamAddress } from './team.ts'

type Dependencies = {
  readonly environment: Pick<Environment, 'TRUSTED_PROXIES'>
  readonly cookies: ReturnType<typeof createDeskCookies>
  readonly signIn: ReturnType<typeof createSignIn>
  readonly sessions: ReturnType<typeof createSessions>
  readonly render: RenderDesk
}

/** The way in and the way out: all that answers without a session. */
export function entryRoutes({ environment, cookies, signIn, sessions, render }: Dependencies) {
  const routes = new Hono()
  const page = (notice: SignInNotice, kept: { readonly typed?: string; readonly next?: string } = {}) =>
    render({ page: 'sign-in', notice, ...kept })

  routes.get('/connexion', (c) => {
    const notice = c.req.query(deskFields.done)
    const next = returnPage(c.req.query(deskFields.next))
    return c.html(page(notice === 'envoi' ? 'sent' : notice === 'sortie' ? 'signed-out' : 'none', { next }))
  })

  routes.post('/connexion', async (c) => {
    const form = await readForm(c)
    if (!form) return c.html(render({ page: 'failed', reason: 'form' }), 400)
    const typed = form.get(deskFields.address) ?? ''
    const next = returnPage(form.get(deskFields.next))
    const email = readTeamAddress(typed)
    if (!email) return c.html(page('invalid', { typed: typed.slice(0, 254), next }), 422)
    const permit = await signIn.takePermit(visitorNetwork(c, environment.TRUSTED_PROXIES), email)
    if (!permit.allowed) {
      c.header('Retry-After', String(permit.retryAfter))
      return c.html(page('too-many', { typed, next }), 429)
    }
    // Links that this browser has asked for before stay its own.
    const browser = cookies.read(c, 'browser') ?? newToken()
    cookies.set(c, 'browser', browser)
    setImmediate(() => void signIn.askForLink(email, browser, next))
    const again = new URLSearchParams({ [deskFields.done]: 'envoi', [deskFields.next]: next })
    return c.redirect(`${deskPaths.signIn}?${again}`, 303)
  })

  routes.get('/connexion/:token', async (c) => {
    const token = c.req.param('token')
    const state = await signIn.linkState(token, cookies.read(c, 'browser'))
    return state === 'good' ? c.html(render({ page: 'confirm', token })) : refusal(c, state)
  })

  routes.post('/connexion/:token', async (c) => {
    const browser = cookies.read(c, 'browser')
    const token = c.req.param('token')
    const state = await signIn.linkState(token, browser)
    // Only what would open is worth a change of the store.
    const network = visitorNetwork(c, environment.TRUSTED_PROXIES)
    const entered =
      browser && state === 'good'
        ? await signIn.signIn(token, { browser, network, former: cookies.read(c, 'session') })
        : undefined
    if (entered) {
      cookies.set(c, 'session', entered.session)
      cookies.remove(c, 'browser')
      return c.redirect(returnPage(entered.next), 303)
    }
    // The second of two presses.
    if (await sessions.memberOf(cookies.read(c, 'session'))) return c.redirect(deskPaths.home, 303)
    return refusal(c, state === 'good' ? 'gone' : state)
  })

  function refusal(c: Context, state: LinkState) {
    return state === 'other-browser' ? c.html(page('other-browser'), 403) : c.html(page('expired'), 410)
  }

  routes.post('/deconnexion', async (c) => {
    const token = cookies.read(c, 'session')
    const member = await sessions.memberOf(token)
    const form = await readForm(c)
    if (token !== undefined && member !== undefined) {
      if (form?.has(deskFields.everywhere)) await sessions.endAll(member)
      else await sessions.end(token, member)
    }
    cookies.remove(c, 'session')
    return c.redirect(`${deskPaths.signIn}?${deskFields.done}=sortie`, 303)
  })

  return routes
}
