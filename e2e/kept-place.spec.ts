import { paths } from '#content/paths.ts'
import { chatLimits } from '#contract/chat-protocol.ts'
import { answers, input, openAssistant, panel } from './assistant-panel.ts'
import { banner, dialog } from './consent-controls.ts'
import { answerWith, control, fillIn, openForm } from './contact-controls.ts'
import { drawn } from './drawn.ts'
import { openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'
import { field, filter } from './use-case-controls.ts'

test('After Back the keyboard goes on from the link that was followed, where the page was left', async ({ page }) => {
  await openLive(page, paths.home)
  const link = page.getByRole('link', { name: "Voir tous les cas d'usage" })
  await link.focus()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(500)
  for (const again of [1, 2]) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(link, `time ${again}`).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(left)
  }
})

test(
  'After Back to other results the page stays where it is, also for who came by a skip link',
  long,
  async ({ page }) => {
    await openLive(page, paths.home)
    await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter')
    await page.getByRole('link', { name: "Voir tous les cas d'usage" }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await field(page).fill('mairie')
    await page.keyboard.press('Enter')
    await filter(page, 'Automatisation').press('Enter')
    await expect(page).toHaveURL(/categorie=/)
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(300)
    await page.goBack()
    await expect(page).toHaveURL(/q=mairie$/)
    await drawn(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(left)
  },
)

test(
  'After Back to a page that no link in sight led away from, the keyboard begins where the page was left',
  long,
  async ({ page }) => {
    await openLive(page, paths.home)
    await page.evaluate(() => window.scrollTo(0, 2500))
    await page.getByRole('link', { name: 'Solutions', exact: true }).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${paths.solutions}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect
      .poll(() => page.evaluate(() => (document.activeElement?.getBoundingClientRect().bottom ?? -1) > 0))
      .toBe(true)
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  },
)

test(
  'When a phone is turned with the focus on the button of the menu, which then goes, the first link has it',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openLive(page, paths.services)
    const opener = page.getByRole('banner').getByRole('button')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Solutions' })).toBeFocused()
  },
)

test('While the request is under way the focus stays where it was, though the button is disabled', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  const { release } = await answerWith(page, [{ status: 500, hold: true }])
  const button = page.locator('.submit')
  await button.focus()
  await page.keyboard.press('Space')
  await expect(button).toBeDisabled()
  expect(
    await button.evaluate((it) => document.activeElement?.contains(it) && it.ownerDocument.activeElement?.tagName),
  ).toBe('SPAN')
  expect(await button.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe(
    'solid',
  )
  release()
  await expect(button).toBeFocused()
})

test.describe('Whoever answers the banner goes on where they were', () => {
  test('by a choice, and by the dialog that it opens', long, async ({ page }) => {
    await openForm(page)
    await control(page, 'Nom').fill('Le Gall')
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
    await expect(banner(page)).toBeHidden()
    await expect(control(page, 'Nom')).toBeFocused()

    await page.evaluate(() => localStorage.clear())
    await openForm(page)
    await control(page, 'Message').fill('Une question.')
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click()
    await dialog(page).getByRole('button', { name: 'Enregistrer les préférences' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(control(page, 'Message')).toBeFocused()
  })
})

test(
  'A question that is too long for the assistant stays whole: it is not sent, and the limit is told',
  long,
  async ({ page }) => {
    const whole = `${'Voici le contexte. '.repeat(300)}Quel est le prix ?`
    await openAssistant(page)
    await input(page).fill(whole)
    await expect(panel(page)).toContainText(`ne peut pas dépasser ${chatLimits.questionCharacters} caractères`)
    await input(page).press('Enter')
    await expect(input(page)).toHaveValue(whole)
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(answers(page)).toHaveCount(0)
    await page.reload()
    await expect(input(page)).toHaveValue(whole)
    await input(page).fill('Quel est le prix ?')
    await input(page).press('Enter')
    await expect(answers(page)).toHaveCount(1)
  },
)
