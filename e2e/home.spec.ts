import { faqEntries } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { paths } from '#content/paths.ts'
import { section, technologies } from './home-sections.ts'
import { holdBack, holdReact } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

test.describe('The home page', () => {
  test('says what it is, names its four uses and calls to write, each with where it leads', async ({ page }) => {
    await page.goto(paths.home)
    await test.step('the opening', async () => {
      const opening = section(page, home.hero.title, 1)
      await expect(opening.getByRole('link', { name: 'Parlez-nous de votre projet' })).toHaveAttribute(
        'href',
        '/contact',
      )
      await expect(opening.getByRole('link', { name: "Explorer les cas d'usage" })).toHaveAttribute(
        'href',
        '/cas-usage',
      )
      for (const guarantee of ['100\u00a0% hébergé en Europe', 'Open source', 'Auditable']) {
        await expect(page.getByRole('listitem').filter({ hasText: guarantee }).first()).toBeVisible()
      }
    })

    await test.step('the four uses', async () => {
      const uses = section(page, home.useCases.title)
      for (const title of [
        'IA conversationnelle',
        'Génération de contenus',
        'Traitement des demandes',
        'Analyse et synthèse',
        "Voir tous les cas d'usage",
      ]) {
        await expect(uses.getByRole('link', { name: title })).toHaveAttribute('href', '/cas-usage')
      }
      await expect(uses.getByRole('listitem')).toHaveCount(4)
    })

    await test.step('the closing call', async () => {
      const closing = section(page, "Prêts à transformer votre organisation avec l'IA ?")
      for (const name of ['Parlez-nous de votre projet', 'Être recontacté']) {
        await expect(closing.getByRole('link', { name })).toHaveAttribute('href', '/contact')
      }
    })
  })

  test('shows what a demonstration brings, the steps of the method, the technologies once and the models', async ({
    page,
  }) => {
    await page.goto(paths.home)
    await test.step('the demonstration', async () => {
      const demo = section(page, home.demo.title)
      for (const benefit of ['Recherche intelligente', 'Analyse contextuelle', 'Réponses précises et maîtrisées']) {
        await expect(demo.getByRole('heading', { name: benefit, level: 3 })).toBeVisible()
      }
      await expect(demo.getByRole('link', { name: 'Demander une démo complète' })).toHaveAttribute('href', '/contact')
    })

    await test.step('the method', async () => {
      const method = section(page, home.method.title)
      const steps = method.getByRole('listitem')
      await expect(steps).toHaveCount(4)
      for (const [index, title] of [
        'Analyse & Cadrage',
        'Configuration & Personnalisation',
        'Déploiement & Optimisation',
        'Formation & Accompagnement',
      ].entries()) {
        await expect(steps.nth(index)).toContainText(`0${index + 1}`)
        await expect(steps.nth(index).getByRole('heading', { name: title, level: 3 })).toBeVisible()
      }
      await expect(method.getByRole('link', { name: 'Découvrir notre méthodologie complète' })).toHaveAttribute(
        'href',
        '/services',
      )
    })

    await test.step('the technologies, which are said once', async () => {
      await expect(page.getByText('100% hébergé en Europe • Open Source • Auditable', { exact: true })).toBeVisible()
      await expect(technologies(page).getByRole('listitem')).toHaveCount(home.technologies.logos.length)
    })

    await test.step('the models', async () => {
      const models = section(page, 'Le bon modèle pour chaque tâche')
      await expect(models.getByRole('list').first().getByRole('listitem')).toContainText([
        'Mistral',
        'Claude',
        'Gemini',
        'GPT',
        'DeepSeek',
        'Llama',
        'Et plus',
      ])
      for (const benefit of ['Diversité des capacités', 'Performance optimale', 'Résilience', 'Indépendance']) {
        await expect(models.getByRole('heading', { name: benefit, level: 3 })).toBeVisible()
      }
    })
  })

  test('draws its logos by the sprite, and has no anchor twice', long, async ({ page, request }) => {
    await page.goto(paths.home)
    await test.step('the logos, which the sprite draws', async () => {
      const addresses = await page
        .locator('main use')
        .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')))
      for (const address of new Set(addresses)) {
        const [file = '', id] = address?.split('#') ?? []
        expect(await (await request.get(file)).text()).toContain(`<symbol id="${id}"`)
      }
    })

    await test.step('no anchor twice', async () => {
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    })
  })
})

test(
  'What lies below the first screen keeps its room while the page loads, and is laid out then, though React has not come',
  long,
  async ({ page }) => {
    await holdReact(page)
    const questions = section(page, home.faq.title)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const letItLoad = await holdBack(page, /\/assets\/boot-/)
      await page.goto(paths.home, { waitUntil: 'commit' })
      await expect(questions).toHaveCSS('content-visibility', 'auto')
      const before = await height()
      letItLoad()
      await expect(page.locator('.later')).toHaveCount(0)
      await expect(questions).toHaveCSS('content-visibility', 'visible')
      expect(before / (await height()), `at ${width} px`).toBeCloseTo(1, 1)
    }
  },
)

test.describe('The questions', () => {
  test('open and close from the keyboard, and print with their answers', async ({ page }) => {
    await page.goto(paths.home)
    const [, second] = faqEntries
    const answer = page.getByText(second?.answer ?? '')
    await expect(answer).toBeHidden()
    await page.getByText(second?.question ?? '').focus()
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible()
    await page.keyboard.press('Space')
    await expect(answer).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const { answer } of faqEntries) await expect(page.getByText(answer)).toBeVisible()
  })

  test('open at their address, with the question in view, when the page is loaded and when one is there already', async ({
    page,
  }) => {
    for (const [index, { id, question, answer }] of faqEntries.entries()) {
      // A page of its own for the first and the last; between them only what follows # changes.
      if (index === faqEntries.length - 1) await page.goto('about:blank')
      await page.goto(`${paths.home}#${id}`)
      await expect(page.getByText(answer)).toBeInViewport()
      await expect(page.getByText(question)).toBeInViewport()
    }
  })
})
