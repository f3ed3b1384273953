import { paths } from '#content/paths.ts'
import { expectStillStrip, playState } from './home-sections.ts'
import { openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

test.describe('The strip of technologies', () => {
  test.use({ motion: true })

  test('passes endlessly in 20 s, stops and goes at the press of a button that says which, and closes its loop without a gap, from a phone to a 4K screen', async ({
    page,
  }) => {
    await page.goto(paths.home)
    const style = await page.locator('.marquee-track').evaluate((element) => {
      const { animationDuration, animationTimingFunction, animationIterationCount } = getComputedStyle(element)
      return [animationDuration, animationTimingFunction, animationIterationCount]
    })
    expect(style).toEqual(['20s', 'linear', 'infinite'])
    const pause = page.getByRole('button', { name: 'Mettre le défilement en pause' })
    const size = await pause.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await pause.click()
    await page.mouse.move(0, 0)
    const resume = page.getByRole('button', { name: 'Reprendre le défilement' })
    await expect(resume).toBeVisible()
    expect(await playState(page)).toBe('paused')
    for (const width of [320, 1440, 3840]) {
      await page.setViewportSize({ width, height: 900 })
      const { seam, excess, rest } = await page.locator('.marquee-window').evaluate((window) => {
        const [first, second] = [...window.querySelectorAll('.marquee-row')].map((row) => row.getBoundingClientRect())
        const { width = 0, right = 0 } = first ?? {}
        return {
          seam: (second?.left ?? 0) - right,
          excess: (second?.width ?? 0) - width,
          rest: width - window.clientWidth,
        }
      })
      expect(Math.abs(seam), `the rows touch at ${width} px`).toBeLessThan(0.5)
      expect(Math.abs(excess), `the rows are as wide as each other at ${width} px`).toBeLessThan(0.5)
      expect(rest, `a row fills the window at ${width} px`).toBeGreaterThanOrEqual(0)
    }
    await resume.click()
    expect(await playState(page)).toBe('running')
    await expect(pause).toBeVisible()
  })

  test('waits under the pointer and while the keyboard is on its button', long, async ({ page }) => {
    await openLive(page, paths.home)
    expect(await playState(page)).toBe('running')
    await page.locator('.marquee-window').hover()
    expect(await playState(page)).toBe('paused')
    await page.mouse.move(0, 0)
    expect(await playState(page)).toBe('running')

    await page.getByRole('link', { name: 'Découvrir notre méthodologie complète' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Mettre le défilement en pause' })).toBeFocused()
    expect(await playState(page)).toBe('paused')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect(await playState(page), 'resumed by the keyboard that is still on the button').toBe('running')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('stands still in rows, since nothing could stop it', long, async ({ page }) => {
      await page.goto(paths.home)
      await expectStillStrip(page)
    })
  })
})
