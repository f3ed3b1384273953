import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { control, openForm, teamSize } from './contact-controls.ts'
import { openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

test(
  'A list of the contact form that the keyboard reaches just as it is replaced keeps the focus, and its ring',
  long,
  async ({ page }) => {
    await page.route(/\/assets\/select-/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `(${focusAfterLook})();${await response.text()}` })
    })
    await openLive(page, paths.contact)
    await page.keyboard.press('Tab')
    await control(page, 'Prénom').focus()
    await expect(page.locator('button[role=combobox]')).toHaveCount(2)
    const list = page.locator('#teamSize')
    await expect(list).toBeFocused()
    await expect(list).toHaveCSS('outline-style', 'solid')
  },
)

test('Tab closes an open list and leaves the keyboard at its field', long, async ({ page }) => {
  await openForm(page)
  const list = page.getByRole('combobox', { name: teamSize })
  await list.press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(list).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list).not.toBeFocused()
})

test("On the dark scheme the browser's own lists are dark, too: their words are light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(paths.contact)
  await expect(page.locator('select').first()).toHaveCSS('color-scheme', 'dark')
})

test('On a screen lower than five options, and in text twice as large, a list stays within the screen', async ({
  page,
}) => {
  await openLive(page, paths.contact)
  await page.setViewportSize({ width: 320, height: 180 })
  await control(page, 'Prénom').focus()
  await expect(page.locator('button[role=combobox]')).toHaveCount(2)
  const last = page.locator('.select-option').last()
  for (const name of ['teamSize', 'useCase']) {
    await page.locator(`#${name}`).press('Enter')
    await expect(page.locator('[data-highlighted]')).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('End')
    await expect(last).toHaveAttribute('data-highlighted')
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.locator('#useCase').press('Enter')
  await expect(last).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

/** Runs in the page: it looks where the focus is, which then moves, before what was decided is drawn. */
function focusAfterLook() {
  const list = document.querySelector<HTMLElement>('[name=teamSize]')
  const getFocused = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')?.get
  Object.defineProperty(document, 'activeElement', {
    get: () => (list?.matches('[aria-hidden]') ? getFocused?.call(document) : document.body),
  })
  list?.focus()
}

test('The second of two presses on an option does not open the list of the field beneath', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLive(page, paths.contact)
  await control(page, 'Prénom').focus()
  await expect(page.locator('button[role=combobox]')).toHaveCount(2)
  await page.locator('#teamSize').click()
  const beneath = await page.locator('#useCase').boundingBox()
  const middle = (beneath?.y ?? 0) + (beneath?.height ?? 0) / 2
  const option = page.locator('.select-option').nth(await optionAt(page, middle))
  const chosen = (await option.textContent()) ?? ''
  const session = await page.context().newCDPSession(page)
  const at = { x: (beneath?.x ?? 0) + 60, y: middle, button: 'left', clickCount: 1 } as const
  const now = Date.now() / 1000
  // As they were made, however late the browser comes to tell of them.
  for (const [type, seconds] of [
    ['mousePressed', 0],
    ['mouseReleased', 0.1],
    ['mousePressed', 0.3],
    ['mouseReleased', 0.4],
  ] as const) {
    await session.send('Input.dispatchMouseEvent', { ...at, type, timestamp: now + seconds })
  }
  await expect(page.locator('#teamSize')).toHaveText(chosen)
  await expect(page.locator('.select-list')).toHaveCount(0)
  await page.locator('#useCase').press('Enter')
  await expect(page.locator('.select-list')).toBeVisible()
})

function optionAt(page: Page, height: number) {
  return page.locator('.select-option').evaluateAll(
    (options, y) =>
      options.findIndex((option) => {
        const { top, bottom } = option.getBoundingClientRect()
        return top < y && y < bottom
      }),
    height,
  )
}
