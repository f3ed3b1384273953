import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { useCaseCategories, useCases } from '#content/use-cases.ts'
import { holdReact, openStarted } from './live.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'
import { answer, cards, categories, countOf, field, filter, headlines } from './use-case-controls.ts'

test('The page has a title and its questions as a list that never interrupts, a card for each case, filters with their counts, and asks for a demo or for a word', async ({
  page,
}) => {
  await page.goto(paths.useCases)
  await test.step('the questions, which lie one upon another', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Cas d'usage")
    const list = page.getByRole('list', { name: "Questions que l'IA peut prendre en charge" })
    await expect(list.getByRole('listitem')).toHaveText([...headlines])
    await expect(page.locator('.headlines')).toHaveAttribute('aria-hidden', 'true')
    await expect(page.locator('main :is([aria-live], [role=status]) .headlines')).toHaveCount(0)
    const tops = await page
      .locator('.headlines > p')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size, 'the longest one alone makes the height').toBe(1)
  })

  await test.step('the cards: a category, a title, a description, three of four applications and the sectors', async () => {
    await expect(cards(page)).toHaveCount(useCases.length)
    for (const [index, useCase] of useCases.entries()) {
      const card = cards(page).nth(index)
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(useCase.title)
      await expect(card).toContainText(useCaseCategories.find(({ id }) => id === useCase.category)?.label ?? '?')
      await expect(card).toContainText(useCase.description)
      await expect(card.getByRole('listitem')).toHaveText(
        useCase.applications.slice(0, 3).map(({ name, explanation }) => `${name} → ${explanation}`),
      )
      await expect(card).toContainText(`Secteurs ${useCase.sectors}`)
    }
  })

  await test.step('the filters, all cases at first', async () => {
    const group = page.getByRole('group', { name: "Filtrer les cas d'usage par catégorie" })
    const buttons = group.getByRole('button')
    await expect(buttons).toHaveText([
      new RegExp(`^Tous les cas${useCases.length}`),
      ...categories.map((name) => new RegExp(`^${name}${countOf(name)}`)),
    ])
    await expect(group.getByRole('button', { pressed: true })).toHaveAccessibleName('Tous les cas')
    await expect(filter(page, 'Support Client')).toHaveAccessibleDescription(
      new RegExp(`${countOf('Support Client')}.cas d'usage`),
    )
    await expect(filter(page, 'Analyse de données')).toHaveAccessibleDescription(
      new RegExp(`${countOf('Analyse de données')}.cas d'usage`),
    )
  })

  await test.step('the closing block', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Demander une démo' })).toHaveAttribute('href', paths.contact)
    await expect(main.getByRole('link', { name: 'Nous contacter' })).toHaveAttribute('href', paths.contact)
  })
})

