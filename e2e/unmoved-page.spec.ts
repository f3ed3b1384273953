import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { settingsAt } from './addresses.ts'
import { comeNearForm } from './contact-controls.ts'
import { drawn } from './drawn.ts'
import { moveTo, openLive } from './live.ts'
import { longUnless } from './long.ts'
import { expect, test } from './site.ts'

const refusal = { essential: true, preferences: false, analytics: false, marketing: false }
/** With the state of consent that goes with it in every run of the tests. */
const sizes = [
  { width: 390, height: 844, example: 'asked for' },
  { width: 1024, height: 768, example: undefined },
  { width: 1440, height: 900, example: undefined },
]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const input = (page: Page) => page.getByRole('textbox', { name: 'Votre question' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gestion des cookies' })

const states = ['asked for', 'just refused', 'stored'] as const
const cases = states.flatMap((consent) => sizes.flatMap((size) => [0, 1500].map((top) => ({ consent, top, ...size }))))

for (const { consent, top, example, width, height } of cases) {
  const title = `Nothing that comes and goes over the page moves it while consent is ${consent}, ${width} px wide and ${top} px down`
  test(title, longUnless(example === consent && top > 0), async ({ page }) => {
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'lecteur' }))
    await page.route(`**${apiPaths.chat}`, (route) => route.fulfill({ status: 500 }))
    await page.setViewportSize({ width, height })
    await visit(page, consent === 'stored')
    await expectUnmoved(page, top, consent === 'just refused')
    await goTo(page, paths.contact)
    await comeNearForm(page)
    await stays(page, 'a list', async () => {
      await page.getByRole('combobox').first().click()
      await expect(page.getByRole('listbox')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toBeHidden()
    })
  })
}

async function visit(page: Page, isChosen: boolean) {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  const choice = JSON.stringify(refusal)
  if (isChosen) await page.evaluate((value) => localStorage.setItem('cookie-consent', value), choice)
  await openLive(page, paths.home)
}

async function goTo(page: Page, address: string) {
  await moveTo(page, address)
  await expect(page).toHaveTitle(settingsAt(address).title)
}

async function expectUnmoved(page: Page, top: number, refuses: boolean) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  if (refuses) await stays(page, 'refusing', () => button(page, 'Tout refuser').click())
  await stays(page, 'the assistant and a message', async () => {
    await button(page, /^Ouvrir l'assistant/).click()
    await expect(input(page)).toBeFocused()
    await input(page).fill('Bonjour')
    await input(page).press('Enter')
    await button(page, 'Fermer le message').click()
    // By a key: a press so soon after one on its cross, beneath which the menu's button lies, would be taken for its second.
    await page.keyboard.press('Escape')
    await expect(input(page)).toBeHidden()
  })
  const toggle = button(page, 'Ouvrir le menu principal')
  if (await toggle.isVisible()) {
    await stays(page, 'the menu', async () => {
      await toggle.click()
      await expect(button(page, 'Fermer le menu principal')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(toggle).toBeFocused()
    })
  }
  await stays(page, 'the dialog', async () => {
    const customise = button(page, 'Personnaliser')
    if (await customise.isVisible()) await customise.click()
    else await pressFromAfar(page, 'Gérer les cookies')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })
  await page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const play = page.frameLocator('iframe').getByRole('link')
  if ((await play.count()) > 0) await stays(page, 'the video', () => play.click())
}

/** Without going there, as a voice command does. */
function pressFromAfar(page: Page, name: string) {
  return button(page, name).evaluate((element: HTMLButtonElement) => {
    element.focus({ preventScroll: true })
    element.click()
  })
}

async function stays(page: Page, what: string, happens: () => Promise<void>) {
  const place = async () => {
    await drawn(page)
    return page.evaluate(() => scrollY)
  }
  const before = await place()
  await happens()
  expect(await place(), what).toBe(before)
}
