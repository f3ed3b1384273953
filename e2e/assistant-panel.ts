import type { Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { promises } from '#content/promises.ts'
import { expect } from './site.ts'

export const panel = (page: Page) => page.getByRole('dialog', { name: `Assistant ${company.name}` })
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const input = (page: Page) => page.getByRole('textbox', { name: 'Votre question' })
export const opener = (page: Page) => page.getByRole('button', { name: /^Ouvrir l'assistant/ })
export const answers = (page: Page) => page.locator('.assistant-answer')

/** However its thousands are kept apart. */
export const projectPrice = new RegExp(promises.project.cost.replaceAll(/\s/g, '\\s'))

export async function openAssistant(page: Page, address: string = paths.home) {
  await page.goto(address)
  await opener(page).click()
  await expect(input(page)).toBeFocused()
}

export async function ask(page: Page, question: string) {
  await input(page).fill(question)
  await input(page).press('Enter')
}
