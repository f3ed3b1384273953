import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { holdReact, openLive, openStarted, untilLive, untilStarted } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const react = /\/assets\/hydrate-/
const sentence = 'Cette partie de la page ne répond pas.'
const banner = (page: Page) => page.getByRole('region', { name: 'Choix sur les cookies' })
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: sentence })

test.describe('Where React cannot be fetched', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [failure, fail, details] of [
    ['the network is gone', { abort: 'internetdisconnected' }, {}],
    ['the file is', { status: 404 }, long],
  ] as const) {
    const title = `since ${failure}, the banner closes for good, the menu opens and closes, other controls say what is wrong and work once React comes`
    test(title, details, async ({ page }) => {
      await page.route(react, (route) => ('abort' in fail ? route.abort(fail.abort) : route.fulfill(fail)))
      await page.goto(paths.services)
      await banner(page).getByRole('button', { name: 'Fermer et continuer sans accepter' }).click()
      await expect(banner(page)).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toContain('"analytics":false')
      await page.reload()
      await expect(banner(page)).toBeHidden()

      const menu = page.getByRole('navigation', { name: 'Navigation principale' })
      await page.getByRole('button', { name: 'Ouvrir le menu principal' }).click()
      await expect(menu).toBeVisible()
      await page.getByRole('button', { name: 'Fermer le menu principal' }).click()
      await expect(menu).toBeHidden()

      const cookies = page.getByRole('button', { name: 'Gérer les cookies' })
      await cookies.click()
      await expect(alert(page)).toBeVisible()
      await expect(page.locator('html')).not.toHaveAttribute('data-live')

      await page.unrouteAll()
      await cookies.click()
      await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toBeVisible()
      await expect(alert(page)).toBeHidden()
    })
  }

  test(
    'whoever allows the video is not told that something failed: the choice is kept, and the poster plays',
    long,
    async ({ page }) => {
      await page.route(react, (route) => route.abort())
      await page.goto(paths.home)
      const asked = page.waitForEvent('requestfailed', (request) => react.test(request.url()))
      await banner(page).getByRole('button', { name: 'Tout accepter' }).click()
      await asked
      await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
      await expect(alert(page)).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toContain('"marketing":true')
    },
  )

  test('whoever types into the search is told that nothing answers', long, async ({ page }) => {
    await page.route(react, (route) => route.fulfill({ status: 404 }))
    await page.goto(paths.useCases)
    await page.getByRole('searchbox').pressSequentially('facture')
    await expect(alert(page)).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('facture')
  })

  test('going back shows the page of the address', long, async ({ page }) => {
    await openLive(page, paths.home)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('étapes')
    await page.route(react, (route) => route.abort())
    await page.reload()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('usages réels')
    await expect(page).toHaveURL(paths.home)
  })
})

test("Offline, a form and a link that React has not come for say so, and do not leave the page for the browser's own", async ({
  page,
  context,
}) => {
  await page.route(react, (route) => route.abort())
  await openStarted(page, paths.contact)
  await context.setOffline(true)
  const main = page.getByRole('main')
  for (const press of [
    main.getByRole('button', { name: 'Envoyer ma demande' }),
    main.getByRole('link', { name: 'politique de confidentialité' }),
  ]) {
    await press.click()
    await expect(alert(page)).toBeVisible()
    await alert(page).getByRole('button', { name: 'Fermer le message' }).click()
    await expect(alert(page)).toBeHidden()
  }
  await context.setOffline(false)
  await expect(page).toHaveURL(paths.contact)
})

test('What is pressed before React has come is pressed again in the same order, each press once', async ({ page }) => {
  const release = await holdReact(page)
  await openStarted(page, paths.useCases)
  const filter = (name: string) => page.getByRole('button', { name })
  for (const name of ['Automatisation', 'Support Client', 'Automatisation']) await filter(name).click()
  // A choice at the banner waits for nothing.
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click()
  await expect(banner(page)).toBeHidden()
  release()
  await untilLive(page)
  await expect(filter('Automatisation')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/categorie=automatisation/)
  await expect(banner(page)).toBeHidden()
})

