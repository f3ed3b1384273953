import { type Environment, readEnvironment } from '#server/environment.ts'
import { isOwnHost } from '#server/own-host.ts'
import type { Finding } from './finding.ts'
import { isReservedHost } from './reserved-values.ts'

/** What can be said about the public address and the public key without asking anybody. */
export function siteAddressFindings({ SITE_URL, ANON_KEY }: Environment): readonly Finding[] {
  return [addressFinding(new URL(SITE_URL)), keyFinding(ANON_KEY)]
}

function addressFinding({ protocol, hostname, origin }: URL): Finding {
  const about = 'address'
  const example = 'for example SITE_URL=https://www.your-domain.fr'
  if (isOwnHost(hostname) || isReservedHost(hostname))
    return {
      about,
      severity: 'in-the-way',
      sentence: `SITE_URL is ${origin}, which no visitor can reach, and it goes out in canonical links, sitemap and mails: set the public address, ${example}`,
    }
  if (protocol !== 'https:')
    return {
      about,
      severity: 'in-the-way',
      sentence: `SITE_URL is ${origin}, without TLS, although the privacy policy says that exchanges are encrypted: put a proxy with a certificate in front and set https, ${example}`,
    }
  return { about, severity: 'fine', sentence: `SITE_URL is ${origin}, a public address with TLS.` }
}

function keyFinding(key: string): Finding {
  const about = 'key'
  if (key !== readEnvironment({}).ANON_KEY) return { about, severity: 'fine', sentence: 'ANON_KEY is your own.' }
  return {
    about,
    severity: 'look',
    sentence:
      'ANON_KEY is the default: it is public in any case, but one of your own keeps scripts made for other sites away, so set 8 or more visible characters.',
  }
}
