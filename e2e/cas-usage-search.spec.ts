import { paths } from '#content/paths.ts'
import { useCases } from '#content/use-cases.ts'
import { accessibilityFaults } from './accessibility-faults.ts'
import { holdReact, openLive, openStarted } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'
import { answer, cards, countOf, field, filter } from './use-case-controls.ts'

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

  test('goes together with a filter, which keeps the words', long, async ({ page }) => {
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
    await openStarted(page, paths.useCases)
    const entries = await page.evaluate(() => history.length)
    await field(page).fill('banque')
    await filter(page, 'Automatisation').click()
    release()
    await expect(page).toHaveURL(`${paths.useCases}?categorie=automatisation&q=banque`)
    await expect(cards(page)).toHaveCount(1)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })

  test('looks for what stands in the field, though no event has told of it', long, async ({ page }) => {
    await openLive(page, paths.useCases)
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = 'factures'
    })
    await field(page).press('Enter')
    await expect(page).toHaveURL(`${paths.useCases}?q=factures`)
    await expect(cards(page)).toHaveCount(1)
    await expect(field(page)).toHaveValue('factures')
  })

  test('asks the server for its address where React has not come', long, async ({ page }) => {
    const release = await holdReact(page)
    await page.goto(paths.useCases)
    await field(page).fill('état civil')
    await field(page).press('Enter')
    await expect(page).toHaveURL(`${paths.useCases}?q=%C3%A9tat+civil#resultats`)
    release()
    await expect(cards(page)).toHaveCount(1)
  })

  test('does not write into an entry of the history that one has gone back to', long, async ({ page }) => {
    await page.clock.install()
    await openLive(page, paths.useCases)
    // From here on what is typed does not reach the address.
    await page.clock.pauseAt(Date.now() + 60_000)
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

  test(
    'leads on from nothing found to all cases or to the contact page, without an accessibility fault that a machine can find',
    long,
    async ({ page }) => {
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
    },
  )

  test(
    'offers the other categories when they hold what the chosen one lacks, and is given up by its button, which gives the focus back to the field',
    long,
    async ({ page }) => {
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
    },
  )
})
