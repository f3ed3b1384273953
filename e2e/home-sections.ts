import type { Locator, Page } from '@playwright/test'
import { home } from '#content/home.ts'
import { expect } from './site.ts'

export const widths = [320, 390, 768, 1024, 1280, 1440, 1920]

export function section(page: Page, title: string, level = 2): Locator {
  return page.locator('main section').filter({ has: page.getByRole('heading', { name: title, level, exact: true }) })
}

export function technologies(page: Page) {
  return section(page, 'Les technologies que nous déployons')
}

export async function expectStillStrip(page: Page) {
  await expect(page.getByRole('button', { name: /défilement/ })).toBeHidden()
  expect(await runningAnimations(page.locator('.marquee'))).toBe(0)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { name } of home.technologies.logos) {
      const item = technologies(page).getByRole('listitem').filter({ hasText: name })
      await expect(item).toHaveCount(1)
      const box = await item.boundingBox()
      expect(box?.x, name).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width)
    }
  }
}

export function playState(page: Page) {
  return page.locator('.marquee-track').evaluate((track) => getComputedStyle(track).animationPlayState)
}

export function runningAnimations(part: Locator) {
  return part.evaluate(
    (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  )
}
