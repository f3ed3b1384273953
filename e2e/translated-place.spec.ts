import { paths } from '#content/paths.ts'
import { drawn } from './drawn.ts'
import { test } from './foreign-page.ts'
import { holdReact, untilStarted } from './live.ts'
import { longUnless } from './long.ts'
import { expect } from './site.ts'
import { translate } from './translated.ts'

const presses = [
  { name: 'Mettre le défilement en pause', shows: 'Reprendre le défilement' },
  { name: "Revenir à l'affiche", shows: "Revenir à l'affiche" },
]

for (const { name, shows } of presses) {
  const title = `On a page that was translated into twice the words, « ${name} » stays in sight of who presses it first`
  test(title, longUnless(name === shows), async ({ foreign: page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await holdReact(page)
    await page.goto(paths.home)
    await untilStarted(page)
    await expect(page.locator('.later')).toHaveCount(0)
    await translate(page, 2)
    const called = (words: string) => page.locator(`button:is([aria-label="${words}"], :has-text("${words}"))`)
    const button = called(name)
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await drawn(page)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    await button.click()
    release()
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    await drawn(page)
    await expect(called(shows)).toBeInViewport()
  })
}
