import { type ExternalService, externalServices } from '#content/external-services.ts'
import type { Environment } from '#server/environment.ts'
import { addressesOf, mailHosts, NoDnsAnswer } from './dns-records.ts'
import type { Finding } from './finding.ts'
import { mailDomain } from './mail-settings.ts'
import { organisation } from './organisation.ts'
import type { Outside } from './outside.ts'
import { isReservedHost } from './reserved-values.ts'

/** Whether a mail server receives for the domain of MAIL_TO. */
export async function recipientDomainFindings(
  { MAIL_TO }: Environment,
  { resolver }: Outside,
  services: readonly ExternalService[] = externalServices,
): Promise<readonly Finding[]> {
  const domain = mailDomain(MAIL_TO)
  if (isReservedHost(domain)) return []
  const about = 'recipient domain'
  try {
    const hosts = await mailHosts(resolver, domain)
    // An empty name says that the domain takes no mail (RFC 7505); without a record its address does (RFC 5321, 5.1).
    const receives =
      hosts.length > 0 ? hosts.some((host) => host !== '') : (await addressesOf(resolver, domain)).length > 0
    const stranger = hosts.find((host) => host !== '' && !isNamed(host, domain, services))
    if (receives && stranger) {
      return [
        {
          about,
          severity: 'look',
          sentence: `The mail for MAIL_TO is received by ${stranger}: whoever runs that mailbox reads every request, and the privacy policy names nobody for it. If it is somebody else, add them to content/external-services.ts with the purpose « mail ».`,
        },
      ]
    }
    if (receives) return [{ about, severity: 'fine', sentence: `The domain of MAIL_TO, ${domain}, receives mail.` }]
    return [
      {
        about,
        severity: 'in-the-way',
        sentence: `The domain of MAIL_TO, ${domain}, receives no mail (no MX record), so the team gets no request: correct MAIL_TO, or that domain's DNS.`,
      },
    ]
  } catch (error) {
    if (!(error instanceof NoDnsAnswer)) throw error
    return [
      {
        about,
        severity: 'unchecked',
        sentence: `Whether ${domain}, the domain of MAIL_TO, receives mail could not be checked, because DNS does not answer (${error.message}): run the doctor where names are resolved.`,
      },
    ]
  }
}

/** One of the domain itself, or of a service that is declared. */
function isNamed(host: string, domain: string, services: readonly ExternalService[]) {
  const named = services.filter(({ purpose }) => purpose === 'mail').map((service) => service.host)
  return [domain, ...named].some((name) => organisation(name) === organisation(host))
}
