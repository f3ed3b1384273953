import type { Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { useCases } from '#content/use-cases.ts'
import { settingsAt } from './addresses.ts'
import { test } from './foreign-page.ts'
import { holdReact, moveTo, openLive, untilLive, untilStarted } from './live.ts'
import { long, walks } from './long.ts'
import { expect } from './site.ts'
import { translate } from './translated.ts'

for (const { over, pages } of walks) {
  test(`On a translated page, the menu leads to other pages: ${over}`, long, async ({ foreign: page, faults }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openLive(page, paths.home)
    await translate(page)
    for (const address of [...pages.filter((page) => page !== paths.home), paths.home]) {
      await moveTo(page, address)
      await expect(page).toHaveTitle(settingsAt(address).title)
      await expect(page.getByRole('status').filter({ hasText: settingsAt(address).title })).toBeAttached()
      const menu = page.getByRole('navigation', { name: 'Navigation principale' })
      await page.getByRole('button', { name: 'Ouvrir le menu principal' }).click()
      await expect(menu).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    }
    expect(faults).toEqual([])
  })
}

test(
  'On a translated page, the filters, the search, the dialog and the messages work',
  long,
  async ({ foreign: page, faults }) => {
    await openLive(page, paths.home)
    await translate(page)
    const brand = page.getByRole('banner').getByRole('link', { name: /accueil/ })
    await expect(brand).toContainText(company.name)
    await expect(brand.locator('font'), 'the name stays as it is').toHaveCount(0)
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    await moveTo(page, paths.useCases)
    const filter = page.getByRole('button', { name: 'Automatisation' })
    await filter.click()
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
    const cards = page.locator('.case-card')
    const automation = useCases.filter(({ category }) => category === 'automatisation').length
    const result = page.getByRole('main').locator('[role=status] + *')
    await expect(result).toHaveText(`${automation} cas d'usage dans la catégorie « Automatisation »`)
    await expect(cards).toHaveCount(automation)
    const search = page.getByRole('searchbox')
    await search.fill('zzzz')
    await expect(result).toContainText('zzzz')
    await expect(filter.locator('.legend-count')).toHaveText(/^0/)
    await search.fill('')
    await expect(filter.locator('.legend-count')).toHaveText(new RegExp(`^${automation}`))
    await page.getByRole('button', { name: 'Tous les cas' }).click()
    await expect(cards).toHaveCount(useCases.length)

    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    const dialog = page.getByRole('dialog', { name: 'Gestion des cookies' })
    await dialog.getByRole('switch', { name: 'Préférences' }).click()
    await expect(dialog.getByRole('status')).toHaveText('Choix enregistré.')
    await dialog.getByRole('button', { name: 'Fermer' }).last().click()
    await expect(dialog).toBeHidden()

    await page.route(/assistant-panel-.*js/, (route) => route.abort())
    for (let times = 0; times < 2; times++) {
      await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
      await expect(page.getByRole('alert')).toContainText('Chargement impossible')
      await page.getByRole('button', { name: 'Fermer le message' }).click()
      await expect(page.getByRole('button', { name: 'Fermer le message' })).toBeHidden()
    }

    await page
      .getByRole('banner')
      .getByRole('link', { name: /accueil/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const question = page.locator('details.disclosure').last()
    await question.locator('summary').click()
    await expect(question.locator('p')).toBeVisible()
    expect(faults).toEqual([])
  },
)

/** What password managers, translators and spelling checkers leave in a page before it is live. */
function extend(page: Page) {
  return page.evaluate(() => {
    for (const element of [document.documentElement, document.body]) {
      element.setAttribute('cz-shortcut-listen', 'true')
      element.setAttribute('data-lt-installed', 'true')
      element.append(document.createElement('extension-panel'))
    }
    document.head.append(document.createElement('style'), document.createElement('meta'))
    for (const control of document.querySelectorAll('input, textarea, select, button')) {
      control.setAttribute('fdprocessedid', 'x1')
      control.insertAdjacentElement('afterend', document.createElement('extension-icon'))
    }
    document.querySelector('main')?.prepend(document.createElement('extension-bar'))
    document.querySelector('#root')?.prepend(document.createElement('extension-bar'))
  })
}

for (const [who, interfere, details] of [
  ['an extension', extend, long],
  ['a translation', translate, {}],
] as const) {
  test(
    `What was typed, chosen and pressed before React came outlives ${who}`,
    details,
    async ({ foreign: page, faults }) => {
      await page.addInitScript(() => {
        sessionStorage.setItem('contact-draft', JSON.stringify({ company: 'Mairie de Rodez' }))
      })
      const release = await holdReact(page)
      await page.goto(paths.contact)
      await page.getByRole('button', { name: 'Tout refuser' }).click()
      await page.getByLabel('Prénom').fill('Camille')
      await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour, une démonstration ?')
      await page.getByLabel("Taille de l'équipe").selectOption('11-50')
      await page.getByRole('button', { name: 'Gérer les cookies' }).click()
      await page.getByLabel('Nom', { exact: true }).pressSequentially('Verdi')
      await interfere(page)
      const top = await page.evaluate(() => scrollY)
      release()
      await untilLive(page)
      await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()
      await page.keyboard.type('er')
      await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Verdier')
      await expect(page.getByLabel('Prénom')).toHaveValue('Camille')
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Bonjour, une démonstration ?')
      // What an earlier page left to be sent.
      await expect(page.getByLabel('Entreprise ou organisme')).toHaveValue('Mairie de Rodez')
      expect(await page.evaluate(() => new FormData(document.forms[0]).get('teamSize'))).toBe('11-50')
      expect(await page.evaluate(() => scrollY)).toBe(top)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('Camille')
      expect(faults, 'what the page reports as an error').toEqual([])
    },
  )
}

test(
  'Who writes while React comes keeps the place in the text, though the page was translated',
  long,
  async ({ foreign: page }) => {
    const release = await holdReact(page)
    await page.goto(paths.contact)
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.fill('Bonjour le monde\n'.repeat(40))
    await message.evaluate((field: HTMLTextAreaElement) => {
      field.setSelectionRange(11, 11)
      field.scrollTop = 30
    })
    await translate(page)
    const place = () => message.evaluate((field) => [field.scrollTop, window.scrollY])
    const before = await place()
    release()
    await untilLive(page)
    expect(await place()).toEqual(before)
    await page.keyboard.type('XX')
    await expect(message).toHaveValue(/^Bonjour le XXmonde/)
  },
)

for (const { over, pages, details } of walks) {
  test(
    `An extension that was there before React loses the visitor nothing: ${over}`,
    details,
    async ({ foreign: page }) => {
      for (const address of pages) {
        const release = await holdReact(page)
        await page.goto(address)
        const title = await page.getByRole('heading', { level: 1 }).textContent()
        await extend(page)
        release()
        await untilLive(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await page.unrouteAll()
      }
    },
  )
}

test(
  'The first press on a page that was translated before counts, whatever its new words',
  long,
  async ({ foreign: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.useCases)
    await untilStarted(page)
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    await translate(page)
    await page.evaluate(() => {
      for (const font of document.querySelectorAll('button font')) font.textContent = `${font.textContent}!`
    })
    await page.getByRole('button', { name: 'Automatisation' }).click()
    await expect(page.getByRole('button', { name: 'Automatisation' })).toHaveAttribute('aria-pressed', 'true')
  },
)
