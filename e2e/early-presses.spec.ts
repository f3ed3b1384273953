import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { useCases } from '#content/use-cases.ts'
import { control, submit } from './contact-controls.ts'
import { holdBack } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A page whose one script has not come; returns what lets it come. */
async function openUnstarted(page: Page, address: string) {
  const release = await holdBack(page, /\/assets\/boot-/)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return release
}

const cards = (page: Page) => page.getByRole('article')

test.describe('Before its one script has come, a page', () => {
  test('opens and closes its menu, which the script finds as it was left', async ({ page }) => {
    const release = await openUnstarted(page, paths.services)
    const menu = page.getByRole('navigation', { name: 'Navigation principale' })
    const opener = page.getByRole('button', { name: 'Ouvrir le menu principal' })
    for (const [press, isOpen] of [
      [() => opener.click(), true],
      [() => page.keyboard.press('Escape'), false],
      [() => opener.click(), true],
    ] as const) {
      await press()
      await expect(menu).toBeVisible({ visible: isOpen })
    }
    const seen = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y))
    await page.setViewportSize({ width: 844, height: 390 })
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
    const row = await menu.boundingBox()
    expect(row?.x, 'a phone that is turned has it beside the logo').toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0))
    await page.setViewportSize({ width: 390, height: 844 })
    release()
    const closer = page.getByRole('button', { name: 'Fermer le menu principal', expanded: true })
    await expect(closer).toBeVisible()
    await expect(menu).toBeVisible()
    expect(
      await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y)),
      'nothing moves under the finger',
    ).toEqual(seen)
    await closer.click()
    await expect(menu).toBeHidden()
  })

  test('filters and searches by its own address, and shows the results', long, async ({ page }) => {
    const release = await openUnstarted(page, paths.useCases)
    await page.getByRole('button', { name: 'Automatisation', exact: true }).click()
    await expect(page).toHaveURL(/[?&]categorie=automatisation\b/)
    await page.getByRole('searchbox').fill('factures')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]q=factures\b/)
    release()
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('searchbox')).toHaveValue('factures')
    await expect(cards(page).getByRole('heading')).toBeInViewport()
    await page.getByRole('button', { name: 'Tous les cas', exact: true }).click()
    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
    await expect(cards(page)).toHaveCount(useCases.length)
    await expect(page).toHaveURL(paths.useCases)
  })

  test('keeps the presses on what only a script can do, and makes them again', async ({ page }) => {
    const release = await openUnstarted(page, paths.solutions)
    const cookies = page.getByRole('button', { name: 'Gérer les cookies' })
    await cookies.click()
    release()
    const dialog = page.getByRole('dialog', { name: 'Gestion des cookies' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    const releaseAgain = await openUnstarted(page, paths.solutions)
    await page.getByRole('button', { name: 'Quelles méthodes déployer ?' }).click()
    await cookies.click()
    await cookies.click()
    releaseAgain()
    await expect(dialog).toBeVisible()
    await expect(page.getByRole('dialog', { name: /^Assistant/, includeHidden: true }), 'beneath').toBeVisible()
  })

  test('keeps the presses of a keyboard, too, whose first key only led to the button', long, async ({ page }) => {
    const release = await openUnstarted(page, paths.solutions)
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Gérer les cookies' }).press('Enter')
    release()
    await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toBeVisible()
  })

  test('sends its form as without scripts: our sentences answer, and what was typed stays', async ({ page }) => {
    const release = await openUnstarted(page, paths.contact)
    await control(page, 'Email professionnel').fill('camille')
    await submit(page)
    await expect(page.getByText('Le prénom est requis')).toBeVisible()
    await expect(control(page, 'Email professionnel')).toHaveValue('camille')
    await expect(page.getByText(/^Format d'email invalide/)).toBeVisible()
    await expect(control(page, 'Prénom')).toBeFocused()
    release()
  })
})
