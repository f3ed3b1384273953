import { paths } from '#content/paths.ts'
import { input, openAssistant, panel } from './assistant-panel.ts'
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
