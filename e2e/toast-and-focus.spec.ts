import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { answerWith, control, fillIn, openForm } from './contact-controls.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

for (const [banner, width, height, details] of [
  ['open', 360, 640, long],
  ['closed', 360, 640, long],
  // A screen of 1280 by 1024 pixels at 400 %.
  ['closed', 320, 256, {}],
  ['open', 320, 256, long],
  ['closed', 320, 480, long],
  ['closed', 640, 360, long],
] as const) {
  test(
    `A toast of good news hides nothing that the keyboard reaches at ${width} × ${height}, with the banner ${banner}`,
    details,
    async ({ page }) => {
      await page.clock.install()
      await answerWith(page, [{ body: { success: true } }])
      await openForm(page)
      if (banner === 'closed') await page.getByRole('button', { name: 'Tout refuser' }).click()
      await fillIn(page)
      await page.setViewportSize({ width, height })
      await control(page, 'Nom').press('Enter')
      await expect(page).toHaveURL(paths.contactSuccess)
      await expect(page.getByText('Demande envoyée !', { exact: true })).toBeVisible()
      // It would go by itself.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect.poll(() => focusUnderToast(page), 'before any key').toBe('')
      const links = await page.locator('main a, footer a').count()
      for (const key of [...Array(links).fill('Tab'), ...Array(links - 1).fill('Shift+Tab')]) {
        await page.keyboard.press(key)
        await expect.poll(() => focusUnderToast(page), `after ${key}`).toBe('')
      }
    },
  )
}

/** What has the focus, if a message lies on all of it. */
function focusUnderToast(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document
    const [toast, focus] = [document.querySelector('.toast'), activeElement].map((part) =>
      part?.getBoundingClientRect(),
    )
    if (!toast || !focus) return 'Nothing is shown, or has the focus.'
    const isHidden = focus.top >= toast.top && focus.bottom <= toast.bottom && focus.left >= toast.left
    return isHidden && activeElement ? activeElement.outerHTML : ''
  })
}
