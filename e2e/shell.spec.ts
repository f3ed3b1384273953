import { navigation } from '#content/navigation.ts'
import { paths } from '#content/paths.ts'
import { expect, test } from './site.ts'

const mainMenu = 'Navigation principale'

test.describe('The header', () => {
  test('stays at the top, links to every main page and marks the current one', async ({ page }) => {
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
  })

  test('leads home by the logo', async ({ page }) => {
    await page.goto(paths.services)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /page d'accueil/ })
      .click()
    await expect(page).toHaveURL(paths.home)
  })
})

test.describe('The menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens and closes by its button, whose name says what it does', async ({ page }) => {
    await page.goto(paths.home)
    const menu = page.getByRole('navigation', { name: mainMenu })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Ouvrir le menu principal' }).click()
    await expect(menu).toBeVisible()
    await expect(page.getByRole('button', { name: 'Fermer le menu principal' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await page.getByRole('button', { name: 'Fermer le menu principal' }).click()
    await expect(menu).toBeHidden()
  })

  test('closes when a link is chosen', async ({ page }) => {
    await page.goto(paths.home)
    await page.getByRole('button', { name: 'Ouvrir le menu principal' }).click()
    await page.getByRole('navigation', { name: mainMenu }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(paths.services)
    await expect(page.getByRole('navigation', { name: mainMenu })).toBeHidden()
  })

  test('closes on Escape and gives the focus back to its button', async ({ page }) => {
    await page.goto(paths.home)
    const button = page.getByRole('button', { name: 'Ouvrir le menu principal' })
    await button.press('Enter')
    await expect(page.getByRole('navigation', { name: mainMenu })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: mainMenu })).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('closes on a press outside', async ({ page }) => {
    await page.goto(paths.home)
    await page.getByRole('button', { name: 'Ouvrir le menu principal' }).click()
    await page.mouse.click(200, 800)
    await expect(page.getByRole('navigation', { name: mainMenu })).toBeHidden()
  })

  test('opens even when it was pressed before React had come', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/hydrate-/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(paths.home)
    await page.getByRole('button', { name: 'Ouvrir le menu principal' }).click()
    await expect(page.getByRole('navigation', { name: mainMenu })).toBeHidden()
    release()
    await expect(page.getByRole('navigation', { name: mainMenu })).toBeVisible()
  })
})

test.describe('Moving to another page', () => {
  test('scrolls to the top, focuses the new title and announces it', async ({ page }) => {
    await page.goto(paths.home, { waitUntil: 'networkidle' })
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(paths.services)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
  })

  test('works back and forth, without loading a document again', async ({ page }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
    })
    await page.goto(paths.home, { waitUntil: 'networkidle' })
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

  test('asks the server for the page when its code can no longer be fetched', async ({ page }) => {
    await page.goto(paths.home, { waitUntil: 'networkidle' })
    await page.route(/\/assets\/services-/, (route) => route.fulfill({ status: 404 }), { times: 2 })
    await page.getByRole('navigation', { name: mainMenu }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(paths.services)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('étapes')
  })

  test('leaves new tabs to the browser', async ({ page, context }) => {
    await page.goto(paths.home, { waitUntil: 'networkidle' })
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
  for (const [path, crumbs] of [
    [paths.solutions, ['Accueil', 'Solutions']],
    [paths.useCases, ['Accueil', "Cas d'usage"]],
    [paths.legalNotice, ['Accueil', 'Mentions-legales']],
    [paths.contactSuccess, ['Accueil', 'Contact', 'Success']],
  ] as const) {
    test(`of ${path} is ${crumbs.join(' / ')}, and its last crumb is no link`, async ({ page }) => {
      await page.goto(path)
      const breadcrumb = page.getByRole('navigation', { name: "Fil d'Ariane" })
      await expect(breadcrumb.getByRole('listitem')).toHaveText(crumbs.map((crumb) => new RegExp(`^${crumb}`)))
      await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(crumbs.at(-1) ?? '')
      await expect(breadcrumb.getByRole('link')).toHaveCount(crumbs.length - 1)
    })
  }

  test('is not on the home page', async ({ page }) => {
    await page.goto(paths.home)
    await expect(page.getByRole('navigation', { name: "Fil d'Ariane" })).toHaveCount(0)
  })
})

test.describe('The footer', () => {
  test('gives the address, the phone, the guarantees, the legal pages and the parent company', async ({ page }) => {
    await page.goto(paths.home)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('75014 Paris')
    await expect(footer.getByRole('link', { name: /^01 / })).toHaveAttribute('href', /^tel:\+33/)
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
    ]) {
      await expect(footer.getByRole('link', { name: link, exact: true })).toBeVisible()
    }
    await expect(footer.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible()
    await expect(footer.getByRole('link', { name: /^Société mère/ })).toHaveAttribute('href', /^https:/)
  })
})
