import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { promises } from '#content/promises.ts'
import { openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'
import { expectStepsInOrder } from './steps-in-order.ts'

test.describe('The success page', () => {
  test('confirms the request, lists three next steps in order, leads on, and asks search engines not to list it', async ({
    page,
  }) => {
    await page.goto(paths.contactSuccess)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demande envoyée avec succès !')
    const steps = page.getByRole('main').getByRole('list').getByRole('heading', { level: 3 })
    await expect(steps).toHaveText([
      'Email de confirmation',
      `Contact sous ${promises.callBack}`,
      'Planification de la démo',
    ])
    const main = page.getByRole('main')
    await expect(main).toContainText('par téléphone ou par email')
    await expect(main.getByRole('link', { name: /^Appelez le/ })).toHaveAttribute(
      'href',
      `tel:${company.phone.international}`,
    )
    await expect(main.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', paths.home)
    await expectStepsInOrder(page)
    await main.getByRole('link', { name: /solutions/ }).click()
    await expect(page).toHaveURL(paths.solutions)
  })

  test(
    'keeps the number to call in one or two lines, with text twice as large on any screen',
    long,
    async ({ page }) => {
      await openLive(page, paths.contactSuccess)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const call = page.getByRole('main').getByRole('link', { name: /^Appelez le/ })
      for (const width of [390, 768, 1024, 1100, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const lines = await call.evaluate((link) => link.getClientRects().length)
        expect(lines, `${width} px wide`).toBeLessThanOrEqual(2)
      }
    },
  )
})
