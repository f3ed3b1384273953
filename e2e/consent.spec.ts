import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { storedItems } from '#content/stored-items.ts'
import { banner, dialog } from './consent-controls.ts'
import { openLive, untilStarted } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const refusal = { essential: true, preferences: false, analytics: false, marketing: false }

const acceptance = { essential: true, preferences: true, analytics: true, marketing: true }

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'))

test.describe('The cookie banner', () => {
  test('stores each choice with its date, hides, does not ask again, and erases at the next visit what a refusal could not', async ({
    page,
  }) => {
    for (const [button, expected] of [
      ['Tout accepter', acceptance],
      ['Tout refuser', refusal],
      ['Fermer et continuer sans accepter', refusal],
    ] as const) {
      await page.goto('/robots.txt')
      await page.evaluate(() => localStorage.clear())
      await openLive(page, paths.services)
      await banner(page).getByRole('button', { name: button }).click()
      await expect(banner(page)).toBeHidden()
      expect(await stored(page), button).toEqual(expected)
      const date = await page.evaluate(() => localStorage.getItem('cookie-consent-date'))
      expect(new Date(date ?? '').toISOString()).toBe(date)
    }
    // As if what erases had not come before the page was left.
    await page.evaluate(() => localStorage.setItem('assistant-panel', 'open'))
    // Whoever comes back only reads.
    await page.goto(paths.solutions)
    await untilStarted(page)
    await expect(banner(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('assistant-panel'))).toBeNull()
    await expect(page.locator('html')).not.toHaveAttribute('data-live')
  })

  test('is first in the document, takes no focus, and offers accepting, refusing and choosing at the same level, size and contrast', async ({
    page,
  }) => {
    await page.goto(paths.home)
    await expect(banner(page)).toBeVisible()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await page.evaluate(() => document.querySelector('#site')?.firstElementChild?.ariaLabel)).toBe(
      'Choix sur les cookies',
    )
    for (const width of [320, 360, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const looks = await Promise.all(
        ['Tout accepter', 'Tout refuser', 'Personnaliser'].map((name) =>
          banner(page)
            .getByRole('button', { name })
            .evaluate((button) => {
              const { width, height } = button.getBoundingClientRect()
              const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
              const words = document.createRange()
              words.selectNodeContents(button)
              const lines = words.getClientRects().length
              return {
                width: Math.round(width),
                height,
                lines,
                color,
                backgroundColor,
                borderColor,
                fontSize,
                fontWeight,
              }
            }),
        ),
      )
      expect(looks[1]).toEqual(looks[0])
      expect(looks[2]).toEqual(looks[0])
    }
  })

  test('never hides what has the focus', long, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await openLive(page, paths.home)
    const stops = await page.locator('main a[href], main button, footer a[href], footer button').count()
    await page.getByRole('main').focus()
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement
        const banner = document.querySelector('.consent-banner')
        if (!focused || focused === document.body || banner?.contains(focused)) return false
        return focused.getBoundingClientRect().top > (banner?.getBoundingClientRect().top ?? 0) - 1
      })
      expect(hidden, `stop ${stop + 1}`).toBe(false)
    }
  })

  test('does not come where the browser sends Global Privacy Control, and the dialog says why', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await openLive(page, paths.home)
    await expect(banner(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    await expect(dialog(page)).toContainText('Global Privacy Control')
    await dialog(page).getByRole('switch', { name: 'Préférences' }).click()
    expect(await stored(page)).toEqual({ ...refusal, preferences: true })
  })

  test('asks again where the stored choice is not ours, and nothing breaks', long, async ({ page }) => {
    await page.goto(paths.home)
    for (const foreign of ['{"essential":', '{"analytics":true}']) {
      await page.evaluate((value) => localStorage.setItem('cookie-consent', value), foreign)
      await openLive(page, paths.home)
      await expect(banner(page), foreign).toBeVisible()
    }
  })

  test('counts a stored choice without a date; after 182 days it erases what that allowed, then asks again', async ({
    page,
    context,
    siteUrl,
  }) => {
    await page.goto(paths.home)
    await page.evaluate((consent) => localStorage.setItem('cookie-consent', JSON.stringify(consent)), refusal)
    await openLive(page, paths.home)
    await expect(banner(page)).toBeHidden()
    const old = new Date(Date.now() - 182 * 24 * 3600 * 1000).toISOString()
    await page.evaluate((date) => {
      for (const name of ['assistant-panel', 'use-case-category', 'matomo.x']) localStorage.setItem(name, 'x')
      localStorage.setItem('cookie-consent-date', date)
    }, old)
    await context.addCookies([{ name: '_pk_id.1', value: '1', url: siteUrl }])
    await page.addInitScript(() => {
      const atFirstSight = () => [Object.keys(localStorage), document.cookie]
      new MutationObserver(() => Object.assign(window, { whenAsked: atFirstSight() })).observe(document, {
        subtree: true,
        attributeFilter: ['data-asks-consent'],
      })
    })
    await page.goto(paths.home)
    await expect(banner(page)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'whenAsked'))).toEqual([[], ''])
  })

  test('goes away in the other tabs too', long, async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto(paths.services)
    await page.goto(paths.home)
    await expect(banner(other)).toBeVisible()
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
    await expect(banner(other)).toBeHidden()
  })
})

