import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Metrics } from './metrics.ts'

/** For the machine itself alone: on loopback, apart from the site. */
export async function startMetricsServer(port: number, { text }: Metrics) {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || method !== 'GET') return response.writeHead(404).end('Not found\n')
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(await text())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // The site's own server keeps the process alive, and ends it.
  server.unref()
  return server
}
