import type { Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { type Script, spoken, startStandInModel } from '#tools/stand-in-model.ts'
import { expect, startSite, test } from './site.ts'

const answer = (page: Page) => page.locator('.assistant-answer').last()
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const question = 'Combien coûte un projet ?'

/** The site with a model behind its assistant that follows a script, and a page that asks it. */
async function askModel(page: Page, script: Script) {
  const model = await startStandInModel(script)
  const site = await startSite({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'doublure-1' })
  await page.goto(site.url)
  await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
  const input = page.getByRole('textbox', { name: 'Votre question' })
  await input.fill(question)
  await input.press('Enter')
  return {
    model,
    site,
    stop: async () => {
      await site.stop()
      await model.stop()
    },
  }
}

/** Goes on when the test says so. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test.describe('With a model behind it, the assistant', () => {
  test('shows the words as they come, a spinner before the first, and names the model', async ({ page }) => {
    const first = gate()
    const second = gate()
    const { stop } = await askModel(page, async function* () {
      await first.opened
      yield { say: 'Quinze mille ' }
      await second.opened
      yield { say: 'euros.' }
      yield 'done'
    })
    await expect(log(page).locator('.assistant-waiting')).toBeVisible()
    await expect(log(page)).toHaveAttribute('aria-busy', 'true')
    await expect(answer(page)).toHaveCount(0)
    first.open()
    await expect(answer(page)).toContainText('Quinze mille')
    await expect(log(page)).toHaveAttribute('aria-busy', 'true')
    second.open()
    await expect(answer(page)).toContainText('Quinze mille euros.')
    await expect(log(page)).toHaveAttribute('aria-busy', 'false')
    await expect(log(page)).toContainText('Modèle : doublure-1')
    await stop()
  })

  test('puts together lines that are cut anywhere, letters too, and passes over what is malformed', async ({
    page,
  }) => {
    const bytes = new TextEncoder().encode(
      `: ping\r\n\r\n${spoken('Déjà réglé ')}data: {"choices":\n\n${spoken('à l’échéance 🧭.')}`,
    )
    const { stop } = await askModel(page, function* () {
      for (let at = 0; at < bytes.length; at += 3) yield { raw: bytes.slice(at, at + 3) }
      yield 'done'
    })
    await expect(answer(page)).toContainText('Déjà réglé à l’échéance 🧭.')
    await stop()
  })

  test('follows the words as they come, unless the reader has scrolled up', async ({ page }) => {
    const more = gate()
    const rest = gate()
    const lines = Array.from({ length: 60 }, (_, index) => `Ligne ${index}\n\n`).join('')
    const { stop } = await askModel(page, async function* () {
      yield { say: lines }
      await more.opened
      yield { say: lines }
      await rest.opened
      yield 'done'
    })
    await expect(page.locator('.assistant-question')).toBeInViewport()
    const place = () => log(page).evaluate((box) => box.scrollTop)
    await expect.poll(place).toBeGreaterThan(60)
    await log(page).evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }))
    more.open()
    await expect(answer(page).getByText('Ligne 59')).toHaveCount(2)
    expect(await place()).toBe(0)
    rest.open()
    await stop()
  })

  test('can be stopped, which ends the call of the model, and keeps what was said', async ({ page }) => {
    const { model, stop } = await askModel(page, function* () {
      yield { say: 'Quinze mille ' }
      yield 'stall'
    })
    await expect(answer(page)).toContainText('Quinze mille')
    await page.getByRole('button', { name: 'Arrêter la réponse' }).click()
    await expect(log(page)).toContainText('Réponse arrêtée')
    await expect.poll(model.openAnswers).toBe(0)
    await expect(answer(page)).toContainText('Quinze mille')
    await expect(page.getByRole('button', { name: 'Envoyer', exact: true })).toBeVisible()
    await stop()
  })

  test('ends the call of the model when the visitor leaves the page', async ({ page }) => {
    const { model, stop } = await askModel(page, function* () {
      yield { say: 'Quinze mille ' }
      yield 'stall'
    })
    await expect(answer(page)).toContainText('Quinze mille')
    await page.goto('about:blank')
    await expect.poll(model.openAnswers).toBe(0)
    await stop()
  })

  test('keeps the text of an answer that breaks off, marks it, and asks again', async ({ page }) => {
    const { site, stop } = await askModel(page, function* () {
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

  for (const status of [429, 402, 500]) {
    test(`answers by itself where the model answers ${status}`, async ({ page }) => {
      const { stop } = await askModel(page, function* () {
        yield { status }
      })
      await expect(answer(page)).toContainText('15 000 €')
      await expect(log(page)).toContainText(`Modèle : assistant embarqué · ${company.name}`)
      await expect(page.getByRole('alert')).toBeEmpty()
      await stop()
    })
  }

  for (const [what, end] of [
    ['is cut', 'cut'],
    ['stalls', 'stall'],
  ] as const) {
    test(`goes on by itself where the model ${what} in the middle`, async ({ page }) => {
      const { stop } = await askModel(page, function* () {
        yield { say: 'Quinze mille ' }
        yield end
      })
      await expect(answer(page)).toContainText('Quinze mille')
      await expect(answer(page)).toContainText('15 000 €', { timeout: 30_000 })
      await expect(log(page)).toHaveAttribute('aria-busy', 'false')
      await stop()
    })
  }

  test('shows links to the site alone, and HTML as the text that it is', async ({ page }) => {
    const { stop } = await askModel(page, function* () {
      yield { say: 'Voir [nos services](/services) et [le piège](https://evil.example/?q=1). <b>gras</b> ' }
      yield { say: '![x](https://evil.example/p.png) **fort**' }
      yield 'done'
    })
    await expect(answer(page)).toContainText('fort')
    await expect(answer(page).getByRole('link')).toHaveText(['nos services'])
    await expect(answer(page)).toContainText('<b>gras</b>')
    await expect(answer(page).locator('img, b')).toHaveCount(0)
    await expect(answer(page).locator('strong')).toHaveText('fort')
    await stop()
  })
})
