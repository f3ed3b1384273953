import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { answers, ask, opener } from './assistant-panel.ts'
import { banner, dialog } from './consent-controls.ts'
import { openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

test.describe('What a choice allows', () => {
  test('preferences: the category chosen last stands again at the next visit, until the permission goes', async ({
    page,
  }) => {
    await page.goto(paths.useCases)
    await banner(page).getByRole('button', { name: 'Tout accepter' }).click()
    await page.getByRole('button', { name: /^Automatisation/ }).click()
    await expect(page).toHaveURL(/categorie=automatisation/)
    const remembered = () => page.evaluate(() => localStorage.getItem('use-case-category'))
    await expect.poll(remembered).toBe('automatisation')
    await page.goto(paths.useCases)
    await expect(page).toHaveURL(/categorie=automatisation/)
    await expect(page.getByRole('button', { name: /^Automatisation/ })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    await dialog(page).getByRole('switch', { name: 'Préférences' }).click()
    await expect.poll(remembered).toBeNull()
    await openLive(page, paths.useCases)
    await expect(page).toHaveURL(paths.useCases)
  })

  test(
    'preferences: the category that comes back into the address goes nowhere by itself, neither with the files of the page nor with a question nor to the next page',
    long,
    async ({ page }) => {
      await page.goto(paths.useCases)
      await banner(page).getByRole('button', { name: 'Tout accepter' }).click()
      await page.evaluate(() => localStorage.setItem('use-case-category', 'automatisation'))
      const sent: Promise<string>[] = []
      page.on('request', (request) =>
        sent.push(request.allHeaders().then((headers) => JSON.stringify([request.url(), headers, request.postData()]))),
      )
      await page.goto(paths.useCases)
      await expect(page).toHaveURL(/categorie=automatisation/)
      await opener(page).click()
      await ask(page, 'Combien ça coûte ?')
      await expect(answers(page)).toHaveCount(1)
      await page.evaluate((next) => window.location.assign(next), paths.services)
      await expect(page).toHaveURL(paths.services)
      const told = await Promise.all(sent)
      expect(told.filter((each) => each.includes(apiPaths.chat))).toHaveLength(1)
      expect(told.filter((each) => each.includes('categorie'))).toEqual([])
    },
  )

  test(
    'preferences: a category that came with the address is not kept in place of the one that was chosen',
    long,
    async ({ page }) => {
      await page.goto(paths.useCases)
      await banner(page).getByRole('button', { name: 'Tout accepter' }).click()
      await page.evaluate(() => localStorage.setItem('use-case-category', 'automatisation'))
      await openLive(page, `${paths.useCases}?categorie=analyse-donnees`)
      await expect(page.getByRole('button', { name: /^Analyse de données/ })).toHaveAttribute('aria-pressed', 'true')
      const remembered = () => page.evaluate(() => localStorage.getItem('use-case-category'))
      expect(await remembered()).toBe('automatisation')
      await page.getByRole('button', { name: /^Support Client/ }).click()
      await expect.poll(remembered).toBe('support-client')
      await page.getByRole('button', { name: /^Analyse de données/ }).click()
      await expect.poll(remembered).toBe('analyse-donnees')
    },
  )

  test('without preferences no category is remembered', long, async ({ page }) => {
    await page.goto(paths.useCases)
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
    await page.getByRole('button', { name: /^Automatisation/ }).click()
    await expect(page).toHaveURL(/categorie=automatisation/)
    expect(await page.evaluate(() => localStorage.getItem('use-case-category'))).toBeNull()
  })

  test('marketing: the player loads by itself, until the permission goes; without it only on the press of the visitor', async ({
    page,
  }) => {
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'lecteur' }))
    await openLive(page, paths.home)
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('srcdoc', /Lire la vidéo/)
    await banner(page).getByRole('button', { name: 'Tout accepter' }).click()
    await expect(frame).toHaveAttribute('src', /^https:/)
    await expect(frame).not.toHaveAttribute('srcdoc')
    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    await dialog(page).getByRole('switch', { name: 'Vidéo et marketing' }).click()
    await expect(frame).toHaveAttribute('srcdoc', /Lire la vidéo/)
    await expect(frame).not.toHaveAttribute('src')
    await page.keyboard.press('Escape')
    await frame.scrollIntoViewIfNeeded()
    await frame.contentFrame().getByRole('link').press('Enter')
    await expect(frame.contentFrame().getByText('lecteur')).toBeVisible()
    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    await dialog(page).getByRole('button', { name: 'Tout refuser' }).click()
    await expect(frame.contentFrame().getByRole('link')).toHaveAttribute('href', /^https:/)
  })
})

test(
  'The dialog leads to what the policy says of each choice, and nothing is chosen by that',
  long,
  async ({ page }) => {
    for (const from of [paths.services, paths.privacyPolicy]) {
      await page.goto(`${from}#cookies`)
      await dialog(page).getByRole('link', { name: 'politique de confidentialité' }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL(`${paths.privacyPolicy}#cookies-et-stockage`)
      await expect(page.getByRole('heading', { name: 'Cookies et stockage du navigateur' })).toBeInViewport()
      await expect(banner(page)).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeNull()
    }
  },
)
