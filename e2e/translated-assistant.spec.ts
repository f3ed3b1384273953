import { paths } from '#content/paths.ts'
import { answers, ask, log, openAssistant, panel } from './assistant-panel.ts'
import { test } from './foreign-page.ts'
import { holdReact, untilStarted } from './live.ts'
import { long } from './long.ts'
import { expect } from './site.ts'
import { countTimers, untilAtRest } from './timers.ts'
import { translate } from './translated.ts'

test(
  'On a translated page whose assistant cannot be fetched, the keyboard goes on from its button',
  long,
  async ({ foreign: page }) => {
    await page.route(/\/assets\/assistant-panel-.*\.js/, (route) => route.abort())
    await page.goto(paths.services)
    await untilStarted(page)
    await translate(page)
    const opener = page.getByRole('button', { name: /^Ouvrir l'assistant/ })
    await opener.press('Enter')
    await expect(page.getByText('Chargement impossible')).toBeVisible()
    await expect(opener).toBeFocused()
  },
)

test(
  'On a translated page, a message that comes does not hide the assistant button',
  long,
  async ({ foreign: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.useCases)
    await untilStarted(page)
    await translate(page)
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    await page.getByRole('searchbox').fill('mairie')
    await page.getByRole('button', { name: 'Automatisation' }).click()
    await page.context().setOffline(true)
    const opener = page.getByRole('button', { name: /^Ouvrir l'assistant/ })
    await opener.click()
    await expect(page.getByText('Chargement impossible')).toBeVisible()
    await expect(page.locator('.assistant-corner')).toHaveAttribute('data-clear', 'false')
  },
)

test(
  'On a page that was translated before React came, the message of its first press does not hide the assistant button',
  long,
  async ({ foreign: page }) => {
    await countTimers(page)
    const release = await holdReact(page)
    await page.route(/\/assets\/assistant-panel-.*\.css/, (route) => route.abort())
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.home)
    await untilStarted(page)
    await translate(page)
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
    release()
    await expect(page.getByText('Chargement impossible')).toBeVisible()
    await untilAtRest(page)
    await expect(page.locator('.assistant-corner')).toHaveAttribute('data-clear', 'false')
  },
)

test(
  'On a phone whose page is translated into longer words, « Réessayer » is in sight after a question sent offline',
  long,
  async ({ foreign: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAssistant(page, paths.services)
    await translate(page, 2)
    for (const [index, question] of ['Combien coûte un atelier ?', 'Où sont vos serveurs ?'].entries()) {
      await ask(page, question)
      await expect(answers(page)).toHaveCount(index + 1)
      await expect(log(page)).toHaveAttribute('aria-busy', 'false')
    }
    await page.context().setOffline(true)
    await ask(page, 'Qui êtes-vous ?')
    await expect(log(page).getByRole('button', { name: 'Réessayer' })).toBeInViewport({ ratio: 1 })
    await expect(panel(page).getByRole('button', { name: /^Aller à la fin/ })).toHaveCount(0)
  },
)
