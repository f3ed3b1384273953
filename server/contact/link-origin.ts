import { defaultSiteUrl, type Environment } from '#server/environment.ts'

/** Where links in mails lead: to SITE_URL or, where nobody has set it, to the port of this machine that answers. */
export function linkOrigin({ SITE_URL, PORT }: Pick<Environment, 'SITE_URL' | 'PORT'>): string {
  return SITE_URL === defaultSiteUrl && PORT !== 0 ? `http://localhost:${PORT}` : SITE_URL
}
