import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const missing = '/nulle-part/sur-la-carte'

test.describe('An address that has no page', () => {
  test('answers 404, says so, is logged to the console once, and asks not to be listed', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'info') logged.push(message.text())
    })
    const answer = await openLive(page, missing)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await expect(page.getByText('Oops! Page introuvable', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(/introuvable/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    await expect.poll(() => logged).toEqual([`Page introuvable\u00a0: ${missing}`])
  })

  test('shows its crumbs, which the prerendered page could not know, leads to the three main pages and back, and home', async ({
    page,
  }) => {
    await page.goto(missing)
    await expect(crumbs(page)).toHaveText([/^Accueil/, /^Nulle-part/, /^Sur-la-carte$/])
    const main = page.getByRole('main')
    for (const [name, path] of [
      ['Solutions', paths.solutions],
      ["Cas d'usage", paths.useCases],
      ['Services', paths.services],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    await main.getByRole('link', { name: 'Services', exact: true }).click()
    await expect(page).toHaveURL(paths.services)
    await page.goBack()
    await expect(page).toHaveURL(missing)
    await expect(crumbs(page)).toHaveText([/^Accueil/, /^Nulle-part/, /^Sur-la-carte$/])
    await page.getByRole('navigation', { name: "Fil d'Ariane" }).getByRole('link', { name: 'Nulle-part' }).click()
    await expect(page).toHaveURL('/nulle-part')
    await expect(crumbs(page)).toHaveText([/^Accueil/, /^Nulle-part$/])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await main.getByRole('link', { name: "Retour à l'accueil" }).click()
    await expect(page).toHaveURL(paths.home)
    await expect(page.getByText('Oops! Page introuvable')).toHaveCount(0)
  })

  test('leads home from all of the link above its figure, on a tablet, too', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await openLive(page, missing)
    const home = crumbs(page).getByRole('link', { name: 'Accueil' })
    const { height = 0 } = (await home.boundingBox()) ?? {}
    await home.click({ position: { x: 10, y: height - 2 } })
    await expect(page).toHaveURL(paths.home)
  })

  for (const [what, path, last, details] of [
    ['a script', '/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script>', {}],
    ['a stray percent sign', '/remise/100%zz', '100%zz', long],
    ['half a character', '/%E0%A4%A', '%E0%A4%A', long],
    ['a property of every object', '/constructor/__proto__', '__proto__', long],
    ['a very long segment', `/${'x'.repeat(3000)}`, `X${'x'.repeat(2999)}`, long],
    ['a dozen segments', '/a/b/c/d/e/f/g/h/i/j/k/l', 'L', long],
    ['two slashes at the start', '//solutions.example/x', 'X', long],
    ['text that runs the other way', '/%E2%80%AEfdp.exe', '\u202efdp.exe', long],
  ] as const) {
    test(`keeps its page and its width with ${what} in it`, details, async ({ page, siteUrl }) => {
      page.on('dialog', () => expect(what, 'opened a dialog').toBe(''))
      const answer = await openLive(page, `${siteUrl}${path}`)
      expect(answer?.status()).toBe(404)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
        await expect(crumbs(page).last()).toHaveText(last)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        await expect(page.getByRole('link', { name: "Retour à l'accueil" })).toBeInViewport()
        for (const link of await crumbs(page).getByRole('link').all()) {
          expect(await link.getAttribute('href')).toMatch(/^\/(?!\/)/)
        }
      }
    })
  }
})

test.describe('Without JavaScript, an address that has no page', () => {
  test.use({ javaScriptEnabled: false })

  test('still says so and leads home', long, async ({ page }) => {
    await page.goto(missing)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await expect(crumbs(page)).toHaveText([/^Accueil/, /^404$/])
    await page.getByRole('link', { name: "Retour à l'accueil" }).click()
    await expect(page).toHaveURL(paths.home)
  })
})

function crumbs(page: Page) {
  return page.getByRole('navigation', { name: "Fil d'Ariane" }).getByRole('listitem')
}
