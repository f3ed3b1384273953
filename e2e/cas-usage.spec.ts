import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { useCaseCategories, useCases } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { accessibilityFaults } from './accessibility-faults.ts'
import { holdReact, openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const { headlines } = useCasesPage
const categories = useCaseCategories.map(({ label }) => label)
const cards = (page: Page) => page.getByRole('article')
const field = (page: Page) => page.getByRole('searchbox', { name: "Chercher un cas d'usage" })
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answer = (page: Page) => page.getByRole('main').getByRole('status')
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Mettre les questions en pause' })
const playButton = (page: Page) => page.getByRole('button', { name: 'Reprendre le défilement des questions' })

test.describe('The questions', () => {
  test.use({ motion: true })

  test('turn every three seconds and begin again after the eighth, each within 300 ms and without a script, and move nothing around them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.useCases)
    const listTop = () => page.locator('#trouver').evaluate((title) => title.getBoundingClientRect().top)
    const before = await listTop()
    expect(await shownAt(page, 0), 'from the first moment').toEqual([headlines[0]])
    expect(await shownAt(page, 2600)).toEqual([headlines[0]])
    for (const [turn, headline] of [...headlines, headlines[0]].entries()) {
      expect(await shownAt(page, 3000 * turn)).toEqual([headline])
      expect(await shownAt(page, 3000 * turn + 2690)).toEqual([headline])
      expect(await listTop()).toBe(before)
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-live')
  })

  test(
    'wait under the pointer, while the keyboard is at their button and at its press, and go on where it is pressed again',
    long,
    async ({ page }) => {
      await openLive(page, paths.useCases)
      const rotating = page.locator('.rotating')
      const states = async () =>
        new Set(
          await rotating.evaluate((all) => all.getAnimations({ subtree: true }).map(({ playState }) => playState)),
        )
      expect(await states()).toEqual(new Set(['running']))
      await page.locator('.headlines').hover()
      await expect.poll(states).toEqual(new Set(['paused']))
      await page.mouse.move(5, 5)
      await expect.poll(states).toEqual(new Set(['running']))

      await pauseButton(page).focus()
      await page.keyboard.press('Shift')
      await expect.poll(states).toEqual(new Set(['paused']))
      await page.keyboard.press('Tab')
      await expect.poll(states).toEqual(new Set(['running']))
      const comesFirst = await pauseButton(page).evaluate((button) => {
        const headlines = document.querySelector('.headlines')
        return headlines && (button.compareDocumentPosition(headlines) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      })
      expect(comesFirst, 'the keyboard reaches the button before them').toBe(true)

      await pauseButton(page).click()
      await page.mouse.move(5, 5)
      await expect(playButton(page)).toBeVisible()
      expect(await states()).toEqual(new Set(['paused']))
      await playButton(page).click()
      await expect(pauseButton(page)).toBeVisible()
      expect(await states(), 'although the pointer rests on the button').toEqual(new Set(['running']))
    },
  )
})

test('The questions stand still, without a button, for whom motion is too much', async ({ page }) => {
  await page.goto(paths.useCases)
  expect(await page.locator('.headlines').evaluate((all) => all.getAnimations({ subtree: true }).length)).toBe(0)
  await expect(page.locator('.headlines > p').first()).toBeVisible()
  await expect(page.locator('.headlines > p').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /questions/ })).toHaveCount(0)
})

