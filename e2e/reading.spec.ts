import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { useCases } from '#content/use-cases.ts'
import { budgets } from '#tools/build/budgets.ts'
import { drawn } from './drawn.ts'
import { untilStarted } from './live.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'

test.use({ firstVisit: true, viewport: { width: 390, height: 844 } })

const live = (page: Page) => page.locator('html[data-live]')

for (const path of Object.values(paths)) {
  const title = `Who only reads ${path} runs the boot script and nothing else, also while scrolling, over text and by the keys of a reader; what makes the page live is fetched all the same`
  test(title, longUnless(path === paths.home), async ({ page }) => {
    await page.coverage.startJSCoverage()
    const [script] = await Promise.all([page.waitForResponse(/\/assets\/hydrate-/), page.goto(path)])
    expect(script.ok()).toBe(true)
    await page.mouse.move(195, 300)
    // In the margin, where no form passes under it: that would be a sign.
    await page.mouse.move(2, 300)
    await page.mouse.wheel(0, 1500)
    for (const key of ['PageDown', 'ArrowDown', 'Space', 'End', 'Home']) await page.keyboard.press(key)
    await drawn(page)
    const ran = await page.coverage.stopJSCoverage()
    const files = new Set(ran.map(({ url }) => new URL(url).pathname).filter((file) => file.startsWith('/assets/')))
    expect([...files]).toEqual([expect.stringContaining('/boot-')])
    // It, the line in the page that asks for it, and the one in the poster of the video, where that has come into sight.
    const sources = new Set(ran.map(({ source }) => source))
    expect(sources.size).toBeGreaterThan(1)
    expect(sources.size).toBeLessThanOrEqual(path === paths.home ? 3 : 2)
    expect(gzipSync([...sources].join(''), { level: 9 }).length).toBeLessThanOrEqual(budgets.bootScript)
  })
}

test('The script has started before it asks for cookies, for which a browser waits', long, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', {
      get: () => {
        document.documentElement.dataset.asked = document.documentElement.hasAttribute('data-started')
          ? 'later'
          : 'at once'
        return ''
      },
    })
  })
  await page.goto(paths.home)
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'later')
})

test(
  'Who is short of data is sent nothing before they want it, and a control answers all the same',
  long,
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(paths.useCases, { waitUntil: 'load' })
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle))))
    expect(asked.filter((url) => /hydrate-|cas-usage-/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Automatisation', exact: true }).click()
    const automation = useCases.filter(({ category }) => category === 'automatisation')
    await expect(page.getByRole('article')).toHaveCount(automation.length)
  },
)

for (const [sign, show, details] of [
  [
    'a pointer that comes to a control',
    (page: Page) => page.getByRole('button', { name: /^Ouvrir l'assistant/ }).hover(),
    {},
  ],
  ['the focus in a field', (page: Page) => page.getByRole('searchbox').focus(), long],
  ['a key that is not for reading', (page: Page) => page.keyboard.press('Tab'), long],
] as const) {
  test(`The page becomes live by ${sign}`, details, async ({ page }) => {
    await page.goto(paths.useCases)
    // Keys before that are for the browser.
    await untilStarted(page)
    await expect(live(page)).toHaveCount(0)
    await show(page)
    await expect(live(page)).toBeAttached()
  })
}

test(
  'Without React the menu opens, and closes at its button and at a press beside it; the banner closes for good',
  long,
  async ({ page }) => {
    await page.goto(paths.services)
    const menu = page.getByRole('navigation', { name: 'Navigation principale' })
    const opener = page.getByRole('button', { name: 'Ouvrir le menu principal' })
    await opener.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(20, 500)
    await expect(menu).toBeHidden()
    const banner = page.getByRole('region', { name: 'Choix sur les cookies' })
    await banner.getByRole('button', { name: 'Tout refuser' }).click()
    await expect(banner).toBeHidden()
    await expect(live(page)).toHaveCount(0)
  },
)
