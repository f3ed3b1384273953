import type { Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { drawn } from './drawn.ts'
import { isFree } from './is-free.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const react = /\/assets\/hydrate-/
const choices = ['Tout accepter', 'Tout refuser', 'Personnaliser', 'Fermer et continuer sans accepter']
const banner = (page: Page) => page.getByRole('region', { name: 'Choix sur les cookies' })
const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'Cette partie de la page ne répond pas.' })

test.describe('The message that a part of the page does not answer', () => {
  for (const [width, height, size, details] of [
    // A screen of 1280 by 1024 pixels at 400 %.
    [320, 256, '100%', long],
    [320, 400, '100%', long],
    [844, 390, '100%', long],
    [390, 844, '200%', long],
    [1440, 900, '100%', long],
    [390, 844, '100%', long],
  ] as const) {
    const title = `lies within the screen and off the banner's choices, can be closed, and leaves them to whoever lets it be, ${width} × ${height}, text at ${size}`
    test(title, details, async ({ page }) => {
      await page.route(react, (route) => route.abort('internetdisconnected'))
      await page.setViewportSize({ width, height })
      await page.goto(paths.useCases)
      await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size)
      const pressed = banner(page).getByRole('button', { name: 'Personnaliser' })
      const close = message(page).getByRole('button', { name: 'Fermer le message' })
      await pressed.click()
      await expect(message(page)).toBeInViewport({ ratio: 1 })
      await expect(close).toBeInViewport({ ratio: 1 })
      for (const name of choices) {
        expect(await isFree(banner(page).getByRole('button', { name })), name).toBe(true)
      }
      await close.click()
      await expect(message(page)).toBeHidden()
      await pressed.click()
      await expect(message(page)).toBeVisible()
      await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
      await expect(banner(page)).toBeHidden()
      await expect(message(page)).toBeHidden()
    })
  }

  for (const [place, bottom] of [
    ['low on the screen', 780],
    ['under the header', 145],
  ] as const) {
    const title = `leaves the field in sight in which somebody writes on a phone, ${place}, and goes once the search answers`
    test(title, long, async ({ page }) => {
      await page.route(react, (route) => route.abort('internetdisconnected'))
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(paths.useCases)
      await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
      const search = page.getByRole('searchbox')
      await search.evaluate((field, to) => window.scrollBy(0, field.getBoundingClientRect().bottom - to), bottom)
      await search.click()
      await page.keyboard.type('emails')
      await expect(message(page)).toBeInViewport({ ratio: 1 })
      expect(await isFree(search)).toBe(true)
      await expect(search).toBeFocused()
      await page.unroute(react)
      await page.keyboard.type('x')
      await page.locator('html[data-live]').waitFor({ state: 'attached' })
      // By itself it stays for six seconds.
      await expect(message(page)).toBeHidden({ timeout: 3000 })
    })
  }

  test(
    'is closed by Escape and by the keyboard, which goes back to what was pressed, and calls by its number',
    long,
    async ({ page }) => {
      await page.route(react, (route) => route.abort('internetdisconnected'))
      await page.goto(paths.useCases)
      const pressed = page.getByRole('button', { name: 'Gérer les cookies' })
      const call = message(page).getByRole('link', { name: company.phone.display })
      await pressed.press('Enter')
      await expect(call).toHaveAttribute('href', `tel:${company.phone.international}`)
      await page.keyboard.press('Escape')
      await expect(message(page)).toBeHidden()
      await expect(pressed).toBeFocused()

      await pressed.press('Enter')
      await expect(message(page)).toBeVisible()
      await message(page).getByRole('button', { name: 'Fermer le message' }).press('Enter')
      await expect(message(page)).toBeHidden()
      await expect(pressed).toBeFocused()
      await expect(page).toHaveURL(paths.useCases)
    },
  )

  test(
    'stays to be read where React comes right after it, for the next press to be answered',
    long,
    async ({ page }) => {
      const asked: string[] = []
      await page.route(react, (route) => {
        asked.push(route.request().url())
        return asked.length > 2 ? route.continue() : route.abort('connectionreset')
      })
      await page.goto(paths.useCases)
      await page.getByRole('button', { name: 'Tout refuser' }).click()
      const opener = page.getByRole('button', { name: "Ouvrir l'assistant" })
      await opener.click()
      await expect(message(page)).toBeVisible()
      // Fetched ahead, and for the press.
      expect(asked).toHaveLength(2)
      await page.getByRole('button', { name: 'Gérer les cookies' }).hover()
      await page.locator('html[data-live]').waitFor({ state: 'attached' })
      await drawn(page)
      await expect(message(page)).toBeVisible()
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(message(page)).toBeHidden()
    },
  )

  test('is closed where browsers know no popovers, too', long, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover')
      document.addEventListener('DOMContentLoaded', () => {
        for (const part of document.querySelectorAll('[popover]')) part.removeAttribute('popover')
      })
    })
    await page.route(react, (route) => route.abort('internetdisconnected'))
    await page.goto(paths.useCases)
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    await expect(message(page)).toBeHidden()
    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    await expect(message(page)).toBeVisible()
    await message(page).getByRole('button', { name: 'Fermer le message' }).click()
    await expect(message(page)).toBeHidden()
  })
})
