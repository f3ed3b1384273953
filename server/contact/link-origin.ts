import { defaultSiteUrl, type Environment } from '#server/environment.ts'

/** Where links in mails lead: to SITE_URL or, where nobody has set it, to the port of this machine that answers. */
export function linkOrigin({ SITE_URL, PORT }: Pick<Environment, 'SITE_URL' | 'PORT'>): string {
  return SITE_URL === defaultSiteUrl && PORT !== 0 ? `http://localhost:${PORT}` : SITE_URL
}

/** The desk is the server's: where the pages are on another host, that has no part of it. */
export function deskOrigin(environment: Pick<Environment, 'SITE_URL' | 'BACKEND_URL' | 'PORT'>): string {
  return environment.BACKEND_URL ?? linkOrigin(environment)
}