test('The page has a title and its questions as a list that never interrupts, eleven cards, five filters with their counts, and asks for a demo or for a word', async ({
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
  test('keep the cases of their category, say how many, are in the address and leave no cell empty; cards come at once for whom motion is too much', async ({
    page,
  }) => {
    await page.goto(paths.useCases)
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const { id, label } of useCaseCategories) {
        await filter(page, label).click()
        const kept = useCases.filter(({ category }) => category === id)
        await expect(cards(page).getByRole('heading')).toHaveText(kept.map(({ title }) => title))
        await expect(cards(page).last()).toHaveCSS('animation-name', 'none')
        await expect(cards(page).last()).toHaveCSS('opacity', '1')
        await expect(page).toHaveURL(`${paths.useCases}?categorie=${id}`)
        await expect(answer(page)).toHaveText(new RegExp(`^${kept.length}.cas d'usage .*${label}`))
        await expect(page.getByRole('button', { pressed: true })).toHaveAccessibleName(label)
        await expectFullGrid(page, `${label} at ${width} px`)
      }
      await filter(page, 'Tous les cas').click()
      await expect(cards(page)).toHaveCount(useCases.length)
      await expect(page).toHaveURL(paths.useCases)
      await expect(answer(page)).toHaveText(new RegExp(`^${useCases.length}.cas d'usage$`))
      await expectFullGrid(page, `all at ${width} px`)
    }
  })

  test('survive a reload and follow back and forward', long, async ({ page }) => {
    await page.goto(paths.useCases)
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
    expect(await cards(page).count()).toBeLessThan(useCases.length)
  })

  test('keep the start of the results in sight when chosen far down in the list', long, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(paths.useCases)
    await cards(page).last().scrollIntoViewIfNeeded()
    await filter(page, 'Analyse de données').click()
    await expect(cards(page)).toHaveCount(countOf('Analyse de données'))
    await expect(cards(page).first().getByRole('heading')).toBeInViewport()
  })

  test('answer when they were pressed before React had come', async ({ page }) => {
    const release = await holdReact(page)
    await page.goto(paths.useCases)
    await filter(page, 'Support Client').click()
    await expect(cards(page)).toHaveCount(useCases.length)
    release()
    await expect(cards(page)).toHaveCount(countOf('Support Client'))
  })
})

