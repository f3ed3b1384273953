import { freePort } from '#testing/free-port.ts'
import { expect, startSite, test } from './site.ts'

test('What the security policy forbids is told by the browser itself, and counted', async ({ browser }) => {
  const metricsPort = await freePort()
  const { url, stop } = await startSite({ METRICS_PORT: String(metricsPort) })
  const page = await browser.newPage()
  await page.goto(url)
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/seen.png'
  })
  const counted = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await expect.poll(counted).toContain('csp_reports_total{directive="img-src"} 1')
  await page.close()
  await stop()
})
