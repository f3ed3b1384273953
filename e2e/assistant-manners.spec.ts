import type { Page, Route } from '@playwright/test'
import { company } from '#content/company.ts'
import { faqEntries } from '#content/faq.ts'
import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { answers, ask, input, log, openAssistant, opener, panel } from './assistant-panel.ts'
import { drawn } from './drawn.ts'
import { holdBack, moveTo, openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const panelCode = /assistant-panel.*\.js$/
const price = faqEntries.find(({ question }) => question.startsWith('Combien coûte'))
const source = (page: Page) =>
  log(page).getByRole('list', { name: 'Sources' }).locator(`a[href="/#${price?.id}"]`).first()

test.describe('A panel whose code comes late', () => {
  test(
    'does not open for the visitor who has gone to another page or pressed Escape meanwhile',
    long,
    async ({ page }) => {
      const release = await holdBack(page, panelCode)
      await openLive(page, paths.home)
      await opener(page).click()
      await moveTo(page, paths.contact)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await opener(page).click()
      await page.keyboard.press('Escape')
      const arrived = page.waitForResponse(panelCode)
      release()
      await arrived
      // By then whoever waited for the code has it.
      await drawn(page)
      await expect(panel(page)).toHaveCount(0)
      await opener(page).click()
      await expect(input(page)).toBeFocused()
    },
  )

  test('comes as its bar beside the visitor who has begun to write, and takes nothing', long, async ({ page }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size)
      await page.goto('/robots.txt')
      await page.evaluate(() => sessionStorage.clear())
      const release = await holdBack(page, panelCode)
      await openLive(page, paths.contact)
      await opener(page).click()
      const field = page.getByRole('textbox', { name: 'Prénom' })
      await field.fill('Jeanne')
      release()
      await expect(panel(page)).toBeVisible()
      await expect(input(page)).toBeHidden()
      await expect(field).toBeFocused()
      await page.keyboard.type(' Baptiste')
      await expect(field).toHaveValue('Jeanne Baptiste')
      await panel(page).getByRole('button', { name: "Agrandir l'assistant" }).click()
      await expect(input(page)).toBeVisible()
      await expect(log(page)).toBeFocused()
    }
  })
})

test.describe('A source in the page', () => {
  for (const [where, size, details] of [
    ['on a phone', { width: 390, height: 844 }, {}],
    ['on a wide screen', { width: 1280, height: 720 }, long],
  ] as const) {
    const title = `is shown open, in sight and with the focus, at each press and from another page, ${where}`
    test(title, details, async ({ page }) => {
      await page.goto('/robots.txt')
      await page.evaluate(() =>
        localStorage.setItem(
          'cookie-consent',
          '{"essential":true,"preferences":false,"analytics":false,"marketing":false}',
        ),
      )
      await page.setViewportSize(size)
      await openAssistant(page, paths.services)
      await ask(page, 'Combien coûte un projet ?')
      await source(page).click()
      await expectInSight(page)
      await page.locator('details[open]').last().evaluate(close)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      const enlarge = panel(page).getByRole('button', { name: "Agrandir l'assistant" })
      if (await enlarge.isVisible()) await enlarge.click()
      await source(page).click()
      await expectInSight(page)
    })
  }
})

test('A source that is the page itself leads to its top, and to its title', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAssistant(page, paths.home)
  await ask(page, `Que fait ${company.name} ?`)
  await log(page).getByRole('list', { name: 'Sources' }).locator('a[href="/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test(
  'A source that is a use case is led to, also from a list that a filter has made shorter',
  long,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openLive(page, `${paths.useCases}?categorie=analyse-donnees`)
    await opener(page).click()
    await ask(page, 'Traitez-vous les factures fournisseurs ?')
    await log(page).getByRole('list', { name: 'Sources' }).locator(`a[href="${paths.useCases}#lecture-pieces"]`).click()
    await expect(page).toHaveURL(`${paths.useCases}#lecture-pieces`)
    await expect(page.locator('#lecture-pieces')).toBeFocused()
    await expect(page.locator('#lecture-pieces').getByRole('heading').first()).toBeInViewport()
    await expect(page.locator('#lecture-pieces > *').first()).toHaveCSS('animation-name', 'none')
    // On the way back it is not in the list, and the focus is not lost with it.
    await page.goBack()
    await expect(page.locator('#lecture-pieces')).toHaveCount(0)
    await expect(page.locator('main :focus')).toHaveCount(1)
  },
)

