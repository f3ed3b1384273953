import type { Locator, Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { answers, ask, input, log, openAssistant, panel } from './assistant-panel.ts'
import { holdBack } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('On a phone, what closes things there closes the assistant over its screen and leaves the page, the way back and a half-written question as they are', async ({
  page,
}) => {
  await openAssistant(page, paths.services)
  await input(page).fill('Combien de temps pour')
  const entries = await page.evaluate(() => history.length)
  // A desktop's Chromium has no way back by gesture: its close signal is Escape, wherever the focus is.
  await input(page).blur()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(paths.services)
  expect(await page.evaluate(() => history.length)).toBe(entries)

  await page.reload()
  await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
  await expect(input(page)).toHaveValue('Combien de temps pour')
})

test(
  'The last answer is in sight, too, where the assistant comes back after a reload without room beside the banner, and where the phone is turned',
  long,
  async ({ page }) => {
    await openAssistant(page, paths.services)
    for (const [index, question] of [
      'Combien coûte un atelier ?',
      'Où sont vos serveurs ?',
      'Qui êtes-vous ?',
    ].entries()) {
      await ask(page, question)
      await expect(answers(page)).toHaveCount(index + 1)
      await expect(log(page)).toHaveAttribute('aria-busy', 'false')
    }
    await page.reload()
    await page.getByRole('button', { name: "Agrandir l'assistant" }).click()
    const lastQuestion = page.locator('.assistant-question').last()
    await expect(lastQuestion).toBeInViewport()
    await page.setViewportSize({ width: 568, height: 310 })
    await expect(lastQuestion).toBeInViewport()
  },
)

test.describe('On a first visit, which has no other page yet', () => {
  test.use({ firstVisit: true })

  test('A message that came over the assistant does not hide its button once it is closed', long, async ({ page }) => {
    await openAfterRefusal(page)
    await ask(page, 'Combien coûte un atelier ?')
    const link = answers(page).getByRole('link').first()
    await expect(link).toBeVisible()
    await page.context().setOffline(true)
    await link.click()
    await expect(page.getByText('Chargement impossible')).toBeVisible()
    await page.getByRole('button', { name: "Fermer l'assistant" }).click()
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('.assistant-corner')).toHaveAttribute('data-clear', 'false')
    await page.context().setOffline(false)
  })
})

test('The second tap on what closes the assistant does nothing to the page beneath', async ({ page }) => {
  await openAssistant(page, paths.services)
  await tapTwice(page.getByRole('button', { name: "Fermer l'assistant" }))
  await expect(panel(page)).toBeHidden()
  await expect(page.locator('#menu-principal:popover-open')).toHaveCount(0)
})

test(
  'The second tap on « Parler à un humain » does not lead elsewhere, however late the form is',
  long,
  async ({ page }) => {
    const release = await holdBack(page, /\/assets\/contact-(?!draft)/)
    await openAfterRefusal(page)
    await ask(page, 'Combien coûte un atelier ?')
    await page.getByRole('checkbox', { name: 'Joindre la conversation' }).check()
    // A link of the page lies beneath.
    await tapTwice(page.getByRole('link', { name: 'Parler à un humain' }))
    release()
    await expect(page).toHaveURL(paths.contact)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  },
)

/** The banner no longer lies over what it lies over. */
async function openAfterRefusal(page: Page) {
  await page.goto(paths.services)
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await openAssistant(page, paths.services)
}

/** At the same place, as a finger does; Playwright's own double click is two presses of one element. */
async function tapTwice(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const _ of [1, 2]) await target.page().mouse.click(x + width / 2, y + height / 2)
}
