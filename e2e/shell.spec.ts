import type { Locator } from '@playwright/test'
import { declaredStatus } from '#content/accessibility-status.ts'
import { company } from '#content/company.ts'
import { navigation } from '#content/navigation.ts'
import { paths } from '#content/paths.ts'
import { holdReact, openLive, untilLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const mainMenu = 'Navigation principale'

test.describe('The header', () => {
  test('stays at the top, links to every main page, marks the current one and leads home by the logo', async ({
    page,
  }) => {
    await page.goto(paths.solutions)
    const menu = page.getByRole('navigation', { name: mainMenu })
    await expect(menu.getByRole('link')).toHaveText(['Solutions', "Cas d'usage", 'Services', 'Contactez-nous'])
    await expect(menu.locator('[aria-current=page]')).toHaveText('Solutions')
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await expect(page.getByRole('banner')).toBeInViewport()
    await menu.getByRole('link', { name: 'Contactez-nous' }).click()
    await expect(page).toHaveURL(paths.contact)
    await expect(menu.locator('[aria-current=page]')).toHaveText('Contactez-nous')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /page d'accueil/ })
      .click()
    await expect(page).toHaveURL(paths.home)
  })
})

test.describe('The menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens by its button, whose name says what it does, and closes by it, on Escape, on a press outside and when a link is chosen', async ({
    page,
  }) => {
    await page.goto(paths.solutions)
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    const menu = page.getByRole('navigation', { name: mainMenu })
    const opener = page.getByRole('button', { name: 'Ouvrir le menu principal' })
    const closer = page.getByRole('button', { name: 'Fermer le menu principal' })
    await expect(menu).toBeHidden()
    expect(await shownIn(page.locator('#menu-principal')), 'nothing of it is painted').toEqual([])
    await opener.click()
    await expect(menu).toBeVisible()
    await expect(closer).toHaveAttribute('aria-expanded', 'true')
    const ground = await menu.evaluate((node) => getComputedStyle(node, '::backdrop').backgroundColor)
    expect(ground, 'the page beneath is darker').toBe('rgba(4, 13, 32, 0.6)')
    await closer.click()
    await expect(menu).toBeHidden()

    await opener.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await untilLive(page)
    await opener.press('Enter')
    await menu.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu, 'the keyboard goes on in the page, and not under the menu').toBeHidden()
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

    await opener.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(200, 800)
    await expect(menu).toBeHidden()

    await opener.click()
    await menu.getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(paths.services)
    await expect(menu).toBeHidden()
  })

  test(
    'opens before React has come, stays open when it comes, and closes by the same button',
    long,
    async ({ page }) => {
      const release = await holdReact(page)
      await page.goto(paths.home)
      const menu = page.getByRole('navigation', { name: mainMenu })
      await page.getByRole('button', { name: 'Ouvrir le menu principal' }).click()
      await expect(menu).toBeVisible()
      const closer = page.getByRole('button', { name: 'Fermer le menu principal' })
      await expect(closer).toHaveAttribute('aria-expanded', 'true')
      release()
      await untilLive(page)
      await expect(menu).toBeVisible()
      await closer.click()
      await expect(menu).toBeHidden()
    },
  )
})

test.describe('Moving to another page', () => {
  test('scrolls to the top, focuses the new title and announces it, back and forth too, without loading a document again', async ({
    page,
  }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
    })
    await openLive(page, paths.home)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(paths.services)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()

    for (const { label } of navigation.header) {
      await page.getByRole('navigation', { name: mainMenu }).getByRole('link', { name: label }).click()
    }
    await expect(page).toHaveURL(paths.services)
    await page.goBack()
    await expect(page).toHaveURL(paths.useCases)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Cas d'usage")
    await page.goForward()
    await expect(page).toHaveURL(paths.services)
    expect(documents).toHaveLength(1)
  })

  test('asks the server for the page when its code can no longer be fetched', long, async ({ page }) => {
    await openLive(page, paths.home)
    await page.route(/\/assets\/services-/, (route) => route.fulfill({ status: 404 }), { times: 2 })
    await page.getByRole('navigation', { name: mainMenu }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(paths.services)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('étapes')
  })

  test('leaves new tabs to the browser', long, async ({ page, context }) => {
    await openLive(page, paths.home)
    const opened = context.waitForEvent('page')
    await page
      .getByRole('navigation', { name: mainMenu })
      .getByRole('link', { name: 'Services' })
      .click({ modifiers: ['ControlOrMeta'] })
    await (await opened).waitForURL(`**${paths.services}`)
    await expect(page).toHaveURL(paths.home)
  })
})

test.describe('The skip links', () => {
  test('are the first stop of the keyboard once the cookies are settled, and move the focus past the menu', async ({
    page,
  }) => {
    await page.goto(paths.solutions)
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    await expect(page.getByRole('region', { name: 'Choix sur les cookies' })).toBeHidden()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Aller au contenu' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('The breadcrumb', () => {
  test('names the way to the page, and its last crumb is no link', async ({ page }) => {
    for (const [path, crumbs] of [
      [paths.solutions, ['Accueil', 'Solutions']],
      [paths.useCases, ['Accueil', "Cas d'usage"]],
      [paths.legalNotice, ['Accueil', 'Mentions-legales']],
      [paths.contactSuccess, ['Accueil', 'Contact', 'Success']],
    ] as const) {
      await page.goto(path)
      const breadcrumb = page.getByRole('navigation', { name: "Fil d'Ariane" })
      await expect(breadcrumb.getByRole('listitem')).toHaveText(crumbs.map((crumb) => new RegExp(`^${crumb}`)))
      await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(crumbs.at(-1) ?? '')
      await expect(breadcrumb.getByRole('link')).toHaveCount(crumbs.length - 1)
    }
  })
})

test.describe('The home page', () => {
  test('has no breadcrumb, and a footer with the address, the phone, the guarantees, the legal pages and the parent company', async ({
    page,
  }) => {
    await page.goto(paths.home)
    await expect(page.getByRole('navigation', { name: "Fil d'Ariane" })).toHaveCount(0)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(`${company.address.postalCode} ${company.address.city}`)
    await expect(footer.getByRole('link', { name: company.phone.display })).toHaveAttribute('href', /^tel:\+33/)
    for (const text of ['Hébergement européen', 'Solutions auditables', 'Accompagnement expert', 'Open source']) {
      await expect(footer).toContainText(text)
    }
    for (const link of [
      'Solutions',
      "Cas d'usage",
      'Services',
      'Contact',
      'Mentions légales',
      'Politique de confidentialité',
      `Accessibilité\u00a0: ${declaredStatus}`,
    ]) {
      await expect(footer.getByRole('link', { name: link, exact: true })).toBeVisible()
    }
    await expect(footer.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible()
    await expect(footer.getByRole('link', { name: /^Société mère/ })).toHaveAttribute('href', /^https:/)
  })
})

/** What of it would be seen, whatever is around it. */
function shownIn(menu: Locator) {
  return menu.evaluate((nav) =>
    [...nav.querySelectorAll('*')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.outerHTML),
  )
}
