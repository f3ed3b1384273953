import type { Locator } from '@playwright/test'
import { lineText } from '#content/named-line.ts'
import { paths } from '#content/paths.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { technologies } from '#content/technologies.ts'
import { holdReact } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'
import { setTextWider } from './text-wider.ts'

const claims = [
  { technology: 'Dify', claim: '70 %', counts: "de délai en moins entre l'idée et la mise en service" },
  { technology: 'LangChain', claim: '100+', counts: 'sources de données lues par ses connecteurs' },
  { technology: 'Qdrant', claim: '< 100 ms', counts: 'pour retrouver les passages utiles à une réponse' },
  { technology: 'n8n', claim: '400+', counts: 'intégrations avec les applications du marché' },
  { technology: 'n8n', claim: '200+', counts: 'modèles de workflows prêts à adapter' },
]

test.describe('The solutions page', () => {
  test(
    'gives its title, every field of every technology, each claim large with what it counts, four commitments, three promises of support and a link to the experts',
    long,
    async ({ page }) => {
      await page.goto(paths.solutions)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Technologies Souveraines pour une IA de Confiance',
      )
      expect(technologies.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Dify', 'LangChain', 'Qdrant', 'n8n']),
      )
      for (const { name, subtitle, description, features, benefits, useCase, licence } of technologies) {
        const layer = page.getByRole('article', { name })
        const texts = [subtitle, description, ...[...features, ...benefits].map(lineText), useCase, licence]
        for (const text of texts.filter(Boolean)) {
          await expect(layer.getByText(text, { exact: true }).first(), text).toBeVisible()
        }
        // The logo and the icon are drawn, not only declared.
        for (const drawing of await layer.locator('svg:has(use)').all()) {
          await expect.poll(() => drawing.evaluate((svg: SVGGraphicsElement) => svg.getBBox().width)).toBeGreaterThan(0)
        }
      }

      for (const { technology, claim, counts } of claims) {
        const layer = page.getByRole('article', { name: technology })
        const figure = layer.getByText(claim, { exact: true })
        await expect(figure, claim).toBeVisible()
        await expect(layer.getByText(counts, { exact: true }), counts).toBeVisible()
        expect(await fontSize(figure), claim).toBeGreaterThanOrEqual(64)
      }

      const commitment = page.getByRole('region', { name: 'Notre Engagement' })
      const { commitments, support } = solutionsPage.commitment
      expect([commitments.length, support.length]).toEqual([4, 3])
      for (const { title, text } of [...commitments, ...support]) {
        await expect(commitment.getByRole('heading', { name: title })).toBeVisible()
        await expect(commitment.getByText(text)).toBeVisible()
      }

      await page.getByRole('link', { name: 'Contactez nos experts' }).click()
      await expect(page).toHaveURL(paths.contact)
    },
  )

  test(
    'keeps the strata of the drawing in order and apart, and leads from each to its layer, on a phone and on a wide screen',
    long,
    async ({ page }) => {
      await page.goto(paths.solutions)
      const drawing = page.getByRole('navigation', { name: solutionsPage.drawing.label })
      const links = drawing.getByRole('link')
      await expect(links).toHaveCount(technologies.length)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
        for (const [index, box] of boxes.entries()) {
          const previous = boxes[index - 1]
          expect(box?.height).toBeGreaterThanOrEqual(44)
          if (box && previous) expect(box.y).toBeGreaterThanOrEqual(previous.y + previous.height - 1)
        }
        for (const { id, name, layer } of technologies) {
          await drawing.getByRole('link', { name: layer.label }).click()
          await expect(page).toHaveURL(`${paths.solutions}#${id}`)
          await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeInViewport()
        }
      }
    },
  )

  test(
    'opens at the layer that the address names, and keeps in view which layer one is reading',
    long,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${paths.solutions}#qdrant`)
      await expect(page.getByRole('heading', { level: 3, name: 'Qdrant' })).toBeInViewport()
      const layer = page.getByRole('article', { name: 'Qdrant' })
      await layer.getByText('Bénéfices client').scrollIntoViewIfNeeded()
      await expect(layer.getByText('Couche 03')).toBeInViewport()
    },
  )
})

test.describe('« Quelles méthodes déployer ? »', () => {
  test(
    'is a button without a link, and asks the assistant even when it was pressed before React had come',
    long,
    async ({ page }) => {
      const release = await holdReact(page)
      await page.goto(paths.solutions)
      await expect(page.getByRole('link', { name: 'Quelles méthodes déployer ?' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Quelles méthodes déployer ?' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      release()
      await expect(page.locator('.assistant-question')).toContainText('Quelles méthodes déployer ?')
      await expect(page.locator('.assistant-answer')).toHaveCount(1)
      await expect(page).toHaveURL(paths.solutions)
    },
  )

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is not offered, since it could do nothing', async ({ page }) => {
      await page.goto(paths.solutions)
      await expect(page.getByRole('button', { name: 'Quelles méthodes déployer ?' })).toBeHidden()
      await expect(page.getByRole('link', { name: 'Contactez nos experts' })).toBeVisible()
    })
  })
})

function fontSize(text: Locator) {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
}

test('However wide its visitor sets the text, no layer of the drawing runs through the opening of the solutions page', async ({
  page,
}) => {
  await page.goto(paths.solutions)
  await setTextWider(page)
  for (const width of [1000, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('.layers-drawing')).toBeVisible()
    const crossed = await page
      .locator('.drawn-layer')
      .first()
      .evaluate(belowItsEdge, solutionsPage.hero.sovereignty.text)
    expect(crossed, `at ${width} px`).toEqual([])
  }
})

/** The corners of what the opening says under its title that lie in the topmost layer or deeper. */
function belowItsEdge(layer: SVGGeometryElement, words: string) {
  const link = [...document.querySelectorAll('main section a')].find(({ textContent }) => textContent === words)
  const { left, right, bottom } = link?.getBoundingClientRect() ?? {
    left: 0,
    right: 0,
    bottom: Number.POSITIVE_INFINITY,
  }
  const toDrawing = layer.getScreenCTM()?.inverse()
  const depthAt = (x: number) => {
    const ys = Array.from({ length: window.innerHeight * 2 }, (_, y) => y)
    return ys.find((y) => layer.isPointInFill(new DOMPoint(x, y).matrixTransform(toDrawing)))
  }
  return [left, right].filter((x) => bottom > (depthAt(x) ?? Number.NaN))
}
