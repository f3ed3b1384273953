import { hash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

type Kept = { readonly name: string; readonly seconds: number; readonly sameSite: 'Strict' | 'Lax' }

const kinds = {
  /** Who is signed in. */
  session: { name: 'equipe', seconds: 12 * 3600, sameSite: 'Strict' },
  /** Which browser has asked for a link; sent along when the link is followed from a mail program in the browser. */
  browser: { name: 'equipe-navigateur', seconds: 15 * 60, sameSite: 'Lax' },
} as const satisfies Record<string, Kept>

export const sessionSeconds = kinds.session.seconds
export const linkSeconds = kinds.browser.seconds

/**
 * The desk's two cookies. Browsers hold the prefix to what it says (Secure, this host alone, Path=/); only on this very
 * machine, without HTTPS, is there no way to keep it.
 */
export function createDeskCookies(deskUrl: string) {
  const { protocol, hostname } = new URL(deskUrl)
  const isPlain = protocol === 'http:' && hostname === 'localhost'

  function nameOf(kind: keyof typeof kinds) {
    return isPlain ? kinds[kind].name : `__Host-${kinds[kind].name}`
  }

  return {
    /** What was handed out by us, if it has its shape. */
    read: (c: Context, kind: keyof typeof kinds): string | undefined => {
      const value = getCookie(c, nameOf(kind))
      return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
    },
    set: (c: Context, kind: keyof typeof kinds, value: string) => write(c, kind, value, kinds[kind].seconds),
    remove: (c: Context, kind: keyof typeof kinds) => write(c, kind, '', 0),
  }

  function write(c: Context, kind: keyof typeof kinds, value: string, seconds: number) {
    const parts = [`${nameOf(kind)}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly']
    const rules = [...(isPlain ? [] : ['Secure']), `SameSite=${kinds[kind].sameSite}`]
    c.header('Set-Cookie', [...parts, ...rules].join('; '), { append: true })
  }
}

/** 256 bits that nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the store holds of a token: it proves one, and cannot be used as one. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url')
}
