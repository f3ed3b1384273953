import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { promises } from '#content/promises.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { answers, ask, opener as button, log, openAssistant } from './assistant-panel.ts'
import { long } from './long.ts'
import { expect, startSite, test } from './site.ts'

test.describe('When the assistant cannot answer', () => {
  test('too many questions are told so, with the time to wait', long, async ({ page }) => {
    const site = await startSite({ CHAT_RATE: '1/3' })
    await page.goto(site.url)
    await button(page).click()
    await ask(page, 'Bonjour')
    await expect(answers(page)).toHaveCount(1)
    await ask(page, 'Combien coûte un projet ?')
    await expect(page.getByRole('alert')).toContainText('Trop de requêtes')
    await expect(page.getByRole('alert')).toContainText('Veuillez réessayer dans quelques instants.')
    await expect(log(page).getByRole('button', { name: /^Réessayer dans \d s$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await log(page).getByRole('button', { name: 'Réessayer', exact: true }).click()
    await expect(answers(page).last()).toContainText(promises.project.cost)
    await site.stop()
  })

  test('a spent budget is told as a service that is not available, by the service too', long, async ({ page }) => {
    const site = await startSite({ CHAT_DAILY_BUDGET: '1' })
    await page.goto(site.url)
    await button(page).click()
    await ask(page, 'Bonjour')
    await expect(answers(page)).toHaveCount(1)
    await ask(page, 'Combien coûte un projet ?')
    await expect(page.getByRole('alert')).toContainText('Service temporairement indisponible')
    await expect(page.getByRole('alert')).toContainText('Veuillez réessayer plus tard.')
    await expect(answers(page)).toHaveCount(1)
    await site.stop()
  })

  test('a failing function and an empty answer are told as errors, and the question can be asked again', async ({
    page,
  }) => {
    await openAssistant(page)
    const failures = [
      { status: 500, problem: 'Échec de la requête' },
      { status: 200, problem: "La réponse n'est pas arrivée." },
    ]
    for (const [answered, { status, problem }] of failures.entries()) {
      await page.route(`**${apiPaths.chat}`, (route) => route.fulfill({ status }), { times: 1 })
      await ask(page, 'Combien coûte un projet ?')
      await expect(page.getByRole('alert')).toContainText('Erreur')
      await expect(page.getByRole('alert')).toContainText("Une erreur s'est produite. Veuillez réessayer.")
      await expect(log(page)).toContainText(problem)
      await expect(answers(page)).toHaveCount(answered)
      if (answered === 0) expect(await wordsBrokenOnAPhone(page), 'with text at 200 %').toEqual([])
      await log(page).getByRole('button', { name: 'Réessayer' }).click()
      await expect(answers(page)).toHaveCount(answered + 1)
      await expect(answers(page).last()).toContainText(promises.project.cost)
      // What is no longer true does not lie upon the answer.
      await expect(page.getByRole('alert')).toBeEmpty()
    }
  })

  test('a spent budget is told as a service that is not available', long, async ({ page }) => {
    await openAssistant(page)
    await page.route(`**${apiPaths.chat}`, (route) => route.fulfill({ status: 402 }), { times: 1 })
    await ask(page, 'Combien coûte un projet ?')
    await expect(page.getByRole('alert')).toContainText('Service temporairement indisponible')
    await expect(page.getByRole('alert')).toContainText('Veuillez réessayer plus tard.')
    await expect(answers(page)).toHaveCount(0)
  })

  test('a panel whose code does not arrive says so', long, async ({ page }) => {
    await page.route(/assistant-panel.*\.js$/, (route) => route.abort('connectionrefused'))
    await page.goto(paths.home)
    await button(page).click()
    await expect(page.getByRole('alert')).toContainText('Vérifiez votre connexion, puis réessayez.')
  })
})

/** Of the message, where its text is twice as large. */
async function wordsBrokenOnAPhone(page: Page) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const broken = await page.locator('.toast p').evaluateAll((lines) => {
    document.documentElement.style.fontSize = '200%'
    const words = lines.flatMap(({ firstChild }) =>
      firstChild ? [...(firstChild.nodeValue ?? '').matchAll(/\S+/g)].map((word) => ({ firstChild, word })) : [],
    )
    const isBroken = ({ firstChild, word }: (typeof words)[number]) => {
      const range = document.createRange()
      range.setStart(firstChild, word.index)
      range.setEnd(firstChild, word.index + word[0].length)
      return range.getClientRects().length > 1
    }
    const found = words.filter(isBroken).map(({ word }) => word[0])
    document.documentElement.style.removeProperty('font-size')
    return found
  })
  if (size) await page.setViewportSize(size)
  return broken
}
