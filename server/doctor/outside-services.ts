import { requireDeclaredServices } from '#server/declared-services.ts'
import { type Environment, EnvironmentError } from '#server/environment.ts'
import type { Finding } from './finding.ts'
import { isReservedHost } from './reserved-values.ts'

/** What visitors' browsers or their data are sent to: real, and named in the privacy policy. */
export function outsideServicesFindings(environment: Environment): readonly Finding[] {
  const problems = [...undeclared(environment), ...placeholders(environment)]
  if (problems.length === 0)
    return [
      {
        about: 'services',
        severity: 'fine',
        sentence: 'Every outside service is declared in content/external-services.ts.',
      },
    ]
  return problems.map((sentence) => ({ about: 'services', severity: 'in-the-way', sentence }))
}

function undeclared(environment: Environment) {
  try {
    requireDeclaredServices(environment)
    return []
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return [error.message]
  }
}

function placeholders({ VIDEO_URL, MATOMO_URL, LEADS_WEBHOOK_URL }: Environment) {
  return Object.entries({ VIDEO_URL, MATOMO_URL, LEADS_WEBHOOK_URL })
    .map(([variable, url]) => ({ variable, host: URL.parse(url ?? '')?.hostname }))
    .filter(({ host }) => host !== undefined && isReservedHost(host))
    .map(
      ({ variable, host }) =>
        `${variable} points to ${host}, a placeholder in a domain kept for examples: set it to the real service, and declare that one in content/external-services.ts.`,
    )
}
