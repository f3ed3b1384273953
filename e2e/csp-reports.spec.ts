import { once } from 'node:events'
import { connect } from 'node:net'
import { createServer } from 'node:tls'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '#testing/find-browser.ts'
import { freePort } from '#testing/free-port.ts'
import { selfSignedCertificate } from '#testing/self-signed-certificate.ts'
import { long } from './long.ts'
import { expect, startSite, test } from './site.ts'

test('What the security policy forbids is told by the browser itself, and counted', long, async ({ browser }) => {
  const metricsPort = await freePort()
  const { url, stop } = await startSite({ METRICS_PORT: String(metricsPort) })
  const page = await browser.newPage()
  await page.goto(url)
  await askElsewhere(page)
  await expectOneCounted(metricsPort)
  await page.close()
  await stop()
})

test('Over HTTPS it is told through the Reporting API', long, async () => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const site = await startSite({ SITE_URL: `https://localhost:${port}`, METRICS_PORT: String(metricsPort) })
  const proxy = await startTlsProxy(port, new URL(site.url))
  const executablePath = findBrowser() ?? ''
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, '--ignore-certificate-errors', '--short-reporting-delay'],
  })
  const page = await browser.newPage()
  const answer = await page.goto(`https://localhost:${port}`)
  expect(answer?.headers()['content-security-policy']).toMatch(/; report-to csp$/)
  await askElsewhere(page)
  await expectOneCounted(metricsPort)
  expect(proxy.read(), 'not by the older way').toContain('application/reports+json')
  await browser.close()
  proxy.stop()
  await site.stop()
})

function askElsewhere(page: Page) {
  return page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/seen.png'
  })
}

function expectOneCounted(metricsPort: number) {
  const counted = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return expect.poll(counted).toContain('csp_reports_total{directive="img-src"} 1')
}

/** As a proxy stands before the site, with a certificate that answers for itself; and what visitors have sent through it. */
async function startTlsProxy(port: number, site: URL) {
  const day = 86_400_000
  const certificate = selfSignedCertificate({ from: new Date(Date.now() - day), until: new Date(Date.now() + day) })
  let sent = ''
  const server = createServer(certificate, (visitor) => {
    const inside = connect(Number(site.port), '127.0.0.1')
    for (const [from, to] of [
      [visitor, inside],
      [inside, visitor],
    ] as const) {
      from.on('error', () => to.destroy()).pipe(to)
    }
    visitor.on('data', (piece) => {
      sent += piece
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { read: () => sent, stop: () => server.close() }
}
