import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { type Script, startStandInModel } from '#testing/stand-in-model.ts'
import { test as base, startSite } from './site.ts'

export const answer = (page: Page) => page.locator('.assistant-answer').last()

export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

/** A site with a model behind its assistant, shared by the tests in which the model never fails: a failure is remembered. */
export const test = base.extend<object, { sharedModel: Awaited<ReturnType<typeof startModel>> }>({
  sharedModel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const shared = await startModel()
      await use(shared)
      await shared.stop()
    },
    { scope: 'worker' },
  ],
})

/** The site with models of these names, tried in turn, which follow the script that was given last. */
export async function startModel(names: readonly string[] = ['doublure-1']) {
  let current: Script = () => ['done']
  const model = await startStandInModel((asked) => current(asked))
  const providers = names.map((name) => ({ name, baseUrl: model.baseUrl, apiKey: '', model: name }))
  const site = await startSite({ LLM_PROVIDERS: JSON.stringify(providers) })
  return {
    site,
    asked: model.asked,
    openAnswers: model.openAnswers,
    follow: (script: Script) => {
      current = script
    },
    /** Opens the page and asks it a question that the models answer by the script. */
    ask: async (page: Page, script: Script) => {
      current = script
      // The lightest page that offers it.
      await page.goto(`${site.url}${paths.contactSuccess}`)
      await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
      await askAgain(page)
    },
    stop: async () => {
      await site.stop()
      await model.stop()
    },
  }
}

export async function askAgain(page: Page) {
  const input = page.getByRole('textbox', { name: 'Votre question' })
  await input.fill('Combien coûte un projet ?')
  await input.press('Enter')
}
