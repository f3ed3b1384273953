import type { Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { expect } from './site.ts'

export const panel = (page: Page) => page.getByRole('dialog', { name: `Assistant ${company.name}` })
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const input = (page: Page) => page.getByRole('textbox', { name: 'Votre question' })
export const opener = (page: Page) => page.getByRole('button', { name: /^Ouvrir l'assistant/ })
export const answers = (page: Page) => page.locator('.assistant-answer')

export async function openAssistant(page: Page, address: string) {
  await page.goto(address)
  await opener(page).click()
  await expect(input(page)).toBeFocused()
}

export async function ask(page: Page, question: string) {
  await input(page).fill(question)
  await input(page).press('Enter')
}