test.describe('The dialog « Gestion des cookies »', () => {
  test('from the banner changes nothing until it is saved', async ({ page }) => {
    await page.goto(paths.home)
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click()
    const switches = dialog(page).getByRole('switch')
    await expect(switches).toHaveCount(4)
    await expect(dialog(page).getByRole('switch', { name: 'Essentiels' })).toBeDisabled()
    await expect(dialog(page).getByRole('switch', { name: 'Essentiels' })).toBeChecked()
    await dialog(page).getByRole('switch', { name: "Mesure d'audience" }).click()
    expect(await stored(page)).toBeNull()
    await dialog(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(banner(page)).toBeVisible()
    expect(await stored(page)).toBeNull()

    await banner(page).getByRole('button', { name: 'Personnaliser' }).click()
    await expect(dialog(page).getByRole('switch', { name: "Mesure d'audience" })).not.toBeChecked()
    await dialog(page).getByRole('switch', { name: 'Préférences' }).click()
    await dialog(page).getByRole('button', { name: 'Enregistrer les préférences' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toEqual({ ...refusal, preferences: true })
    // Its opener has gone with the banner: the keyboard begins at the top, as after any other choice.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  })

  test('from the footer saves each switch at once, and all of them at a press, and says so', async ({ page }) => {
    await page.goto(paths.services)
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    const before = await page.evaluate(() => localStorage.getItem('cookie-consent-date'))
    await dialog(page).getByRole('switch', { name: 'Vidéo et marketing' }).click()
    expect(await stored(page)).toEqual({ ...refusal, marketing: true })
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent-date'))).not.toBe(before)
    await expect(dialog(page).getByRole('status')).toHaveText('Choix enregistré.')
    await dialog(page).getByRole('switch', { name: 'Vidéo et marketing' }).click()
    expect(await stored(page)).toEqual(refusal)
    await expect(dialog(page).getByRole('button', { name: 'Enregistrer les préférences' })).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Tout accepter' }).click()
    await expect(dialog(page).getByRole('switch', { checked: true })).toHaveCount(4)
    expect(await stored(page)).toEqual(acceptance)
    await dialog(page).getByRole('button', { name: 'Tout refuser' }).click()
    await expect(dialog(page).getByRole('switch', { checked: true })).toHaveCount(1)
    expect(await stored(page)).toEqual(refusal)
  })

  test('works by keyboard alone, in sight above its buttons: Escape closes it and the focus returns to its button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await openLive(page, paths.home)
    const opener = page.getByRole('button', { name: 'Gérer les cookies' })
    await opener.press('Enter')
    await expect(dialog(page)).toBeVisible()
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      )
      expect(inside).toBe(true)
      const covered = await page.evaluate(() => {
        const actions = document.querySelector('.consent-actions')
        const focused = document.activeElement
        if (!actions || !focused?.closest('dialog > *') || actions.contains(focused)) return false
        return focused.getBoundingClientRect().bottom > actions.getBoundingClientRect().top + 1
      })
      expect(covered, `stop ${stop + 1}`).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test(
    'lists everything that the site may store, and where to change a choice, with text twice as large too',
    long,
    async ({ page }) => {
      await page.goto(`${paths.home}#cookies`)
      await dialog(page).getByText('Ce que le site enregistre').click()
      for (const { name } of storedItems) {
        await expect(dialog(page).getByText(name, { exact: true })).toBeVisible()
      }
      await expect(dialog(page)).toContainText('à tout moment')
      await expect(dialog(page)).toContainText(/Aucune mesure n['’]est active/)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    },
  )
})
