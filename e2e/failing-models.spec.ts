import { company } from '#content/company.ts'
import { promises } from '#content/promises.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { long } from './long.ts'
import { expect } from './site.ts'
import { answer, log, startModel, test } from './site-with-model.ts'

test.describe('Where a model breaks off, answers with an error or writes what it should not, the assistant', () => {
  test('keeps the text of an answer that breaks off, marks it, and asks again', long, async ({ page }) => {
    const { ask, site, stop } = await startModel()
    await ask(page, function* () {
      yield { say: 'Quinze mille ' }
      yield 'stall'
    })
    await expect(answer(page)).toContainText('Quinze mille')
    site.process.kill('SIGKILL')
    await expect(log(page)).toContainText('Réponse interrompue')
    await expect(answer(page)).toContainText('Quinze mille')
    await expect(page.getByRole('alert')).toContainText("Une erreur s'est produite. Veuillez réessayer.")
    await expect(log(page).getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await stop()
  })

  test(
    'gives up on a network that falls silent, before the first word or after it, and asks again',
    long,
    async ({ page, sharedModel }) => {
      await page.clock.install()
      const retry = log(page).getByRole('button', { name: 'Réessayer' })
      const isAsked = page.waitForRequest(`**${apiPaths.chat}`)
      await page.route(`**${apiPaths.chat}`, () => {}, { times: 1 })
      await sharedModel.ask(page, function* () {
        yield { say: 'Quinze mille ' }
        yield 'stall'
      })
      await isAsked
      await page.clock.runFor(39_000)
      await expect(log(page)).toContainText("L'assistant répond…")
      await page.clock.runFor(1000)
      await expect(log(page)).toContainText("La réponse n'est pas arrivée. Vérifiez votre connexion.")

      await retry.click()
      await expect(answer(page)).toContainText('Quinze mille')
      await page.clock.runFor(40_000)
      await expect(log(page)).toContainText('Réponse interrompue')
      await expect.poll(sharedModel.openAnswers).toBe(0)
      await expect(page.getByRole('alert')).toContainText("Une erreur s'est produite. Veuillez réessayer.")
      await expect(retry).toBeVisible()
    },
  )

  test('answers by itself where one model answers 429, the next 402 and the last 500', long, async ({ page }) => {
    const statuses = ['429', '402', '500']
    const { ask, asked, stop } = await startModel(statuses)
    await ask(page, function* ({ model }) {
      yield { status: Number(model) }
    })
    await expect(answer(page)).toContainText(promises.project.cost)
    await expect(log(page)).toContainText(`Modèle : assistant du site, sans modèle de langage · ${company.name}`)
    await expect(page.getByRole('alert')).toBeEmpty()
    expect(asked.map(({ model }) => model)).toEqual(statuses)
    await stop()
  })

  test('goes on by itself where one model is cut in the middle, and the next one stalls', long, async ({ page }) => {
    const { ask, stop } = await startModel(['cut', 'stall'])
    await ask(page, function* ({ model }) {
      yield {
        say:
          model === 'cut'
            ? 'Quinze mille '
            : 'euros au moins, selon ce que vous attendez de votre projet et de ses utilisateurs, ',
      }
      yield model === 'cut' ? 'cut' : 'stall'
    })
    await expect(answer(page)).toContainText('Quinze mille euros au moins')
    await expect(answer(page)).toContainText(promises.project.cost, { timeout: 30_000 })
    await expect(log(page)).toHaveAttribute('aria-busy', 'false')
    await stop()
  })

  test('shows links to the site alone, and HTML as the text that it is', long, async ({ page, sharedModel }) => {
    await sharedModel.ask(page, function* () {
      yield { say: 'Voir [nos services](/services) et [le piège](https://evil.example/?q=1). <b>gras</b> ' }
      yield { say: '![x](https://evil.example/p.png) **fort**' }
      yield 'done'
    })
    await expect(answer(page)).toContainText('fort')
    await expect(answer(page).getByRole('link')).toHaveText(['nos services'])
    await expect(answer(page)).toContainText('<b>gras</b>')
    await expect(answer(page).locator('img, b')).toHaveCount(0)
    await expect(answer(page).locator('strong')).toHaveText('fort')
  })
})
