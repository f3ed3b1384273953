import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { opener, panel } from './assistant-panel.ts'
import { answerWith, fillIn, openForm, submit } from './contact-controls.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

test.describe('A toast', () => {
  test('of good news goes after a while, but not while it is looked at', long, async ({ page }) => {
    await page.clock.install()
    await answerWith(page, [{ body: { success: true } }])
    await openForm(page)
    await fillIn(page)
    await submit(page)
    const title = page.getByText('Demande envoyée !', { exact: true })
    await expect(page).toHaveURL(paths.contactSuccess)
    for (const height of [844, 667]) {
      await page.setViewportSize({ width: 390, height })
      await expect.poll(() => underToast(page), `at 390 × ${height}`).toEqual([expect.stringMatching('^<header')])
    }
    await title.hover()
    await page.clock.fastForward(20_000)
    await expect(title).toBeVisible()
    await page.mouse.move(0, 600)
    await page.clock.fastForward(9000)
    await expect(title).toHaveCount(0)
  })

  test("leaves the page's title in sight where the assistant waits as a bar", long, async ({ page }) => {
    await answerWith(page, [{ body: { success: true } }])
    await openForm(page)
    await fillIn(page)
    await opener(page).click()
    await panel(page).getByRole('button', { name: "Réduire l'assistant" }).click()
    await submit(page)
    await expect(page).toHaveURL(paths.contactSuccess)
    // It stays while it has the focus.
    await page.getByRole('button', { name: 'Fermer le message' }).focus()
    for (const [width, height, below] of [
      [320, 568, ['header']],
      [360, 640, ['header']],
      [375, 667, ['header']],
      [390, 844, ['header']],
      [768, 1024, ['header']],
      [1440, 900, []],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(() => underToast(page), `at ${width} × ${height}`)
        .toEqual(below.map((part) => expect.stringMatching(`^<${part}`)))
    }
  })

  test('of good news stays behind when the visitor goes back to a new form', long, async ({ page }) => {
    await answerWith(page, [{ body: { success: true } }])
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(page).toHaveURL(paths.contactSuccess)
    const title = page.getByText('Demande envoyée !', { exact: true })
    await expect(title).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?!Demande envoyée)/)
    // At once: it would go by itself in a while.
    expect(await title.count()).toBe(0)
  })

  test(
    'of bad news lies below the button that tries again, and goes with the next try and with the page',
    long,
    async ({ page }) => {
      const calls = await answerWith(page, [{ body: { success: false } }, { hold: true, body: { success: false } }])
      await page.setViewportSize({ width: 390, height: 844 })
      await openForm(page)
      await fillIn(page)
      await page.getByRole('button', { name: 'Tout refuser' }).click()
      await page.locator('form [type=submit]').evaluate((button) => {
        window.scrollBy({ top: button.getBoundingClientRect().bottom + 10 - innerHeight, behavior: 'instant' })
      })
      await submit(page)
      await expect(errorToast(page)).toBeVisible()
      await expect.poll(() => underToast(page)).toEqual([])
      const before = await page.locator('form [type=submit]').boundingBox()
      await submit(page)
      await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeVisible()
      await expect(errorToast(page)).toHaveCount(0)
      expect((await page.locator('form [type=submit]').boundingBox())?.y).toBe(before?.y)
      await expect(page.getByText(/n'est pas partie/)).toBeHidden()
      calls.release()
      await expect(errorToast(page)).toBeVisible()
      // A screen of 1280 by 1024 pixels at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      await page.getByText(/n'est pas partie/).scrollIntoViewIfNeeded()
      await page.locator('form [type=submit]').evaluate((button) => button.scrollIntoView({ block: 'nearest' }))
      await expect.poll(() => underToast(page), 'on a low screen').toEqual([])
      await page.setViewportSize({ width: 1280, height: 720 })

      await page
        .getByRole('navigation', { name: 'Navigation principale' })
        .getByRole('link', { name: 'Services' })
        .click()
      await expect(page).toHaveURL(paths.services)
      await expect(errorToast(page)).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(paths.contact)
      await expect(errorToast(page)).toHaveCount(0)
    },
  )

  test("leaves the form's button free on a very small phone whose cookie banner is open", long, async ({ page }) => {
    await answerWith(page, [{ body: { success: false } }])
    await openForm(page)
    await fillIn(page)
    await page.setViewportSize({ width: 320, height: 568 })
    await submit(page)
    await expect(errorToast(page)).toBeVisible()
    await page.locator('form [type=submit]').scrollIntoViewIfNeeded()
    await expect
      .poll(() => underToast(page))
      .not.toContainEqual(expect.stringMatching(/^<button|^<header|consent-banner/))
  })

  for (const [width, height] of [
    [360, 640],
    [375, 667],
  ] as const) {
    test(
      `leaves what the form says about it, and its button, in sight on a phone of ${width} × ${height} with its banner open`,
      long,
      async ({ page }) => {
        await answerWith(page, [{ lost: true }])
        await openForm(page)
        await fillIn(page)
        await page.setViewportSize({ width, height })
        await submit(page)
        await expect(errorToast(page)).toBeVisible()
        await expect.poll(() => underToast(page)).toEqual([])
        const header = await page.getByRole('banner').boundingBox()
        const notice = await page.locator('.form-notice').boundingBox()
        expect(notice?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
      },
    )
  }

  test('gives the focus back when it is closed, and leaves the page where it is', long, async ({ page }) => {
    await answerWith(page, [{ body: { success: false } }])
    await openForm(page)
    await fillIn(page)
    await submit(page)
    const button = page.getByRole('button', { name: 'Envoyer ma demande' })
    await expect(button).toBeFocused()
    await scrollDown(page)
    await expect(button).not.toBeInViewport()
    await closeToast(page)
    await expect(button).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(depth)

    await page.keyboard.press('Enter')
    await expect(errorToast(page)).toBeVisible()
    await scrollDown(page)
    const close = errorToast(page).getByRole('button', { name: 'Fermer le message' })
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(errorToast(page)).toBeVisible()
    await button.evaluate((node) => node.blur())
    await scrollDown(page)
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(depth)
  })
})

/** Where the form is out of sight. */
const depth = 1100

function scrollDown(page: Page) {
  return page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), depth)
}

function errorToast(page: Page) {
  return page.getByRole('alert').filter({ hasText: "Une erreur est survenue lors de l'envoi. Veuillez réessayer." })
}

async function closeToast(page: Page) {
  await errorToast(page).getByRole('button', { name: 'Fermer le message' }).click()
  await expect(errorToast(page)).toHaveCount(0)
}

/** What of the page's title, the header, the banner, the assistant's button and the form's a message lies upon. */
function underToast(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('.toast')].find((toast) => toast.checkVisibility())
    const box = shown?.getBoundingClientRect()
    if (!box || box.top < 0 || box.bottom > innerHeight) return ['The message is not in sight.']
    const parts = [
      ...document.querySelectorAll(
        'h1, header, .consent-banner, .assistant-button, .assistant-panel:not([hidden]), .form-notice, form [type=submit]',
      ),
    ]
    const covered = parts.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return left + part.clientLeft < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    return covered.map(({ outerHTML }) => outerHTML.slice(0, 80))
  })
}
