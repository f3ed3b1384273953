import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer as createHttpServer, request as httpRequest, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { createSiteServer } from '#server/http/site-server.ts'
import { freePort } from '#testing/free-port.ts'
import { selfSignedCertificate } from '#testing/self-signed-certificate.ts'
import { standInApp } from '#testing/stand-in-app.ts'
import { siteAnswerFindings } from './site-answer.ts'

const day = 24 * 60 * 60 * 1000
const outside = { resolver: new Resolver(), now: Date.now, timeout: 5000 }
const inDays = (days: number) => new Date(Date.now() + days * day)
const certificate = selfSignedCertificate({ from: inDays(-1), until: inDays(90) })

test('Behind TLS and a proxy that is trusted, all is fine', async () => {
  expect(await throughProxy({ trusted: '127.0.0.0/8', says: { 'x-forwarded-for': '203.0.113.7' } })).toMatchObject([
    { about: 'TLS', severity: 'fine', sentence: expect.stringMatching(/ends in (?:89|90) days/) },
    { about: 'proxy', severity: 'fine' },
  ])
})

test('A proxy whose word is not believed stands in the way; one that says nothing should be looked at', async () => {
  expect(await throughProxy({ says: { 'x-forwarded-for': '203.0.113.7' } })).toMatchObject([
    { severity: 'fine' },
    { about: 'proxy', severity: 'in-the-way', sentence: expect.stringContaining('TRUSTED_PROXIES does not name it') },
  ])
  expect(await throughProxy({ says: {} })).toMatchObject([
    { severity: 'fine' },
    { about: 'proxy', severity: 'look', sentence: expect.stringContaining('no X-Forwarded-For arrives') },
  ])
})

test('A cookie that something in front sets stands in the way: the policy says that pages set none', async () => {
  const adds = { 'set-cookie': ['__cdn_bm=a1; Path=/', 'affinity=2'] }
  const says = { 'x-forwarded-for': '203.0.113.7' }
  expect(await throughProxy({ trusted: '127.0.0.0/8', says, adds })).toMatchObject([
    { about: 'TLS', severity: 'fine' },
    { about: 'proxy', severity: 'in-the-way', sentence: expect.stringContaining('sets a cookie (__cdn_bm, affinity)') },
    { about: 'proxy', severity: 'fine' },
  ])
})

test('Pages that live elsewhere need a certificate there; the proxy is asked for where the functions are', async () => {
  const pages = await serve(createTlsServer(certificate, (_, response) => response.writeHead(404).end()))
  const functions = await serve(createSiteServer(createSite('').fetch))
  const environment = readEnvironment({
    SITE_URL: `https://localhost:${pages.port}`,
    BACKEND_URL: `http://127.0.0.1:${functions.port}`,
  })
  expect(await siteAnswerFindings(environment, { ...outside, ca: certificate.cert })).toMatchObject([
    { about: 'TLS', severity: 'fine', sentence: expect.stringContaining(environment.SITE_URL) },
  ])
  pages.stop()
  functions.stop()
})

test.each([
  [-1, 'in-the-way', /refuse the certificate .*CERT_HAS_EXPIRED/],
  [2, 'in-the-way', /ends in [12] days/],
  [10, 'look', /ends in (?:9|10) days/],
])('A certificate that ends in %i days: %s', async (days, severity, sentence) => {
  const ending = selfSignedCertificate({ from: inDays(-30), until: inDays(days) })
  const [finding] = await throughProxy({ says: {}, with: ending })
  expect(finding).toMatchObject({ about: 'TLS', severity, sentence: expect.stringMatching(sentence) })
})

test('A certificate that nobody answers for stands in the way', async () => {
  const front = await serve(createTlsServer(certificate, (_, response) => response.end('{"status":"ok"}')))
  expect(await look(`https://localhost:${front.port}`, {})).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringMatching(/refuse the certificate/) },
  ])
  front.stop()
})

test('Who does not answer could not be checked: nobody, a silent one, one that talks nonsense', async () => {
  const silent = await serve(createHttpServer(() => {}))
  const addresses = [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${silent.port}`]
  for (const address of addresses)
    expect(await look(address, { timeout: 500 })).toMatchObject([{ about: 'TLS', severity: 'unchecked' }])
  silent.stop()
  const nonsense = await serve(createHttpServer((_, response) => response.end('x'.repeat(100_000))))
  expect(await look(`http://127.0.0.1:${nonsense.port}`, {})).toMatchObject([
    { about: 'proxy', severity: 'look', sentence: expect.stringContaining('is not answered by this site (200)') },
  ])
  nonsense.stop()
})

type Front = {
  trusted?: string
  says: Record<string, string>
  adds?: Record<string, string[]>
  with?: typeof certificate
}

/** As a proxy on this machine: ends TLS, and hands on what it is asked with what it says about the visitor. */
async function throughProxy({ trusted = '', says, adds = {}, with: own = certificate }: Front) {
  const site = await serve(createSiteServer(createSite(trusted).fetch))
  const handOn: RequestListener = ({ url }, response) => {
    const onward = httpRequest(`http://127.0.0.1:${site.port}${url}`, { headers: says, agent: false })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, adds)
      answer.pipe(response)
    })
    onward.end()
  }
  const front = await serve(createTlsServer(own, handOn))
  const findings = await look(`https://localhost:${front.port}`, { ca: own.cert })
  front.stop()
  site.stop()
  return findings
}

/** The site's own answers, without pages. */
function createSite(TRUSTED_PROXIES: string) {
  return standInApp({ environment: readEnvironment({ TRUSTED_PROXIES }) })
}

function look(SITE_URL: string, given: { ca?: string; timeout?: number }) {
  return siteAnswerFindings(readEnvironment({ SITE_URL }), { ...outside, ...given })
}

async function serve(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
