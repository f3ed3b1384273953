import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { assistant, starterQuestions } from '#content/assistant.ts'
import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { promises } from '#content/promises.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { budgets } from '#tools/build/budgets.ts'
import { accessibilityFaults } from './accessibility-faults.ts'
import { answers, ask, opener as button, input, log, openAssistant, panel, projectPrice } from './assistant-panel.ts'
import { openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const stored = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

test.describe('The assistant', () => {
  test('loads its code at the first interest, within its budget, and stores nothing before it is opened', async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await openLive(page, paths.home)
    const before = new Set(loaded)
    expect(loaded.filter((path) => path.includes('assistant-panel'))).toEqual([])
    await button(page).hover()
    await expect.poll(() => loaded.some((path) => /assistant-panel.*\.js$/.test(path))).toBe(true)
    expect(await stored(page)).toEqual([])
    await button(page).click()
    await expect(panel(page)).toBeVisible()
    const added = new Set(loaded.filter((path) => !before.has(path) && path.endsWith('.js')))
    const bytes = [...added].reduce(
      (sum, path) => sum + gzipSync(readFileSync(`dist/client${path}`), { level: 9 }).length,
      0,
    )
    expect(bytes).toBeGreaterThan(4000)
    expect(bytes).toBeLessThanOrEqual(budgets.assistantJavascript)
    expect(await stored(page)).toEqual(['assistant-conversation'])
  })

  test('opens as a window of 380 by 600 pixels that greets, says what it is and offers questions, and takes the whole screen of a phone, where nothing under it can be reached', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await openAssistant(page, paths.services)
    expect(await panel(page).boundingBox()).toMatchObject({ width: 380, height: 600 })
    await expect(panel(page)).toContainText('Bonjour ! Comment puis-je vous aider ?')
    await expect(panel(page)).toContainText(company.name)
    await expect(panel(page)).toHaveAccessibleDescription(/Vous parlez à une IA/)
    for (const question of starterQuestions.services) {
      await expect(panel(page).getByRole('button', { name: question })).toBeVisible()
    }
    expect(await accessibilityFaults(page)).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('main')).toHaveAttribute('inert')
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull()
    }
    expect(await accessibilityFaults(page)).toEqual([])

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect((await log(page).boundingBox())?.height, 'room to read with text at 200 %').toBeGreaterThan(300)
  })

  test('answers with the fact, its sources and the model, reads the whole out once, copies it without its marks, and says what is in English', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAssistant(page)
    await ask(page, 'Combien coûte un projet ?')
    await expect(input(page)).toHaveValue('')
    await expect(answers(page)).toContainText(promises.project.cost)
    await expect(log(page)).toHaveAttribute('aria-busy', 'false')
    await expect(log(page).getByRole('list', { name: 'Sources' }).getByRole('link')).not.toHaveCount(0)
    await expect(log(page)).toContainText('Modèle : assistant du site, sans modèle de langage')
    await expect(panel(page).getByRole('status').filter({ hasText: promises.project.cost })).toHaveCount(1)
    await expect(log(page)).toHaveAttribute('aria-live', 'off')
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(page.locator('.assistant-question'), 'told from the answer').toHaveCSS('border-top-width', '1px')
    await page.emulateMedia({ forcedColors: 'none' })
    await log(page).getByRole('button', { name: 'Copier la réponse' }).click()
    await expect(panel(page).getByRole('status').filter({ hasText: 'Réponse copiée.' })).toHaveCount(1)
    const copy = await page.evaluate(() => navigator.clipboard.readText())
    expect(copy).toMatch(projectPrice)
    expect(copy).not.toContain('](')
    await expect(page.locator('.assistant-answer [lang], .assistant-question [lang]')).toHaveCount(0)
    await ask(page, 'How much does a project cost?')
    await expect(answers(page).last().locator('p[lang=en]').first()).toContainText('A typical project')
    await expect(page.locator('.assistant-question').last().locator('[lang=en]')).toContainText('How much')
    await expect(panel(page).locator('[role=status][lang=en]')).toContainText('A typical project')
  })

  test('sends with Enter, breaks the line with Shift+Enter, and ignores what is blank', async ({ page }) => {
    await openAssistant(page)
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith(apiPaths.chat)) calls++
    })
    await input(page).press('Enter')
    await ask(page, '   ')
    await input(page).fill('Bonjour')
    await input(page).press('Shift+Enter')
    await input(page).pressSequentially('Qui êtes-vous ?')
    await expect(input(page)).toHaveValue('Bonjour\nQui êtes-vous ?')
    await input(page).press('Enter')
    await expect(answers(page)).toHaveCount(1)
    await expect(page.locator('.assistant-question')).toContainText('Bonjour\nQui êtes-vous ?')
    expect(calls).toBe(1)
  })

  test('is asked by starters, follow-ups and a button of the page', long, async ({ page }) => {
    await openAssistant(page, paths.solutions)
    await panel(page).getByRole('button', { name: 'À quoi sert Qdrant ?' }).click()
    await expect(answers(page)).toContainText('Qdrant')
    const followUps = log(page).getByRole('list', { name: assistant.followUps }).getByRole('button')
    const next = (await followUps.first().textContent()) ?? ''
    await followUps.first().click()
    await expect(page.locator('.assistant-question').last()).toContainText(next)
    await expect(answers(page)).toHaveCount(2)
    await expect(log(page)).toHaveAttribute('aria-busy', 'false')
    await expect(log(page)).toBeFocused()
    await page.keyboard.press('Escape')
    const outside = page.getByRole('button', { name: 'Quelles méthodes déployer ?' })
    await outside.click()
    await expect(page.locator('.assistant-question').last()).toContainText('Quelles méthodes déployer ?')
    await expect(answers(page)).toHaveCount(3)
    await expect(answers(page).last()).toContainText('Analyse & Cadrage')
    await page.keyboard.press('Escape')
    await expect(outside).toBeFocused()
  })

  test('is closed by Escape and by its button, and gives the focus back', async ({ page }) => {
    await page.goto(paths.home)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await panel(page).getByRole('button', { name: "Fermer l'assistant" }).click()
    await expect(button(page)).toBeFocused()
  })

  test('goes along to other pages without a reload, and through a reload of the tab', long, async ({ page }) => {
    await openAssistant(page)
    await ask(page, 'Combien coûte un projet ?')
    const source = log(page).getByRole('list', { name: 'Sources' }).getByRole('link', { name: 'Services' })
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await source.click()
    await expect(page).toHaveURL(paths.services)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect(panel(page)).toBeVisible()
    await expect(answers(page)).toContainText(promises.project.cost)
    await page.reload()
    await expect(panel(page)).toBeVisible()
    await expect(answers(page)).toContainText(promises.project.cost)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await panel(page).getByRole('button', { name: 'Nouvelle conversation' }).click()
    await expect(answers(page)).toHaveCount(0)
    await expect(input(page)).toBeFocused()
  })

  test('makes room on a phone for the page that an answer leads to', long, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAssistant(page)
    await ask(page, 'Combien coûte un projet ?')
    await log(page).getByRole('link', { name: 'Planifier un atelier découverte' }).click()
    await expect(page).toHaveURL(paths.contact)
    await expect(panel(page)).toBeVisible()
    await expect.poll(async () => (await panel(page).boundingBox())?.y).toBeGreaterThan(400)
    await expect(page.getByRole('main')).toBeVisible()
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    await page.setViewportSize({ width: 844, height: 390 })
    expect((await log(page).boundingBox())?.height, 'two lines of what was said').toBeGreaterThan(48)
    await page.setViewportSize({ width: 390, height: 844 })
    await panel(page).getByRole('button', { name: "Agrandir l'assistant" }).click()
    await expect.poll(async () => (await panel(page).boundingBox())?.y).toBe(0)
  })

  test('shows each new question with its answer, and leads to the end of what is longer', long, async ({ page }) => {
    await openAssistant(page)
    for (const question of ["Quels cas d'usage proposez-vous ?", 'Quelles sont les quatre étapes ?']) {
      await ask(page, question)
      await expect(log(page)).toHaveAttribute('aria-busy', 'false')
      await expect(page.locator('.assistant-question').last()).toBeInViewport()
    }
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    const toEnd = panel(page).getByRole('button', { name: 'Aller à la fin de la conversation' })
    for (const size of [
      { width: 390, height: 500 },
      { width: 1280, height: 520 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size)
      const distance = () =>
        toEnd.evaluate((button) => {
          const said = document.querySelector('[role=log]')?.getBoundingClientRect()
          return button.getBoundingClientRect().top - (said?.bottom ?? Number.POSITIVE_INFINITY)
        })
      await expect.poll(distance, 'below what is said').toBeGreaterThan(-1)
      expect((await toEnd.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    }
    await toEnd.click()
    await expect(toEnd).toHaveCount(0)
    await expect(log(page).getByRole('list', { name: assistant.followUps })).toBeInViewport()
  })

  test('is remembered open across visits only with the permission', long, async ({ page, context }) => {
    await page.addInitScript(() => {
      const consent = { essential: true, preferences: true, analytics: false, marketing: false }
      localStorage.setItem('cookie-consent', JSON.stringify(consent))
    })
    await openAssistant(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('assistant-panel'))).toBe('open')
    const nextVisit = await context.newPage()
    await nextVisit.goto(paths.home)
    await expect(panel(nextVisit)).toBeVisible()
    await panel(nextVisit).getByRole('button', { name: "Fermer l'assistant" }).click()
    await expect.poll(() => nextVisit.evaluate(() => localStorage.getItem('assistant-panel'))).toBe('closed')
  })

  test('treats a conversation that is not its own as none', long, async ({ page }) => {
    await page.addInitScript(() =>
      sessionStorage.setItem('assistant-conversation', '{"isOpen":true,"turns":[{"answer":7}]}'),
    )
    await page.goto(paths.home)
    await expect(panel(page)).toBeVisible()
    await expect(page.locator('.assistant-question')).toHaveCount(0)
  })
})

test('A search without result asks the assistant about what was sought', long, async ({ page }) => {
  await page.goto(`${paths.useCases}?q=licorne`)
  await page.getByRole('button', { name: "Demander à l'assistant" }).click()
  await expect(page.locator('.assistant-question')).toContainText('« licorne »')
  await expect(answers(page)).toHaveCount(1)
})
