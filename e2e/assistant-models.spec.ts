import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { type Script, spoken } from '#testing/stand-in-model.ts'
import { long } from './long.ts'
import { expect } from './site.ts'
import { answer, askAgain, log, test } from './site-with-model.ts'
import { translate } from './translated.ts'

test.describe('With a model behind it, the assistant', () => {
  test('shows the words as they come, a spinner before the first, and names the model', async ({
    page,
    sharedModel,
  }) => {
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    await sharedModel.ask(page, async function* () {
      await first.promise
      yield { say: 'Quinze mille ' }
      await second.promise
      yield { say: 'euros.' }
      yield 'done'
    })
    await expect(log(page).locator('.assistant-waiting')).toBeVisible()
    await expect(log(page)).toHaveAttribute('aria-busy', 'true')
    await expect(answer(page)).toHaveCount(0)
    first.resolve()
    await expect(answer(page)).toContainText('Quinze mille')
    await expect(log(page)).toHaveAttribute('aria-busy', 'true')
    second.resolve()
    await expect(answer(page)).toContainText('Quinze mille euros.')
    await expect(log(page)).toHaveAttribute('aria-busy', 'false')
    await expect(log(page)).toContainText('Modèle : doublure-1')
  })

  test(
    'puts together lines that are cut anywhere, letters too, and passes over what is malformed',
    long,
    async ({ page, sharedModel }) => {
      const bytes = new TextEncoder().encode(
        `: ping\r\n\r\n${spoken('Déjà réglé ')}data: {"choices":\n\n${spoken('à l’échéance 🧭.')}`,
      )
      await sharedModel.ask(page, function* () {
        for (let at = 0; at < bytes.length; at += 3) yield { raw: bytes.slice(at, at + 3) }
        yield 'done'
      })
      await expect(answer(page)).toContainText('Déjà réglé à l’échéance 🧭.')
    },
  )

  test(
    'follows the words as they come, unless the reader has scrolled down or up',
    long,
    async ({ page, sharedModel }) => {
      const [more, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const lines = Array.from({ length: 60 }, (_, index) => `Ligne ${index}\n\n`).join('')
      await sharedModel.ask(page, async function* () {
        yield { say: lines }
        await more.promise
        yield { say: lines }
        await rest.promise
        yield { say: lines }
        yield 'done'
      })
      await expect(page.locator('.assistant-question')).toBeInViewport()
      const place = () => log(page).evaluate((box) => box.scrollTop)
      await expect.poll(place).toBeGreaterThan(60)
      const scrollTo = (top: number) =>
        log(page).evaluate((box, top) => box.scrollTo({ top, behavior: 'instant' }), top)
      await scrollTo(900)
      more.resolve()
      await expect(answer(page).getByText('Ligne 59')).toHaveCount(2)
      expect(await place(), 'who reads on').toBe(900)
      await scrollTo(0)
      rest.resolve()
      await expect(answer(page).getByText('Ligne 59')).toHaveCount(3)
      await expect(log(page)).toHaveAttribute('aria-busy', 'false')
      expect(await place(), 'who looks back').toBe(0)
    },
  )

  test('can be stopped, which ends the call of the model and keeps what was said, as leaving the page ends it', async ({
    page,
    sharedModel,
  }) => {
    await sharedModel.ask(page, function* () {
      yield { say: 'Quinze mille ' }
      yield 'stall'
    })
    await expect(answer(page)).toContainText('Quinze mille')
    await page.getByRole('button', { name: 'Arrêter la réponse' }).click()
    await expect(log(page)).toContainText('Réponse arrêtée')
    await expect.poll(sharedModel.openAnswers).toBe(0)
    await expect(answer(page)).toContainText('Quinze mille')
    await expect(page.getByRole('button', { name: 'Envoyer', exact: true })).toBeVisible()

    await askAgain(page)
    await expect(page.locator('.assistant-answer')).toHaveCount(2)
    await expect(answer(page)).toContainText('Quinze mille')
    expect(sharedModel.openAnswers()).toBe(1)
    await page.goto('about:blank')
    await expect.poll(sharedModel.openAnswers).toBe(0)
  })

  test(
    'stopped by a click, a double click or a held key, keeps the next question for whoever writes it',
    long,
    async ({ page, sharedModel }) => {
      const stalls: Script = function* () {
        yield { say: 'Quinze mille ' }
        yield 'stall'
      }
      const input = page.getByRole('textbox', { name: 'Votre question' })
      const stop = page.getByRole('button', { name: 'Arrêter la réponse' })
      const questions = page.locator('.assistant-question')
      await sharedModel.ask(page, stalls)
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      for (const [asked, press] of [
        () => stop.click(),
        () => stop.dblclick(),
        async () => {
          await stop.focus()
          for (let held = 0; held < 3; held++) await page.keyboard.down('Enter')
          await page.keyboard.up('Enter')
        },
      ].entries()) {
        if (asked > 0) await askAgain(page)
        await expect(page.locator('.assistant-answer')).toHaveCount(asked + 1)
        await input.fill('Et la')
        await press()
        await expect(log(page).getByText('Réponse arrêtée')).toHaveCount(asked + 1)
        await expect(page.getByRole('button', { name: 'Envoyer', exact: true })).toBeVisible()
        await expect(input).toHaveValue('Et la')
        await expect(questions).toHaveCount(asked + 1)
        expect(await page.evaluate(() => document.activeElement?.closest('.assistant-panel') !== null)).toBe(true)
        // What is pressed within half a second counts as a second press.
        await page.clock.runFor(501)
      }
    },
  )

  test(
    'goes on with its answer where « Envoyer » was pressed twice in half a second, and stops at the first press later',
    long,
    async ({ page, sharedModel }) => {
      sharedModel.follow(function* () {
        yield { say: 'Quinze mille ' }
        yield 'stall'
      })
      await page.goto(`${sharedModel.site.url}${paths.contactSuccess}`)
      await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
      const input = page.getByRole('textbox', { name: 'Votre question' })
      await expect(input).toBeFocused()
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      const send = page.getByRole('button', { name: 'Envoyer', exact: true })
      const stop = page.getByRole('button', { name: 'Arrêter la réponse' })
      for (const [asked, pressTwice] of [
        () => send.dblclick(),
        // Two taps, which browsers count as one double click up to a quarter of a second only.
        async () => {
          await send.click()
          await page.clock.runFor(450)
          await stop.click()
        },
        async () => {
          await send.focus()
          for (let pressed = 0; pressed < 2; pressed++) await page.keyboard.press('Enter')
        },
      ].entries()) {
        await input.fill('Combien coûte un projet ?')
        await pressTwice()
        await expect(page.locator('.assistant-answer')).toHaveCount(asked + 1)
        await expect(answer(page)).toContainText('Quinze mille')
        await expect(log(page).getByText('Réponse arrêtée')).toHaveCount(asked)
        await page.clock.runFor(501)
        await stop.click()
        await expect(log(page).getByText('Réponse arrêtée')).toHaveCount(asked + 1)
        await page.clock.runFor(501)
      }
    },
  )

  test(
    'says every word of a slow answer in a page that the browser translates, and goes on from a failure',
    long,
    async ({ page, sharedModel }) => {
      const words = [
        'Un ',
        'projet **type ',
        'coûte** quinze ',
        'mille\n\n- en ',
        'trois\n- mois',
        ' et [plus](/services)',
        '.',
      ]
      const said = words.map(() => Promise.withResolvers<void>())
      await page.route(`**${apiPaths.chat}`, (route) => route.fulfill({ status: 500 }), { times: 1 })
      await page.goto(sharedModel.site.url)
      await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
      await expect(page.getByRole('textbox', { name: 'Votre question' })).toBeFocused()
      await translate(page)
      await askAgain(page)
      await expect(log(page)).toContainText('Échec de la requête')
      sharedModel.follow(async function* () {
        for (const [index, word] of words.entries()) {
          await said[index]?.promise
          yield { say: word }
        }
        yield 'done'
      })
      await log(page).getByRole('button', { name: 'Réessayer' }).click()
      let shown = ''
      for (const [index, word] of words.entries()) {
        said[index]?.resolve()
        shown += word.replace(/[*[]|\]\(.*\)|\n+- /g, '')
        await expect
          .poll(async () => (await answer(page).textContent())?.replace(/[*[]/g, ''))
          .toContain(shown.trimEnd())
      }
      await expect(log(page)).toContainText('Modèle : doublure-1')
      await expect(log(page)).not.toContainText('Échec de la requête')
      await page.getByRole('button', { name: 'Nouvelle conversation' }).click()
      await expect(answer(page)).toHaveCount(0)
    },
  )
})
