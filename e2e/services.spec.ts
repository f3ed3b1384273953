import type { Locator } from '@playwright/test'
import { palette } from '#content/brand/colours.ts'
import { methodologySteps } from '#content/methodology.ts'
import { methodFigures } from '#content/methodology-outline.ts'
import { lineText } from '#content/named-line.ts'
import { paths } from '#content/paths.ts'
import { promises } from '#content/promises.ts'
import { servicesPage } from '#content/services-page.ts'
import { cssColour } from './css-colour.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'

const claims = [
  { step: 'Configuration & Personnalisation', claim: '500+', counts: 'scénarios de test' },
  { step: 'Configuration & Personnalisation', claim: '< 2 s', counts: 'de temps de réponse' },
  { step: 'Déploiement & Optimisation', claim: '> 85 %', counts: 'Taux de résolution' },
  { step: 'Déploiement & Optimisation', claim: '> 4,5/5', counts: 'Satisfaction' },
  { step: 'Déploiement & Optimisation', claim: '> 60 %', counts: 'Demandes épargnées aux conseillers' },
  { step: 'Déploiement & Optimisation', claim: '+20 %/mois', counts: 'Base de connaissances' },
  { step: 'Déploiement & Optimisation', claim: '≈ 16 %/mois', counts: 'Gain de qualité' },
  { step: 'Formation & Accompagnement', claim: '95 %', counts: "d'autonomie après la formation" },
  { step: 'Formation & Accompagnement', claim: '3', counts: "cas d'usage supplémentaires" },
]

const { rollout } = methodFigures

