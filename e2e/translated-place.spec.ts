import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { drawn } from './drawn.ts'
import { test } from './foreign-page.ts'
import { holdReact, untilStarted } from './live.ts'
import { long, longUnless } from './long.ts'
import { expect } from './site.ts'
import { translate } from './translated.ts'

const presses = [
  { name: 'Mettre le défilement en pause', shows: 'Reprendre le défilement' },
  { name: "Revenir à l'affiche", shows: "Revenir à l'affiche" },
]

for (const { name, shows } of presses) {
  const title = `On a page that was translated into twice the words, « ${name} » stays in sight of who presses it first`
  test(title, long, async ({ foreign: page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const release = await openTranslated(page, paths.home)
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

for (const { when, serviceTakes } of [
  { when: 'at once', serviceTakes: 0 },
  { when: 'after a while', serviceTakes: 300 },
]) {
  const title = `On a page whose words are translated again ${when}, who opens the assistant far down stays where they were`
  test(title, longUnless(serviceTakes === 0), async ({ foreign: page }) => {
    const release = await openTranslated(page, paths.solutions, serviceTakes)
    const read = page.locator('main h3').nth(4)
    const top = () => read.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await read.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await drawn(page)
    const before = await top()
    await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
    release()
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    await expect(read.locator('font')).not.toHaveCount(0)
    await drawn(page)
    expect(Math.abs((await top()) - before)).toBeLessThan(3)
  })
}

test('On a translated page the filter that is pressed first stays in sight, whatever it hides', async ({
  foreign: page,
}) => {
  const release = await openTranslated(page, paths.useCases, 300)
  const filter = page.getByRole('button', { name: /^Création de contenu/ })
  await filter.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().top - 350 }))
  await drawn(page)
  await filter.click()
  release()
  await expect(page).toHaveURL(/categorie=creation-contenu/)
  await expect(filter.locator('font')).not.toHaveCount(0)
  await drawn(page)
  await expect(filter).toBeInViewport()
})

test(
  'On a translated page, who comes back finds the link that was followed where it was',
  long,
  async ({ foreign: page }) => {
    const release = await openTranslated(page, paths.home, 300)
    release()
    await page.keyboard.press('Tab')
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    const link = page.locator(`main a[href='${paths.services}']`).first()
    const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect(link.locator('font')).not.toHaveCount(0)
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await drawn(page)
    const height = () => page.evaluate(() => document.body.scrollHeight)
    const whole = await height()
    const before = await top()
    await link.click()
    await expect(page).toHaveURL(paths.services)
    await expect(page.locator('h1 font')).not.toHaveCount(0)
    await page.goBack()
    await expect(link).toBeVisible()
    await expect.poll(height).toBe(whole)
    await drawn(page)
    expect(Math.abs((await top()) - before)).toBeLessThan(3)
  },
)

/** On a phone, complete and translated into twice the words, before React has come: gives what lets it come. */
async function openTranslated(page: Page, address: string, serviceTakes?: number) {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdReact(page)
  await page.goto(address)
  await untilStarted(page)
  await expect(page.locator('.later')).toHaveCount(0)
  await translate(page, 2, serviceTakes)
  return release
}
