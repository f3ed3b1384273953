import { expect, type Page } from '@playwright/test'

/** Comes near the form, for which its own lists are fetched, and waits until they have replaced the browser's. */
export async function comeNearForm(page: Page) {
  await page.getByRole('form', { name: 'Votre demande' }).hover()
  await expect(page.locator('button[role=combobox]')).toHaveCount(2)
}