test.describe('The services page', () => {
  test('says what the four steps take and cost, gives each its tools by theme, its deliverables, its value and its claims, and what sets the method apart', async ({
    page,
  }) => {
    await page.goto(paths.services)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4 étapes')
    await expect(page.getByText(promises.project.duration, { exact: true })).toBeVisible()
    await expect(page.getByText(promises.project.cost, { exact: true })).toBeVisible()

    expect(methodologySteps.map(({ number }) => number)).toEqual(['01', '02', '03', '04'])
    for (const { title, subtitle, emoji, number, tools, deliverables, valueProposition } of methodologySteps) {
      const step = page.getByRole('region', { name: title })
      await expect(step.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(step.getByText(`Étape ${number}`)).toBeVisible()
      await expect(step.getByText(emoji)).toBeAttached()
      for (const text of [subtitle, ...deliverables.map(lineText), valueProposition])
        await expect(step.getByText(text)).toBeVisible()
      for (const { name, items } of tools) {
        await expect(step.getByRole('heading', { level: 4, name, exact: true })).toBeVisible()
        for (const item of items.map(lineText)) await expect(step.getByText(item, { exact: true })).toBeVisible()
      }
    }

    for (const { step, claim, counts } of claims) {
      const measure = page.getByRole('region', { name: step }).getByRole('listitem').filter({ hasText: counts })
      const figure = measure.getByText(claim, { exact: true })
      await expect(figure, claim).toBeVisible()
      await expect(measure.getByText(counts, { exact: true }), counts).toBeVisible()
      expect(await fontSize(figure), claim).toBeGreaterThanOrEqual(64)
    }
    await expect(page.getByRole('heading', { name: 'Indicateurs suivis' }), 'in the third step only').toHaveCount(1)
    await expect(
      page
        .getByRole('region', { name: 'Déploiement & Optimisation' })
        .getByRole('heading', { name: 'Indicateurs suivis' }),
    ).toBeVisible()

    const { items } = servicesPage.differentiators
    expect(items.map(({ title }) => title)).toHaveLength(4)
    for (const { title, text } of items) {
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
    }
    const note = page.getByText('Premier atelier découverte gratuit')
    expect(await note.textContent()).toBe(
      `Premier atelier découverte gratuit • Réponse sous ${promises.callBack} • Sans engagement`,
    )
  })

  test('is dark on white in print, and has its drawings in forced colours', async ({ page }) => {
    await page.goto(paths.services)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('banner')).toHaveCount(0)
    for (const { title } of methodologySteps) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCSS(
        'color',
        new RegExp(`^(?:rgb\\(0, 0, 0\\)|${RegExp.escape(cssColour(palette.light.ink))})$`),
      )
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', cssColour(palette.light.ink))
    await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'active' })
    await expect(page.locator('.rollout text').first(), "drawn in the visitor's colours").toHaveCSS(
      'fill',
      'rgb(0, 0, 0)',
    )
  })

  test(
    'draws the stages of the rollout to scale with their labels apart, and each station where the lines of its network meet',
    long,
    async ({ page }) => {
      await page.goto(paths.services)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const ruler = page.getByRole('img', { name: '10 % → 25 % → 50 % → 100 %' })
        await expect(ruler).toBeVisible()
        const { left, width: length } = await ruler.evaluate((svg) => svg.getBoundingClientRect())
        const marks = await ruler
          .locator('line')
          .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().left))
        expect(marks.map((mark) => Math.round((100 * (mark - left)) / length))).toEqual(rollout)

        const labels = await ruler
          .locator('text')
          .evaluateAll((texts) =>
            texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect().toJSON() })),
          )
        expect(labels.map(({ text }) => text?.replaceAll('\u00a0', ' '))).toEqual(rollout.map((share) => `${share} %`))
        for (const [index, { box }] of labels.entries()) {
          expect(box.left, `at ${width} px`).toBeGreaterThan(labels[index - 1]?.box.right ?? 0)
          expect(box.right, `at ${width} px`).toBeLessThanOrEqual(width)
        }
      }

      const chain = page.getByRole('navigation', { name: servicesPage.hero.chainLabel })
      const stations = await boxes(chain.locator('a > svg'))
      const lines = await boxes(chain.locator('.step-link-line > line'))
      expect(stations).toHaveLength(4)
      expect(lines).toHaveLength(3)
      for (const [index, line] of lines.entries()) {
        const [from, to] = stations.slice(index, index + 2).map(({ left, width }) => left + width / 2)
        expect(Math.abs(line.left - (from ?? 0))).toBeLessThan(4)
        expect(Math.abs(line.right - (to ?? 0))).toBeLessThan(4)
      }
    },
  )

  for (const width of [390, 1440]) {
    const leads = `leads from each station of the chain to its step, ${width} px wide`
    test(leads, longUnless(width === 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(paths.services)
      const chain = page.getByRole('navigation', { name: servicesPage.hero.chainLabel })
      await expect(chain.getByRole('link')).toHaveCount(4)
      for (const { id, number, title } of methodologySteps) {
        const station = chain.getByRole('link', { name: `${number} ${title}` })
        const box = await station.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        await station.click()
        await expect(page).toHaveURL(`${paths.services}#${id}`)
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport()
      }
    })
  }

  test(
    'keeps a step named while it is read on a wide screen, and ends on a workshop and the methodology, both through the contact page',
    long,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 700 })
      await page.goto(paths.services)
      const step = page.getByRole('region', { name: 'Analyse & Cadrage' })
      await step.getByText('Feuille de route et budget').scrollIntoViewIfNeeded()
      await expect(step.getByRole('heading', { level: 2 })).toBeInViewport()

      const ends = ['Planifier un atelier découverte', 'Télécharger notre méthodologie']
      for (const name of ends) await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/contact')
      for (const name of ends) {
        await page.getByRole('link', { name }).click()
        await expect(page).toHaveURL(paths.contact)
        await page.goBack()
        await expect(page).toHaveURL(paths.services)
      }
    },
  )
})

function fontSize(text: Locator) {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
}

function boxes(drawings: Locator) {
  return drawings.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return { left, right, width }
    }),
  )
}
