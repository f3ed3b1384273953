import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Files and nothing else, by the rules that docs/operations.md gives to a static host, with the site's own headers. */
export async function startStaticHost(folder: string, port: number, headers: Readonly<Record<string, string>>) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://static').pathname
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(folder, name))
      .find((name) => extname(name) && existsSync(name))
    if (request.method !== 'GET') return response.writeHead(405).end()
    const found = file ?? join(folder, '404.html')
    response.writeHead(file ? 200 : 404, {
      ...headers,
      'Content-Type': types[extname(found)] ?? 'application/octet-stream',
    })
    response.end(readFileSync(found))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
