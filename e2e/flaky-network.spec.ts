import { paths } from '#content/paths.ts'
import { holdBack, openLive, untilLive } from './live.ts'
import { expect, test } from './site.ts'

test('Where not even the boot script comes, the page reads, says that its buttons do not answer, and loads again at a press', async ({
  page,
}) => {
  await page.route(/\/assets\/boot-/, (route) => route.abort('internetdisconnected'))
  await page.goto(paths.services)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('étapes')
  const said = page.getByRole('alert').filter({ hasText: 'ne répondent pas' })
  await expect(said).toBeHidden()
  const patience = await page.evaluate(() => {
    const [wait] = document.getAnimations()
    wait?.finish()
    return wait?.effect?.getTiming().delay
  })
  expect(patience).toBe(8000)
  await expect(said).toBeVisible()

  await page.unrouteAll()
  await said.getByRole('link', { name: 'Recharger la page' }).click()
  await untilLive(page)
  await expect(page).toHaveURL(paths.services)
  await expect(page.locator('.unstarted')).toBeHidden()
})

test('What is awaited for long says so, until it comes', async ({ page }) => {
  await page.clock.install()
  const release = await holdBack(page, /\/assets\/consent-dialog-/)
  await openLive(page, paths.services)
  const said = page.getByRole('status').filter({ hasText: 'Le chargement prend plus de temps que prévu' })
  await page.getByRole('button', { name: 'Gérer les cookies' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-waiting')
  await page.clock.runFor(3500)
  await expect(said).toBeHidden()
  await page.clock.runFor(1000)
  await expect(said).toBeVisible()
  release()
  await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toBeVisible()
  await expect(said).toBeHidden()
})
