import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** They follow one another: in a row, or down the page on a phone. */
export async function expectStepsInOrder(page: Page) {
  const steps = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ hasText: /^0\d/ })
  const boxes = async () => (await Promise.all((await steps.all()).map((step) => step.boundingBox()))).filter(isThere)
  await page.setViewportSize({ width: 1440, height: 900 })
  const row = await boxes()
  expect(row.length).toBeGreaterThanOrEqual(3)
  for (const [index, { x, y }] of row.entries()) {
    expect(y).toBe(row[0]?.y)
    expect(x).toBeGreaterThanOrEqual(index === 0 ? 0 : rightOf(row[index - 1]) - 1)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const column = await boxes()
  for (const [index, { x, y }] of column.entries()) {
    expect(x).toBe(column[0]?.x)
    expect(y).toBeGreaterThanOrEqual(index === 0 ? 0 : bottomOf(column[index - 1]) - 1)
  }
}

type Box = { x: number; y: number; width: number; height: number }

const isThere = (box: Box | null) => box !== null

const rightOf = (box: Box | undefined) => (box ? box.x + box.width : 0)

const bottomOf = (box: Box | undefined) => (box ? box.y + box.height : 0)
