import type { Locator, Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { submit } from './contact-controls.ts'
import { holdBack, holdReact, openLive, untilLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'
import { translate } from './translated.ts'

test('Where not even the boot script comes, the page reads, says that its buttons do not answer, sooner where a filter was pressed in vain, and filters once it is loaded again', async ({
  page,
}) => {
  let isLost = true
  await page.route(/\/assets\/boot-/, (route) => (isLost ? route.abort('internetdisconnected') : route.continue()))
  const said = page.getByRole('alert').filter({ hasText: 'ne répondent pas' })
  const endWait = () =>
    page.evaluate(() => {
      const wait = document.querySelector('.unstarted')?.getAnimations()[0]
      wait?.finish()
      return wait?.effect?.getTiming().delay
    })
  const filter = page.getByRole('button', { name: 'Automatisation' })
  await page.goto(paths.useCases)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(said).toBeHidden()
  expect(await endWait()).toBe(8000)
  await expect(said).toBeVisible()

  await filter.click()
  await expect(page).toHaveURL(/categorie=automatisation#resultats$/)
  await expect(said).toBeHidden()
  expect(await endWait()).toBe(3000)
  await expect(said).toBeVisible()

  // Only with the page: one that is there asks for its script again within a second, and would take the message away.
  page.on('framenavigated', () => {
    isLost = false
  })
  await said.getByRole('link', { name: 'Recharger la page' }).click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.unstarted')).toBeHidden()
})

test('Where its fonts are lost, a page reads in those that stand in for them, and reports no error', async ({
  page,
}) => {
  await page.route(/\.woff2$/, (route) => route.abort('internetdisconnected'))
  await openLive(page, paths.services)
  const lost = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length)
  await expect.poll(lost).toBeGreaterThan(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('A search that the lost script of its page cannot make says so', long, async ({ page }) => {
  await page.route(/\/assets\/cas-usage-.*\.js/, (route) => route.abort())
  await page.goto(`${paths.useCases}?q=facture#resultats`)
  await expect(page.getByText('Cette partie de la page ne répond pas.')).toBeVisible()
})

test(
  'Who searches while React is lost finds the words in the field, and asks for them again',
  long,
  async ({ page }) => {
    const react = /\/assets\/hydrate-/
    const words = `l'« été » & <b>"factures"`
    await page.route(react, (route) => route.abort('internetdisconnected'))
    await page.goto(paths.useCases)
    const field = page.getByRole('searchbox')
    await field.fill(words)
    await field.press('Enter')
    await expect(page.getByText('Cette partie de la page ne répond pas.')).toBeVisible()
    await expect(field).toHaveValue(words)
    const address = page.url()
    await page.unroute(react)
    await page.getByRole('button', { name: 'Chercher' }).click()
    await untilLive(page)
    await expect(field).toHaveValue(words)
    expect(new URL(page.url()).search).toBe(new URL(address).search)
  },
)

test('What is awaited for long says so, until it comes', long, async ({ page }) => {
  await page.clock.install()
  const release = await holdBack(page, /\/assets\/consent-dialog-/)
  await openLive(page, paths.services)
  const said = page.getByRole('status').filter({ hasText: 'Le chargement prend plus de temps que prévu' })
  await page.getByRole('button', { name: 'Gérer les cookies' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-waiting')
  await expect(said).toBeHidden()
  await page.clock.runFor(4000)
  await expect(said).toBeVisible()
  release()
  await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toBeVisible()
  await expect(said).toBeHidden()
})

test(
  'Icons are there for who loses the network, and come back at the next press where they were lost; meanwhile buttons show their names',
  long,
  async ({ page, context }) => {
    const sprite = /\/assets\/icons-/
    const sign = page.getByRole('main').locator('[role=group] .icon, [role=alert] .icon').first()
    const isDrawn = () => hasExtent(sign.locator('use'))

    await page.route(sprite, (route) => route.abort('internetdisconnected'))
    await openLive(page, paths.contact)
    await submit(page)
    await expect(sign).toBeVisible()
    expect(await isDrawn()).toBe(false)
    await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
    const reduce = page.getByRole('button', { name: "Réduire l'assistant" })
    const written = () => reduce.evaluate((button) => getComputedStyle(button, '::after').content)
    await expect.poll(written).toContain('Réduire')
    await page.getByRole('button', { name: "Fermer l'assistant" }).click()
    await page.unrouteAll()
    await page.getByRole('main').click({ position: { x: 1, y: 1 } })
    await expect.poll(isDrawn).toBe(true)
    await expect(page.locator('html[data-no-icons]')).toHaveCount(0)

    const fetched = page.waitForResponse(sprite)
    await openLive(page, paths.contact)
    await (await fetched).finished()
    await context.setOffline(true)
    await submit(page)
    await expect.poll(isDrawn).toBe(true)
    await context.setOffline(false)
  },
)

test(
  'Icons that the browser lost with a posted form are drawn once React has fetched their file',
  long,
  async ({ page }) => {
    let lost = 0
    await page.route(/\/assets\/icons-/, (route) => (lost++ === 0 ? route.abort() : route.continue()))
    const release = await holdReact(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.contact)
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
    const menu = page.getByRole('button', { name: 'Ouvrir le menu principal' }).locator('use').first()
    const isDrawn = () => hasExtent(menu)
    await expect(page.getByText(/obligatoire/).first()).toBeVisible()
    expect(await isDrawn()).toBe(false)
    release()
    await expect.poll(isDrawn).toBe(true)
  },
)

test(
  'A page keeps the icons that it came with, translated too, and a lost file of icons is asked for again at the next press',
  long,
  async ({ page }) => {
    page.removeAllListeners('console')
    page.removeAllListeners('pageerror')
    let isLost = true
    await page.route(/\/assets\/icons-/, (route) => (isLost ? route.abort() : route.continue()))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.services)
    await translate(page)
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    const opener = page.getByRole('button', { name: /^Ouvrir l'assistant/ })
    await opener.click()
    const close = page.getByRole('button', { name: "Fermer l'assistant" })
    await expect(page.locator('html[data-live][data-no-icons]')).toHaveCount(1)
    await close.click()
    for (const button of [opener, page.getByRole('button', { name: 'Ouvrir le menu principal' })]) {
      const icon = button.locator('use:visible').first()
      await expect(icon).toHaveAttribute('href', /^#icon-/)
      expect(await hasExtent(icon)).toBe(true)
    }
    expect(await opener.evaluate((button) => getComputedStyle(button, '::after').content)).not.toContain('Ouvrir')
    isLost = false
    await opener.click()
    await expect(page.locator('html[data-no-icons]')).toHaveCount(0)
  },
)

/** Whether a drawing has come: an empty one takes no room. */
function hasExtent(use: Locator) {
  return use.evaluate((element) => element instanceof SVGGraphicsElement && element.getBBox().width > 0)
}

test.describe('What is typed while the assistant is on its way', () => {
  const panel = /\/assets\/assistant-panel-.*\.js$/
  const opener = (page: Page) => page.getByRole('button', { name: /^Ouvrir l'assistant/ })
  const question = (page: Page) => page.getByRole('textbox', { name: 'Votre question' })

  test('stands in its field once it is there, from before React has come on', long, async ({ page }) => {
    const releaseReact = await holdReact(page)
    const releasePanel = await holdBack(page, panel)
    await page.goto(paths.solutions)
    await opener(page).click()
    await page.keyboard.type('Quels dé')
    releaseReact()
    await untilLive(page)
    await page.keyboard.type('laisx')
    await page.keyboard.press('Backspace')
    await page.keyboard.type(' ?')
    releasePanel()
    await expect(question(page)).toBeFocused()
    await expect(question(page)).toHaveValue('Quels délais ?')
  })

  test('is asked if it was sent, also where the first try failed', long, async ({ page }) => {
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    await page.route(panel, async (route) => {
      await lost
      await route.abort('internetdisconnected')
    })
    await openLive(page, paths.solutions)
    await opener(page).click()
    await page.keyboard.type('Où êtes-vous ?')
    await page.keyboard.press('Enter')
    lose()
    await expect(page.getByRole('alert').filter({ hasText: 'Chargement impossible' })).toBeVisible()
    await page.unrouteAll()
    await opener(page).click()
    await expect(page.getByRole('log')).toContainText('Où êtes-vous ?')
    await expect(question(page)).toHaveValue('')
    await expect(page.getByRole('alert')).toBeEmpty()
  })
})

test(
  'A press counts for what it began on where the page moves under it, and not where the pointer does',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openLive(page, paths.useCases)
    const filter = page.getByRole('button', { name: 'Automatisation', exact: true })
    const press = async (moveBetween: (x: number, y: number) => Promise<void>) => {
      await filter.scrollIntoViewIfNeeded()
      const { x = 0, y = 0, height = 0 } = (await filter.boundingBox()) ?? {}
      await page.mouse.move(x + 30, y + height / 2)
      await page.mouse.down()
      await moveBetween(x + 30, y + height / 2)
      await page.mouse.up()
    }
    await press((x, y) => page.mouse.move(x, y + 60))
    await expect(filter).toHaveAttribute('aria-pressed', 'false')
    // As when what was typed before React came leaves fewer cases, and a shorter page.
    await press(() => page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' })))
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
  },
)
