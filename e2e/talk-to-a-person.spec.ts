import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { answers, ask, opener as button, openAssistant, panel, projectPrice } from './assistant-panel.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const takeAlong = (page: Page) => panel(page).getByRole('checkbox', { name: 'Joindre la conversation' })
const human = (page: Page) => panel(page).getByRole('link', { name: 'Parler à un humain' })

test.describe('« Parler à un humain »', () => {
  test('leads to the form and leaves the conversation behind, unless the visitor says so, from any page and from the form itself', async ({
    page,
  }) => {
    await openAssistant(page)
    await ask(page, 'Combien coûte un projet ?')
    await expect(answers(page)).toHaveCount(1)
    await human(page).click()
    await expect(page).toHaveURL(paths.contact)
    await expect(message(page)).toHaveValue('')
    await expect(panel(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(paths.home)
    await button(page).click()
    await takeAlong(page).check()
    await human(page).click()
    await expect(page).toHaveURL(paths.contact)
    await expect(message(page)).toHaveValue(/Moi\s: Combien coûte un projet \?\nAssistant\s: /)
    await expect(message(page)).toHaveValue(projectPrice)
    await page.setViewportSize({ width: 390, height: 844 })
    await message(page).fill('Mon mot à moi.')
    await button(page).click()
    await takeAlong(page).check()
    await human(page).click()
    await expect(message(page)).toHaveValue(/^Mon mot à moi\.\n\nConversation avec l'assistant\s:/)
    await expect(message(page)).toBeFocused()
    await expect(message(page), 'who was at the form stays there').toBeInViewport()
  })

  test('takes the message of a question that failed away from over the form', long, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openAssistant(page, paths.contact)
    await ask(page, 'Combien coûte un projet ?')
    await expect(answers(page)).toHaveCount(1)
    await page.context().setOffline(true)
    await ask(page, 'Quels modèles ?')
    const failed = page.getByRole('alert').filter({ hasText: "Une erreur s'est produite." })
    await expect(failed).toBeVisible()
    await takeAlong(page).check()
    await human(page).click()
    await expect(message(page)).toHaveValue(/Moi\s: Quels modèles \?/)
    await expect(failed).toHaveCount(0)
    await page.context().setOffline(false)
  })
})

test(
  "An answer's own link to the form takes the conversation along, too, where that was asked for",
  long,
  async ({ page }) => {
    await openAssistant(page)
    await ask(page, 'Proposez-vous un atelier découverte ?')
    await takeAlong(page).check()
    await answers(page).locator(`a[href="${paths.contact}"]`).first().click()
    await expect(page).toHaveURL(paths.contact)
    await expect(message(page)).toHaveValue(/Moi\s: Proposez-vous un atelier découverte \?/)
    await expect(takeAlong(page)).not.toBeChecked()
  },
)
