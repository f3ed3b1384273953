import { resolve } from 'node:path'
import { createServer } from 'vite'

const country = { name: 'États-Unis', safeguard: 'clauses contractuelles types' }
const declared = [
  { purpose: 'models', noTraining: true, keptDays: 30, host: 'api.models.example', name: 'Models API' },
  { purpose: 'webhook', host: 'crm.example', name: 'CRM' },
  { purpose: 'mail', host: 'smtp.example', name: 'Mailer' },
  { purpose: 'audience', since: '2025-01-28', host: 'stats.example', name: 'Stats' },
].map((service) => ({ ...service, company: `${service.name} Inc.`, country, terms: `https://${service.host}/terms` }))

/** The modules of the project as if the operator had declared American services: all texts are made from that list. */
export async function serveWithAmericanServices() {
  return await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: 'dist/cache/american-services',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'american-services',
        enforce: 'pre',
        transform: (code, id) =>
          id === resolve('content/external-services.ts')
            ? code.replace(/\n\]\s*$/, `\n${JSON.stringify(declared).slice(1)}\n`)
            : undefined,
      },
    ],
  })
}
