import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { useCaseCategories, useCases } from '#content/use-cases.ts'
import { drawn } from './drawn.ts'
import { layoutShift } from './layout-shift.ts'
import { holdReact, untilStarted } from './live.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'
import { cards, countOf, filter } from './use-case-controls.ts'

const automation = `${paths.useCases}?categorie=automatisation`

test.describe('The address of a category', () => {
  test.use({ firstVisit: true, motion: true })

  for (const width of [390, 1440]) {
    const title = `shows its cases from the first paint, also when loaded again, and React moves nothing, ${width} px wide`
    test(title, longUnless(width === 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      // The cards are in sight: what is below the screen moves unseen.
      for (const load of [() => page.goto(`${automation}#resultats`), () => page.reload()]) {
        const release = await holdReact(page)
        await load()
        await expectFiltered(page, 'Automatisation')
        const height = await heightOf(page)
        await untilStarted(page)
        release()
        await page.locator('html[data-live]').waitFor({ state: 'attached' })
        await drawn(page)
        await expectFiltered(page, 'Automatisation')
        expect(await layoutShift(page)).toBe(0)
        expect(await heightOf(page)).toBe(height)
      }
    })
  }

  test(
    'is answered for each category, whatever else stands in it, and everything else by the whole page',
    long,
    async ({ page }) => {
      const release = await holdReact(page)
      for (const { id, label } of useCaseCategories) {
        await page.goto(`${paths.useCases}?q=&categorie=${id}&utm_source=lettre`)
        await expectFiltered(page, label)
      }
      for (const query of ['categorie=inconnue', 'categorie=automatisation&q=banque', 'utm_source=lettre']) {
        await page.goto(`${paths.useCases}?${query}`)
        await expect(cards(page), query).toHaveCount(useCases.length)
      }
      release()
    },
  )

  test('that was left before a script came is not what the page goes on to show', long, async ({ page }) => {
    await page.goto(paths.useCases)
    await untilStarted(page)
    await filter(page, 'Automatisation').click()
    await expect(cards(page)).toHaveCount(countOf('Automatisation'))
    // Once come back to, an entry of the history carries nothing that would ask for React.
    await page.goBack()
    await expect(cards(page)).toHaveCount(useCases.length)
    await page.goForward()
    await expect(cards(page)).toHaveCount(countOf('Automatisation'))
    await page.route(/\/assets\/boot-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await expectFiltered(page, 'Automatisation')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(paths.useCases)
    await expect(cards(page)).toHaveCount(useCases.length)
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters answer with the cases of their category, one after another, and with all of them', async ({
    page,
  }) => {
    await page.goto(paths.useCases)
    for (const { id, label } of useCaseCategories) {
      await filter(page, label).click()
      await expect(page).toHaveURL(`${paths.useCases}?q=&categorie=${id}#resultats`)
      await expectFiltered(page, label)
      await expect(page.locator('.case-grid')).toBeInViewport()
    }
    await filter(page, 'Tous les cas').click()
    await expect(cards(page)).toHaveCount(useCases.length)
    await expect(filter(page, 'Tous les cas')).toHaveAttribute('aria-pressed', 'true')
  })
})

async function expectFiltered(page: Page, label: string) {
  const id = useCaseCategories.find((category) => category.label === label)?.id
  const kept = useCases.filter(({ category }) => category === id)
  await expect(cards(page).getByRole('heading')).toHaveText(kept.map(({ title }) => title))
  await expect(page.getByRole('button', { pressed: true })).toHaveAccessibleName(label)
  await expect(page.getByText(new RegExp(`^${kept.length}.cas d'usage dans la catégorie «.${label}.»$`))).toBeVisible()
}

function heightOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollHeight)
}
