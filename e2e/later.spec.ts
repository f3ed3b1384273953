import { paths } from '#content/paths.ts'
import { addresses } from './addresses.ts'
import { holdBack, holdReact } from './live.ts'
import { longUnless } from './long.ts'
import { expect, test } from './site.ts'

for (const address of addresses) {
  const title = `What lies below the first screen of ${address} keeps about its room, and is laid out and set in its own fonts though React has not come`
  test(title, longUnless(address === paths.services), async ({ page }) => {
    await holdReact(page)
    const footer = page.getByRole('contentinfo')
    const family = () => footer.evaluate((element) => getComputedStyle(element).fontFamily)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const letItLoad = await holdBack(page, /\/assets\/boot-/)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(footer).toHaveCSS('content-visibility', 'auto')
      const before = await height()
      letItLoad()
      await expect(page.locator('.later')).toHaveCount(0)
      await expect(footer).toHaveCSS('content-visibility', 'visible')
      expect(await family()).toContain('"Instrument Sans",')
      expect(Math.abs(before / (await height()) - 1), `at ${width} px`).toBeLessThan(0.1)
    }
  })
}

test('An address that leads into a page comes to its place there, with nothing left to be laid out', async ({
  page,
}) => {
  await holdBack(page, /\/assets\/boot-/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${paths.services}#formation`)
  const step = page.locator('#formation')
  await expect(step).toBeInViewport()
  await expect(step).toHaveCSS('content-visibility', 'visible')
  const top = await step.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
})
