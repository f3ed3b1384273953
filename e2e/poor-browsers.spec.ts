import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { browserArguments, findBrowser } from '#testing/find-browser.ts'
import { addresses } from './addresses.ts'
import { answers, ask } from './assistant-panel.ts'
import { drawn } from './drawn.ts'
import { openLive, untilLive } from './live.ts'
import { long } from './long.ts'
import { refuseEntries } from './refuse-entries.ts'
import { expect, startSite, test } from './site.ts'

/** What a visitor may do on any page, from a first visit on. */
async function lookAround(page: Page) {
  await openLive(page, paths.home)
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect(page.getByRole('region', { name: 'Choix sur les cookies' })).toBeHidden()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: "Cas d'usage" }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText("Cas d'usage")
  await page.getByRole('button', { name: 'Automatisation' }).click()
  await expect(page).toHaveURL(/categorie=automatisation/)
  await page.goBack()
  await page.goBack()
  await expect(title).toContainText('usages réels')

  await page.getByRole('button', { name: 'Gérer les cookies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Gestion des cookies' })
  await expect(dialog).toBeInViewport()
  await dialog.getByRole('button', { name: 'Tout refuser' }).click()
  await expect(dialog.getByRole('switch', { name: 'Préférences' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(dialog).toBeHidden()

  await footer.getByRole('link', { name: 'Contact' }).click()
  await page.getByLabel('Prénom').fill('Camille')
  await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
  const assistant = page.getByRole('dialog', { name: /^Assistant/ })
  await expect(assistant.getByRole('textbox')).toBeFocused()
  await ask(page, 'Où sont hébergées nos données ?')
  await expect(answers(page)).toContainText('Europe')
  await page.keyboard.press('Escape')
  await expect(assistant).toBeHidden()
  await expect(page.getByLabel('Prénom')).toHaveValue('Camille')
  await expect(footer).toBeVisible()

  await footer.getByRole('link', { name: 'Politique de confidentialité' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité')
  await page.goBack()
  await expect(page.getByLabel('Prénom')).toHaveValue('Camille')
}

test('Where storage and cookies are blocked, every control works', long, async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
    Object.defineProperty(Document.prototype, 'cookie', { get, set: get })
  })
  await lookAround(page)
})

test('Where storage is full, every control works', long, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await lookAround(page)
})

test('Where storage refuses to be read, every control works', long, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'removeItem', 'key', 'clear'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('Corrupt.', 'UnknownError')
      }
    }
  })
  await lookAround(page)
})

test('Where the history takes no entries, every control works', long, async ({ page }) => {
  await page.addInitScript(refuseEntries)
  await lookAround(page)
})

test('Who searches where the history takes no more entries has the results', long, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openLive(page, paths.useCases)
  await page.evaluate(refuseEntries)
  const field = page.getByRole('searchbox')
  await field.fill('factures')
  const some = page.getByRole('article').filter({ visible: true })
  await expect(some).toHaveCount(1)
  await field.press('Enter')
  await drawn(page)
  await expect(field).toHaveValue('factures')
  await expect(some).toHaveCount(1)
  await page.getByRole('button', { name: 'Automatisation' }).click()
  await expect(page).toHaveURL(/categorie=automatisation&q=factures/)
  expect(errors).toEqual([])
})

test('Who goes back where the history takes no more entries has the page that was left', long, async ({ page }) => {
  await openLive(page, paths.services)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(paths.contact)
  await page.evaluate(refuseEntries)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText("l'autonomie")
  await expect(page.locator('html[data-live]')).toBeAttached()
})

test('Without what newer browsers have, every control works', long, async ({ page }) => {
  await page.addInitScript(() => {
    const missing: readonly (readonly [object | undefined, readonly string[]])[] = [
      [HTMLDialogElement.prototype, ['showModal', 'show', 'close', 'requestClose']],
      [AbortSignal, ['timeout', 'any']],
      [Crypto.prototype, ['randomUUID', 'subtle']],
      [Navigator.prototype, ['clipboard', 'onLine', 'userAgentData', 'scheduling', 'connection']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'moveBefore', 'ariaNotify']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'inert']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['parse', 'canParse']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'with', 'findLast']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Set.prototype, ['union', 'difference', 'intersection']],
      [Iterator.prototype, ['map', 'filter', 'toArray']],
      [Document.prototype, ['startViewTransition']],
      [
        window,
        [
          'requestIdleCallback',
          'cancelIdleCallback',
          'IntersectionObserver',
          'structuredClone',
          'scheduler',
          'navigation',
          'cookieStore',
          'PerformanceObserver',
          'BroadcastChannel',
          'TextDecoderStream',
        ],
      ],
    ]
    for (const [owner, names] of missing) for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
  })
  await lookAround(page)
  expect(await page.evaluate(() => ['checkVisibility' in document.body, 'randomUUID' in crypto])).toEqual([
    false,
    false,
  ])
})

test('Without modal dialogs, that of the cookies has the focus, and gives it back when Escape closes it', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
  await openLive(page, paths.services)
  const opener = page.getByRole('button', { name: 'Gérer les cookies' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Gestion des cookies' })
  await expect(dialog.locator(':focus')).toBeVisible()
  const last = dialog.getByRole('button', { name: 'Fermer' }).last()
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('On plain HTTP under the name of a machine every page is live', long, async ({ playwright }) => {
  const site = await startSite()
  const { port } = new URL(site.url)
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser() ?? '',
    args: [...browserArguments, '--host-resolver-rules=MAP demo.bureau 127.0.0.1'],
  })
  const page = await browser.newPage({ baseURL: `http://demo.bureau:${port}`, reducedMotion: 'reduce' })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  for (const address of addresses) {
    await page.goto(address)
    await untilLive(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await lookAround(page)
  expect(faults).toEqual([])
  await browser.close()
  await site.stop()
})
