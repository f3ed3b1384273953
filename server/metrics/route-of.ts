import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { deskPaths } from '#contract/desk-view.ts'
import { cspReportPath } from '#server/http/csp-reports.ts'

const addresses: ReadonlySet<string> = new Set([
  ...Object.values(paths),
  ...Object.values(apiPaths),
  ...[cspReportPath, '/healthz', '/readyz'],
])

/** Which part of the site it was: one of some twenty names, never what somebody typed in the address bar. */
export function routeOf(method: string, path: string): string {
  if (path === paths.contact && method === 'POST') return `POST ${path}`
  if (addresses.has(path)) return path
  if (path.startsWith('/assets/')) return '/assets/*'
  return path === deskPaths.home || path.startsWith(`${deskPaths.home}/`) ? `${deskPaths.home}/*` : 'other'
}
