import { expect, type Page } from '@playwright/test'

export function formOf(page: Page) {
  return page.getByRole('form', { name: 'Votre demande' })
}

export function control(page: Page, label: string) {
  return formOf(page).getByLabel(label, { exact: true })
}

/** Comes near the form, for which its own lists are fetched, and waits until they have replaced the browser's. */
export async function comeNearForm(page: Page) {
  await formOf(page).hover()
  await expect(page.locator('button[role=combobox]')).toHaveCount(2)
}