test.describe('Where React fails', () => {
  /** Without the fixture that fails a test on what its page reports: React reports each fault. */
  const broken = test.extend<{ faulty: Page }>({
    faulty: async ({ browser, siteUrl }, use) => {
      const page = await browser.newPage({ baseURL: siteUrl, locale: 'fr-FR', viewport: { width: 390, height: 844 } })
      await use(page)
      await page.close()
    },
  })
  const faultyPage = { contentType: 'text/javascript', body: 'export default () => { throw new Error("faulty") }' }

  broken(
    'while the page becomes live, the prerendered page stays, with its menu and its banner',
    async ({ faulty }) => {
      await faulty.route(/\/assets\/services-.*js$/, (route) => route.fulfill(faultyPage))
      const reported = faulty.waitForEvent('console', (message) => message.text().includes('cannot be live'))
      await faulty.goto(paths.services)
      await untilStarted(faulty)
      await faulty.keyboard.press('Shift')
      await reported
      await expect(faulty.getByRole('heading', { level: 1 })).toContainText('étapes')
      await expect(faulty.getByRole('contentinfo')).toBeVisible()
      await banner(faulty).getByRole('button', { name: 'Tout refuser' }).click()
      await expect(banner(faulty)).toBeHidden()
      await faulty.getByRole('button', { name: 'Ouvrir le menu principal' }).click()
      await expect(faulty.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
      await faulty.getByRole('button', { name: 'Gérer les cookies' }).click()
      await expect(alert(faulty)).toBeVisible()
    },
  )

  broken('in a page that was opened, the header and the footer stay, and the page says so', async ({ faulty }) => {
    await openLive(faulty, paths.home)
    await banner(faulty).getByRole('button', { name: 'Tout refuser' }).click()
    await faulty.route(/\/assets\/services-.*js$/, (route) => route.fulfill(faultyPage))
    await faulty.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
    const title = faulty.getByRole('heading', { level: 1, name: "Cette page ne s'affiche pas" })
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await expect(faulty.getByRole('main').getByRole('link', { name: /^01 / })).toHaveAttribute('href', /^tel:/)
    await faulty.getByRole('button', { name: 'Réessayer' }).click()
    await expect(title).toBeFocused()
    await faulty.getByRole('contentinfo').getByRole('link', { name: 'Solutions' }).click()
    await expect(faulty.getByRole('heading', { level: 1 })).toContainText('Souveraines')
  })

  broken(
    'outside the page, after a move to another, the page of the address comes from the server',
    long,
    async ({ faulty }) => {
      await openLive(faulty, paths.home)
      await banner(faulty).getByRole('button', { name: 'Tout refuser' }).click()
      await faulty.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
      await expect(faulty.getByRole('heading', { level: 1 })).toContainText('étapes')
      await faulty.evaluate(() => {
        // Where browsers know no popovers, React opens the menu.
        Object.defineProperty(HTMLButtonElement.prototype, 'popoverTargetElement', { value: null })
        const { map } = Array.prototype
        Object.defineProperty(Array.prototype, 'map', {
          value(...how: Parameters<typeof map>) {
            if (this[0]?.to === '/solutions') throw new Error('faulty')
            return map.apply(this, how)
          },
        })
      })
      const loaded = faulty.waitForEvent('load')
      await faulty.getByRole('button', { name: 'Ouvrir le menu principal' }).click()
      await loaded
      await untilLive(faulty)
      await expect(faulty.getByRole('heading', { level: 1 })).toContainText('étapes')
      await expect(faulty).toHaveURL(paths.services)
    },
  )
})

test(
  'Whoever goes back while React begins gets the page of the address, and React takes no page for another',
  long,
  async ({ page }) => {
    await page.addInitScript((to) => {
      const { cloneNode } = Node.prototype
      // React is about to adopt the page, and the browser has the next address already.
      Node.prototype.cloneNode = function (...how) {
        if (this instanceof Element && this.id === 'root' && window.location.pathname !== to) {
          window.history.pushState(null, '', to)
          window.dispatchEvent(new PopStateEvent('popstate'))
        }
        return cloneNode.apply(this, how)
      }
      const isAdopted = () => document.querySelector('html[data-live]') && console.info('adopted')
      new MutationObserver(isAdopted).observe(document, { subtree: true, attributeFilter: ['data-live'] })
    }, paths.home)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/$/, async (route) => {
      await released
      await route.continue()
    })
    const isAdopted = page.waitForEvent('console', (message) => message.text() === 'adopted')
    await page.goto(paths.services, { waitUntil: 'commit' })
    await untilStarted(page)
    await page.keyboard.press('Shift')
    await isAdopted
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('usages réels')
    await untilLive(page)
    await expect(page).toHaveURL(paths.home)
  },
)