test.describe('A press in the panel', () => {
  test('on « Réessayer » keeps the focus in the conversation', long, async ({ page }) => {
    await openAssistant(page, paths.home)
    await page.route(`**${apiPaths.chat}`, (route) => route.fulfill({ status: 500 }), { times: 1 })
    await ask(page, 'Combien coûte un projet ?')
    await log(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(answers(page)).toHaveCount(1)
    await expect(log(page)).toBeFocused()
  })

  test(
    'on « Réessayer » where a part of the answer had come leads to its question again, and says that there is more below',
    long,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await openAssistant(page, paths.home)
      await ask(page, "Quels cas d'usage proposez-vous ?")
      await expect(log(page)).toHaveAttribute('aria-busy', 'false')
      const cutShort = async (route: Route) => {
        const response = await route.fetch()
        const body = await response.text()
        await route.fulfill({ response, body: body.slice(0, body.length / 2) })
      }
      await page.route(`**${apiPaths.chat}`, cutShort, { times: 1 })
      await ask(page, 'Quelles sont les quatre étapes ?')
      await expect(log(page)).toContainText('Réponse interrompue')
      await log(page).getByRole('button', { name: 'Réessayer' }).click()
      await expect(log(page)).not.toContainText('Réponse interrompue')
      await expect(log(page)).toHaveAttribute('aria-busy', 'false')
      const fromTop = () =>
        log(page).evaluate((said) => {
          const question = [...said.querySelectorAll('.assistant-question')].at(-1)
          return (question?.getBoundingClientRect().top ?? Number.NaN) - said.getBoundingClientRect().top
        })
      await expect.poll(fromTop).toBeLessThan(2)
      await expect(panel(page).getByRole('button', { name: 'Aller à la fin de la conversation' })).toBeVisible()
    },
  )

  test(
    'on « Copier la réponse » shows that it was copied, or that the browser forbids it',
    long,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openAssistant(page, paths.home)
      await ask(page, 'Combien coûte un projet ?')
      const copy = log(page).getByRole('button', { name: 'Copier la réponse' })
      await copy.click()
      await expect(log(page).getByText('Copié', { exact: true })).toBeVisible()
      await expect(log(page).getByText('Copié', { exact: true })).toBeHidden()
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await copy.click()
      await expect(log(page).getByText('Votre navigateur refuse la copie')).toBeVisible()
      await expect(panel(page).getByRole('status').filter({ hasText: 'refuse la copie' })).toHaveCount(1)
    },
  )
})

test(
  'On a screen of 1280 by 720 pixels at 400 % the conversation, the cookie banner, its dialog and the menu can be read and used',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 180 })
    await openLive(page, paths.home)
    const banner = page.getByRole('region', { name: 'Choix sur les cookies' })
    const choices = ['Fermer et continuer sans accepter', 'Personnaliser', 'Tout accepter', 'Tout refuser']
    for (const name of choices) {
      const choice = banner.getByRole('button', { name })
      await choice.scrollIntoViewIfNeeded()
      expect(await choice.evaluate(isOnTop), name).toBe(true)
    }
    const boxes = await Promise.all(choices.map((name) => banner.getByRole('button', { name }).boundingBox()))
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(meet(box, other), 'one choice upon another').toBe(false)
    }
    await banner.getByRole('button', { name: 'Tout refuser' }).click()
    await page.getByRole('button', { name: 'Ouvrir le menu principal' }).click()
    await page.mouse.wheel(0, 1000)
    const last = page.getByRole('banner').getByRole('link', { name: 'Contactez-nous' })
    await last.scrollIntoViewIfNeeded()
    expect(await last.evaluate(isOnTop)).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    const dialog = page.getByRole('dialog', { name: 'Gestion des cookies' })
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop), 'the dialog begins at its top').toBe(0)
    await page.keyboard.press('Escape')
    await opener(page).click()
    await input(page).fill('Combien coûte un projet ? '.repeat(8))
    const height = () => input(page).evaluate(({ clientHeight }) => clientHeight)
    expect(await height(), 'of the field with a long question in it').toBeLessThan(80)
    await ask(page, 'Combien coûte un projet ?')
    await expect(log(page)).toHaveAttribute('aria-busy', 'false')
    const room = await log(page).evaluate((box) => {
      const form = document.querySelector('.assistant-form')?.getBoundingClientRect().top ?? 0
      return form - Math.max(0, box.getBoundingClientRect().top)
    })
    expect(room, 'of the conversation in sight').toBeGreaterThan(120)
    await expect(page.locator('.assistant-question')).toBeInViewport()
  },
)

type Box = { x: number; y: number; width: number; height: number } | null

function meet(a: Box, b: Box) {
  if (!a || !b) return true
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Runs in the page: whether nothing lies over the element's middle. */
function isOnTop(element: Element) {
  const { left, width, top, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

async function expectInSight(page: Page) {
  await expect(page).toHaveURL(`${paths.home}#${price?.id}`)
  const answer = page.locator(`[id="${price?.id}"]`)
  await expect(answer).toBeInViewport()
  await expect.poll(() => answer.evaluate(isOnTop)).toBe(true)
  await expect(page.locator('summary').filter({ hasText: price?.question ?? '' })).toBeFocused()
}

function close(details: Element) {
  details.removeAttribute('open')
}
