import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type DeskView, deskFields, type MemberView } from '#contract/desk-view.ts'
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

/** What the page that is shown after something was done says of it, by the word in its address. */
export function noticeIn<Notice>(c: Context, notices: Readonly<Record<string, Notice>>): Notice | undefined {
  const done = c.req.query(deskFields.done) ?? ''
  return Object.entries(notices).find(([word]) => word === done)?.[1]
}

/** Whether it can be the id of a request or of a line in the trail; nothing else is looked up or repeated in a header. */
export function isId(text: string): boolean {
  return /^[\da-f-]{36}$/.test(text)
}

/** A file to keep. */
export function attachment(c: Context, name: string, type: string, text: string) {
  return c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
  })
}

const longestForm = 64 * 1024

/** What a form of the desk posts, or nothing for what is none. */
export async function readForm(c: Context): Promise<URLSearchParams | undefined> {
  if (!hasContentType(c.req.raw, 'application/x-www-form-urlencoded')) return undefined
  const body = await readBody(c.req.raw, longestForm)
  return body.kind === 'whole' && !hasNull(body.text) ? new URLSearchParams(body.text) : undefined
}

/** Nobody types it, and PostgreSQL takes no text with it. */
export function hasNull(encoded: string): boolean {
  return encoded.includes('%00') || encoded.includes('\0')
}
