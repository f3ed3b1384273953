import type { Locator, Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { log, openAssistant } from './assistant-panel.ts'
import { isFree } from './is-free.ts'
import { openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'
import { stopsUnder } from './stops-under.ts'

test.describe('On a low screen', () => {
  test('the banner shows its choices at once, while its text scrolls above them', long, async ({ page }) => {
    // A screen of 1280 by 1024 pixels at 400 %, and one of 1280 by 720.
    for (const height of [256, 180]) {
      await page.setViewportSize({ width: 320, height })
      await page.goto(paths.services)
      const banner = page.getByRole('region', { name: 'Choix sur les cookies' })
      for (const name of ['Tout accepter', 'Tout refuser', 'Personnaliser', 'Fermer et continuer sans accepter']) {
        expect(await isFree(banner.getByRole('button', { name })), `${name} at ${height}`).toBe(true)
      }
      if (height === 256) {
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        for (const name of ['Tout accepter', 'Tout refuser', 'Personnaliser', 'Fermer et continuer sans accepter']) {
          expect(await isFree(banner.getByRole('button', { name })), `${name} in large text`).toBe(true)
        }
      }
      const text = banner.getByRole('paragraph')
      const rest = await text.evaluate((node) => {
        const banner = node.closest('section')
        banner?.scrollTo({ top: banner.scrollHeight, behavior: 'instant' })
        const { bottom } = node.getBoundingClientRect()
        return (banner?.querySelector('button')?.getBoundingClientRect().top ?? 0) - bottom
      })
      expect(rest, 'its last line can be read').toBeGreaterThanOrEqual(0)
    }
  })

  test(
    'the banner shows its choices in text twice as large on wide screens, too, and not over the end of the page',
    long,
    async ({ page }) => {
      await openLive(page, paths.contactSuccess)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const banner = page.getByRole('region', { name: 'Choix sur les cookies' })
      for (const [width, height] of [
        [1024, 768],
        [1100, 700],
        [1280, 720],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const name of ['Tout accepter', 'Tout refuser', 'Personnaliser', 'Fermer et continuer sans accepter'])
          expect(await isFree(banner.getByRole('button', { name })), `${name}, ${width} px wide`).toBe(true)
        const reserved = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).borderBottomWidth))
        const { height: taken = 0 } = (await banner.boundingBox()) ?? {}
        expect(reserved, `${width} px wide`).toBeGreaterThanOrEqual(Math.floor(taken) - 1)
      }
    },
  )

  test('what sends the form is above the banner when the keyboard comes to it', long, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await openLive(page, paths.contact)
    await page.getByRole('textbox', { name: 'Message' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => isFree(page.getByRole('button', { name: 'Envoyer ma demande' }))).toBe(true)
  })

  test(
    'nothing that the keyboard reaches is under the banner, on a narrow screen and in large text',
    long,
    async ({ page }) => {
      for (const { width, height, text } of [
        { width: 320, height: 640, text: '100%' },
        { width: 320, height: 480, text: '100%' },
        { width: 390, height: 844, text: '200%' },
      ]) {
        await page.setViewportSize({ width, height })
        await openLive(page, paths.contact)
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
        await expect(page.getByRole('region', { name: 'Choix sur les cookies' })).toBeVisible()
        const hidden = await stopsUnder(page, '.consent-banner')
        expect(hidden, `${width} × ${height}, ${text}`).toEqual([])
      }
    },
  )

  test("nothing that the keyboard reaches is under the banner and the assistant's bar that stands on it", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openLive(page, paths.contact)
    await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
    await page.getByRole('button', { name: "Réduire l'assistant" }).click()
    await expect(page.getByRole('region', { name: 'Choix sur les cookies' })).toBeVisible()
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await stopsUnder(page, '.assistant-panel'), `${width} × ${height}`).toEqual([])
    }
  })

  test("the assistant's questions are above its field when the keyboard comes to them", long, async ({ page }) => {
    await openAssistant(page)
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    for (const height of [256, 180]) {
      await page.setViewportSize({ width: 320, height })
      const questions = log(page).getByRole('button')
      for (const key of ['Tab', 'Shift+Tab']) {
        const order = key === 'Tab' ? [0, 1, 2, 3] : [2, 1, 0]
        if (key === 'Tab') await log(page).focus()
        for (const place of order) {
          await page.keyboard.press(key)
          await expect(questions.nth(place)).toBeFocused()
          await expect.poll(() => isFree(questions.nth(place)), `${key} to ${place} at ${height}`).toBe(true)
        }
      }
    }
  })

  test("the assistant's button leaves the open menu its links", long, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 180 })
    await openLive(page, paths.services)
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    const corner = page.locator('.assistant-corner')
    await expect(corner).toHaveAttribute('data-clear', 'true')
    await page.getByRole('button', { name: 'Ouvrir le menu principal' }).click()
    await expect(corner).toHaveAttribute('data-clear', 'false')
  })

  test('the video shows what starts it when the keyboard comes to it', long, async ({ page }) => {
    await openLive(page, paths.home)
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    for (const [width, height] of [
      [1280, 400],
      [390, 400],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      const play = page.locator('main iframe').contentFrame().locator('.play')
      await play.scrollIntoViewIfNeeded()
      await page.getByRole('link', { name: /transcription/i }).focus()
      await page.keyboard.press('Tab')
      await expect.poll(() => isBelowHeader(page, play), `from above, at ${width} × ${height}`).toBe(true)
      await page.keyboard.press('Tab')
      await page.evaluate(() => {
        const { bottom = 0 } = document.querySelector('main iframe')?.getBoundingClientRect() ?? {}
        window.scrollBy({ top: bottom - 10, behavior: 'instant' })
      })
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => isBelowHeader(page, play), `from below, at ${width} × ${height}`).toBe(true)
    }
  })
})

async function isBelowHeader(page: Page, part: Locator) {
  const box = await part.boundingBox()
  const { floor, ceiling } = await page.evaluate(() => ({
    floor: innerHeight,
    ceiling: Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
  }))
  return box !== null && box.y >= ceiling && box.y + box.height <= floor
}