test('A card is reached by its anchor, clear of the header', async ({ page }) => {
  await page.goto(`${paths.useCases}#fiches-produits`)
  const title = page.getByRole('heading', { name: "Fiches produits d'un catalogue entier" })
  await expect(title).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const box = await page.locator('#fiches-produits').boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test.describe('The filters', () => {
  for (const width of [768, 1440]) {
    const title = `keep the cases of their category, say how many, are in the address and leave no cell empty; cards come at once for whom motion is too much, ${width} px wide`
    test(title, longUnless(width === 1440), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openStarted(page, paths.useCases)
      for (const { id, label } of useCaseCategories) {
        await filter(page, label).click()
        const kept = useCases.filter(({ category }) => category === id)
        await expect(cards(page).getByRole('heading')).toHaveText(kept.map(({ title }) => title))
        await expect(cards(page).last()).toHaveCSS('animation-name', 'none')
        await expect(cards(page).last()).toHaveCSS('opacity', '1')
        await expect(page).toHaveURL(`${paths.useCases}?categorie=${id}`)
        await expect(answer(page)).toHaveText(new RegExp(`^${kept.length}.cas d'usage .*${label}`))
        await expect(page.getByRole('button', { pressed: true })).toHaveAccessibleName(label)
        await expectFullGrid(page, label)
      }
      await filter(page, 'Tous les cas').press('Enter')
      await expect(cards(page)).toHaveCount(useCases.length)
      await expect(page).toHaveURL(paths.useCases)
      await expect(answer(page)).toHaveText(new RegExp(`^${useCases.length}.cas d'usage$`))
      await expectFullGrid(page, 'all')
    })
  }

  test('survive a reload and follow back and forward', long, async ({ page }) => {
    await openStarted(page, paths.useCases)
    await filter(page, 'Automatisation').click()
    await filter(page, 'Analyse de données').click()
    await expect(cards(page)).toHaveCount(countOf('Analyse de données'))
    await page.reload()
    await expect(cards(page)).toHaveCount(countOf('Analyse de données'))
    await expect(filter(page, 'Analyse de données')).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(cards(page)).toHaveCount(countOf('Automatisation'))
    await expect(filter(page, 'Automatisation')).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(cards(page)).toHaveCount(useCases.length)
    await page.goForward()
    await expect(cards(page)).toHaveCount(countOf('Automatisation'))
  })

  test('count as all where the address names a category that does not exist', long, async ({ page }) => {
    await page.goto(`${paths.useCases}?categorie=constructor&q=banque`)
    await expect(field(page)).toHaveValue('banque')
    await expect(filter(page, 'Tous les cas')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => cards(page).count()).toBeLessThan(useCases.length)
  })

  test('keep the start of the results in sight when chosen far down in the list', long, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openStarted(page, paths.useCases)
    await cards(page).last().scrollIntoViewIfNeeded()
    await filter(page, 'Analyse de données').click()
    await expect(cards(page)).toHaveCount(countOf('Analyse de données'))
    await expect(cards(page).first().getByRole('heading')).toBeInViewport()
  })

  test('answer when they were pressed before React had come', long, async ({ page }) => {
    const release = await holdReact(page)
    await openStarted(page, paths.useCases)
    await filter(page, 'Support Client').click()
    await expect(cards(page)).toHaveCount(useCases.length)
    release()
    await expect(cards(page)).toHaveCount(countOf('Support Client'))
  })
})

test.describe('Where things may move, the filters', () => {
  test.use({ motion: true })

  test('bring the cards in one after another, 150 ms apart, at every change and not before', long, async ({ page }) => {
    await openStarted(page, paths.useCases)
    await expect(cards(page).first()).toHaveCSS('animation-name', 'none')
    const arrivals = await countArrivals(page)
    await filter(page, 'Support Client').click()
    await expect.poll(arrivals).toBe(countOf('Support Client'))
    await filter(page, 'Tous les cas').click()
    await expect.poll(arrivals).toBe(countOf('Support Client') + useCases.length)
    await filter(page, 'Création de contenu').click()
    await expect.poll(arrivals).toBe(countOf('Support Client') + useCases.length + countOf('Création de contenu'))
    await filter(page, 'Tous les cas').click()
    await expect(cards(page)).toHaveCount(useCases.length)
    const delays = await cards(page).evaluateAll((articles) =>
      articles.map((article) => getComputedStyle(article).animationDelay),
    )
    expect(delays.map((delay) => Math.round(Number.parseFloat(delay) * 1000))).toEqual(useCases.map((_, n) => n * 150))
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one question and all cards stand, and of the controls those that the server answers', async ({ page }) => {
    await page.goto(`${paths.useCases}?categorie=automatisation&q=factures`)
    await expect(page.locator('.headlines > p').filter({ visible: true })).toHaveText([headlines[0]])
    await expect(cards(page)).toHaveCount(useCases.length)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1 + categories.length)
    await expect(filter(page, 'Tous les cas')).toBeVisible()
    await expect(field(page)).toHaveCount(0)
  })
})

/** How many cards have begun to come in so far. */
async function countArrivals(page: Page) {
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.matches('article')) performance.mark('arrival')
    })
  })
  return () => page.evaluate(() => performance.getEntriesByName('arrival').length)
}

type Box = { x: number; y: number; width: number; height: number } | null

async function expectFullGrid(page: Page, when: string) {
  const grid = await page.locator('.case-grid').boundingBox()
  const last = await page.locator('.case').last().boundingBox()
  expect(right(last), when).toBeCloseTo(right(grid), 0)
  expect(bottom(last), when).toBeCloseTo(bottom(grid), 0)
}

function right(box: Box) {
  return (box?.x ?? 0) + (box?.width ?? 0)
}

function bottom(box: Box) {
  return (box?.y ?? 0) + (box?.height ?? 0)
}
