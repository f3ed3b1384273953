import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { answers, ask, opener as button, openAssistant, panel, projectPrice } from './assistant-panel.ts'
import { expect, test } from './site.ts'

test.describe('« Parler à un humain »', () => {
  const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })

  test('leads to the form and leaves the conversation behind, unless the visitor says so, from any page and from the form itself', async ({
    page,
  }) => {
    await openAssistant(page)
    await ask(page, 'Combien coûte un projet ?')
    await expect(answers(page)).toHaveCount(1)
    const human = panel(page).getByRole('link', { name: 'Parler à un humain' })
    const takeAlong = panel(page).getByRole('checkbox', { name: 'Joindre la conversation' })
    await human.click()
    await expect(page).toHaveURL(paths.contact)
    await expect(message(page)).toHaveValue('')
    await expect(panel(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(paths.home)
    await button(page).click()
    await takeAlong.check()
    await human.click()
    await expect(page).toHaveURL(paths.contact)
    await expect(message(page)).toHaveValue(/Moi\s: Combien coûte un projet \?\nAssistant\s: /)
    await expect(message(page)).toHaveValue(projectPrice)
    await page.setViewportSize({ width: 390, height: 844 })
    await message(page).fill('Mon mot à moi.')
    await button(page).click()
    await takeAlong.check()
    await human.click()
    await expect(message(page)).toHaveValue(/^Mon mot à moi\.\n\nConversation avec l'assistant\s:/)
    await expect(message(page)).toBeFocused()
    await expect(message(page), 'who was at the form stays there').toBeInViewport()
  })
})