test.describe('Where things may move, the filters', () => {
  test.use({ motion: true })

  test('bring the cards in one after another, 150 ms apart, at every change and not before', long, async ({ page }) => {
    await page.goto(paths.useCases)
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

test.describe('The search', () => {
  test('narrows the cards as one types, whatever the accents and capitals, and leaves one entry in the history', async ({
    page,
  }) => {
    await page.goto(paths.services)
    await page.goto(paths.useCases)
    const entries = await page.evaluate(() => history.length)
    await field(page).pressSequentially('HOPITAUX pièces')
    await expect(cards(page)).toHaveCount(1)
    await expect(field(page)).toHaveValue('HOPITAUX pièces')
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL(`${paths.useCases}?q=HOPITAUX+pi%C3%A8ces`)
    await expect(answer(page)).toHaveText(/^1.cas d'usage pour «.HOPITAUX pièces.»$/)
    await expect(filter(page, 'Tous les cas')).toContainText('1')
    await expect(filter(page, 'Analyse de données')).toContainText('0')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.goBack()
    await expect(page).toHaveURL(paths.services)
  })

  test('keeps each letter of a fast typist while the address follows', long, async ({ page }) => {
    await page.goto(paths.useCases)
    const text = 'des factures et des devis pour la banque'
    await field(page).pressSequentially(text, { delay: 45 })
    await expect(field(page)).toHaveValue(text)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text)
    await expect(field(page)).toHaveValue(text)
  })

  test('goes together with a filter, which keeps the words', async ({ page }) => {
    await openLive(page, paths.useCases)
    await field(page).fill('banque')
    await filter(page, 'Automatisation').click()
    await expect(page).toHaveURL(`${paths.useCases}?categorie=automatisation&q=banque`)
    await expect(cards(page).getByRole('heading')).toHaveText(['Lecture et saisie des pièces'])
    await page.goBack()
    await expect(filter(page, 'Tous les cas')).toHaveAttribute('aria-pressed', 'true')
  })

  test('has an address, which says nothing by itself and does not make the page jump', long, async ({ page }) => {
    const release = await holdReact(page)
    await page.goto(`${paths.useCases}?q=factures`)
    await expect(cards(page)).toHaveCount(useCases.length)
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
    release()
    await expect(cards(page)).toHaveCount(1)
    await expect(field(page)).toHaveValue('factures')
    expect(await page.evaluate(() => window.scrollY)).toBe(700)
    await expect(answer(page)).toHaveText('')
    await expect(cards(page).first()).toHaveCSS('animation-name', 'none')
  })

  test('keeps what was typed before React had come', long, async ({ page }) => {
    const release = await holdReact(page)
    await page.goto(paths.useCases)
    await field(page).fill('factures')
    release()
    await expect(cards(page)).toHaveCount(1)
    await expect(field(page)).toHaveValue('factures')
  })

  test('keeps what was typed and pressed before React had come', async ({ page }) => {
    const release = await holdReact(page)
    await page.goto(paths.useCases)
    const entries = await page.evaluate(() => history.length)
    await field(page).fill('banque')
    await filter(page, 'Automatisation').click()
    release()
    await expect(page).toHaveURL(`${paths.useCases}?categorie=automatisation&q=banque`)
    await expect(cards(page)).toHaveCount(1)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })

  test('asks the server for its address where React has not come', async ({ page }) => {
    const release = await holdReact(page)
    await page.goto(paths.useCases)
    await field(page).fill('état civil')
    await field(page).press('Enter')
    await expect(page).toHaveURL(`${paths.useCases}?q=%C3%A9tat+civil#resultats`)
    release()
    await expect(cards(page)).toHaveCount(1)
  })

  test('does not write into an entry of the history that one has gone back to', long, async ({ page }) => {
    await stopClock(page)
    await page.goto(paths.useCases)
    await filter(page, 'Automatisation').click()
    await expect(cards(page)).toHaveCount(countOf('Automatisation'))
    await field(page).fill('factures')
    await expect(cards(page)).toHaveCount(1)
    await page.goBack()
    await expect(cards(page)).toHaveCount(useCases.length)
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(paths.useCases)
    await expect(field(page)).toHaveValue('')
  })

  test('says so when nothing is found, whatever was typed', long, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const inAddress = '<img src=x onerror=alert(1)>'
    await page.goto(`${paths.useCases}?q=${encodeURIComponent(inAddress)}`)
    for (const term of [inAddress, '$& {count}', '???', 'x'.repeat(100)]) {
      if (term !== inAddress) await field(page).fill(term)
      await expect(cards(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { name: /^Aucun cas d'usage pour/ })).toContainText(term)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    }
  })

  test('leads on from nothing found to all cases or to the contact page, without an accessibility fault that a machine can find', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${paths.useCases}?categorie=automatisation&q=licorne`)
    await expect(cards(page)).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Décrire votre besoin' })).toHaveAttribute('href', paths.contact)
    await page.getByRole('button', { name: 'Voir tous les cas' }).click()
    await expect(cards(page)).toHaveCount(useCases.length)
    await expect(page).toHaveURL(paths.useCases)
    await expect(filter(page, 'Tous les cas')).toBeFocused()
  })

  test('offers the other categories when they hold what the chosen one lacks, and is given up by its button, which gives the focus back to the field', async ({
    page,
  }) => {
    await page.goto(`${paths.useCases}?categorie=support-client&q=factures`)
    await expect(page.getByRole('heading', { name: /dans la catégorie «.Support Client.»/ })).toBeVisible()
    const elsewhere = page.getByRole('button', { name: 'Chercher dans toutes les catégories' })
    await elsewhere.click()
    await expect(cards(page)).toHaveCount(1)
    await expect(page).toHaveURL(`${paths.useCases}?q=factures`)

    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
    await expect(cards(page)).toHaveCount(useCases.length)
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL(paths.useCases)

    await field(page).fill('licorne')
    await expect(cards(page)).toHaveCount(0)
    await expect(elsewhere).toHaveCount(0)
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one question and all cards stand, and no control that would not answer', async ({ page }) => {
    await page.goto(`${paths.useCases}?categorie=automatisation&q=factures`)
    await expect(page.locator('.headlines > p').filter({ visible: true })).toHaveText([headlines[0]])
    await expect(cards(page)).toHaveCount(useCases.length)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(field(page)).toHaveCount(0)
  })
})

/** What is shown so long after the page has opened. The first question has its 300 ms behind it. */
function shownAt(page: Page, time: number) {
  return page.locator('.headlines > p').evaluateAll((all, at) => {
    for (const animation of document.querySelector('.rotating')?.getAnimations({ subtree: true }) ?? []) {
      animation.pause()
      // Its delay is negative, and counts from the page's opening.
      animation.currentTime = at
    }
    return all.filter((one) => getComputedStyle(one).opacity === '1').map((one) => one.textContent)
  }, time)
}

/** How many cases a category holds, by its label. */
function countOf(label: string) {
  const id = useCaseCategories.find((category) => category.label === label)?.id
  return useCases.filter(({ category }) => category === id).length
}

async function stopClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

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
