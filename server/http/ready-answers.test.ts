import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createReadyAnswers } from './ready-answers.ts'
import { requestIdHeader } from './request-id.ts'
import { createSiteServer } from './site-server.ts'
import type { StaticFile } from './static-files.ts'

const page: StaticFile = {
  contentType: 'text/html',
  immutable: false,
  isTwin: false,
  variants: [
    { encoding: 'br', body: new Uint8Array(Buffer.from('short')), etag: '"br"' },
    { encoding: 'identity', body: new Uint8Array(Buffer.from('a longer text')), etag: '"plain"' },
  ],
}

test('A file is handed out again without the application, in each encoding under the headers that it gave', async () => {
  const { get, asked, counted } = await serve()
  const first = await get('/')
  expect(asked).toEqual(['/ gzip'])
  const again = await get('/')
  expect(asked).toEqual(['/ gzip'])
  expect(again).toEqual({ ...first, body: 'a longer text' })
  expect((await get('/', { 'accept-encoding': 'br' })).headers['x-for']).toBe('br')
  expect((await get('/', { 'accept-encoding': 'br' })).body).toBe('short')
  expect(asked).toEqual(['/ gzip', '/ br'])
  expect(counted).toEqual(['GET / 200', 'GET / 200'])
})

test('A page with what was chosen is handed out again, too, and counted as its page', async () => {
  const { get, asked, counted } = await serve()
  await get('/page?categorie=one')
  expect((await get('/page?categorie=one')).body).toBe('a longer text')
  await get('/page?categorie=other')
  expect(asked).toEqual(['/page gzip', '/page gzip'])
  expect(counted).toEqual(['GET /page 200'])
})

test('A file that is handed out again has a name of its own for each request', async () => {
  const { get } = await serve(() => ({ [requestIdHeader]: randomUUID() }))
  const names = [await get('/'), await get('/'), await get('/')].map(({ headers }) => headers['x-request-id'])
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
})

test.each<[string, string, Record<string, string>]>([
  ['that the visitor may have already', '/', { 'if-none-match': '"plain"' }],
  ['with a search', '/?a=b', {}],
  ['for an address without a file', '/nothing', {}],
  ['for the page of what is missing', '/404', {}],
  ['with a body', '/', { 'content-length': '0' }],
  ['for a host that is none', '/', { host: 'a/b' }],
])('The application answers for itself a request %s', async (_, path, headers) => {
  const { get, asked } = await serve()
  await get('/')
  await get(path, headers)
  await get(path, headers)
  expect(asked.length).toBe(path === '/' && headers.host ? 1 : 3)
})

async function serve(more: () => Record<string, string> = () => ({})) {
  const asked: string[] = []
  const counted: string[] = []
  const files = new Map([
    ['/', page],
    ['/404', page],
    ['/page?categorie=one', page],
  ])
  const ready = createReadyAnswers(files, (method, path, status) => counted.push(`${method} ${path} ${status}`))
  const application = (request: Request) => {
    const encoding = request.headers.get('accept-encoding') ?? ''
    asked.push(`${new URL(request.url).pathname} ${encoding}`)
    return new Response('a longer text', {
      headers: { 'Content-Type': 'text/html', 'X-For': encoding, ...more() },
    })
  }
  const server = createSiteServer(application, undefined, ready)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  async function get(path: string, headers: Record<string, string> = {}) {
    const outgoing = ask({
      port,
      host: '127.0.0.1',
      path,
      headers: { 'accept-encoding': 'gzip', ...headers },
      agent: false,
    })
    outgoing.end()
    const [answer]: IncomingMessage[] = await once(outgoing, 'response')
    if (!answer) throw new Error('There is no answer.')
    let body = ''
    for await (const piece of answer.setEncoding('utf8')) body += piece
    const { date, 'content-length': length, 'transfer-encoding': coding, ...kept } = answer.headers
    return { status: answer.statusCode, headers: kept, body }
  }
  return { get, asked, counted }
}
