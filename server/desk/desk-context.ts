import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { DeskView, MemberView } from '#contract/desk-view.ts'
import { hasContentType, readBody } from '#server/http/read-body.ts'

/** What every route behind the entry knows: who asks. */
export type DeskEnv = { Variables: { member: string } }
export type DeskContext = Context<DeskEnv>

/** One view to its whole HTML. */
export type RenderDesk = (view: DeskView) => string

type Own<View> = View extends unknown ? Omit<View, 'member' | 'now'> : never
/** Without what is the same on all pages. */
type OwnView = Own<MemberView>

/** Answers with a page for whoever is signed in. */
export function createShow(render: RenderDesk, now: () => number) {
  return (c: DeskContext, view: OwnView, status: ContentfulStatusCode = 200) =>
    c.html(render({ ...view, member: c.get('member'), now: now() }), status)
}

export type Show = ReturnType<typeof createShow>

const longestForm = 64 * 1024

/** What a form of the desk posts, or nothing for what is none. */
export async function readForm(c: Context): Promise<URLSearchParams | undefined> {
  if (!hasContentType(c.req.raw, 'application/x-www-form-urlencoded')) return undefined
  const body = await readBody(c.req.raw, longestForm)
  return body.read === 'whole' ? new URLSearchParams(body.text) : undefined
}
