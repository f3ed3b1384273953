import type { Locator, Page } from '@playwright/test'
import { map as survey } from '#content/brand/map.ts'
import { home } from '#content/home.ts'
import { paths } from '#content/paths.ts'
import { expectStillStrip, runningAnimations, widths } from './home-sections.ts'
import { largestPaint } from './largest-paint.ts'
import { openLive, untilLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const labels = [survey.hero.note.text, ...home.hero.stations.map(({ label }) => label)].sort()

test.describe('The opening', () => {
  test.use({ motion: true })

  test('paints its title first and largest on a wide screen, and draws its map once, within 1.2 s', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openLive(page, paths.home)
    expect(await largestPaint(page)).toBe('H1')
    const animations = await page
      .locator('.survey :is(line[pathLength], .survey-rings, .survey-use)')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { animationName, animationDelay, animationDuration, animationIterationCount } = getComputedStyle(part)
          const end = Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)
          return { animationName, end, animationIterationCount }
        }),
      )
    expect(animations.length).toBeGreaterThan(30)
    for (const { animationName, end, animationIterationCount } of animations) {
      expect(animationName).toMatch(/^survey-(draw|appear)$/)
      expect(end).toBeLessThanOrEqual(1.2)
      expect(animationIterationCount).toBe('1')
    }
    await expect.poll(() => runningAnimations(page.locator('.survey'))).toBe(0)
  })

  test(
    'leaves both of its actions above the banner of a first visit, on a phone, under a title of three lines',
    long,
    async ({ page }) => {
      for (const [width, height] of [
        [390, 844],
        [375, 812],
        [360, 800],
        [412, 915],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(paths.home)
        const banner = page.getByRole('region', { name: 'Choix sur les cookies' })
        await expect(banner).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        // A company whose tagline takes a fourth has its first action free.
        const isLong = (await linesOf(page.getByRole('heading', { level: 1 }))) > 3
        for (const { label } of isLong ? [home.hero.primary] : [home.hero.primary, home.hero.secondary]) {
          const action = await page.getByRole('main').getByRole('link', { name: label }).first().boundingBox()
          const room = ((await banner.boundingBox())?.y ?? 0) - ((action?.y ?? 0) + (action?.height ?? 0))
          expect(room, `${label} at ${width} × ${height}`).toBeGreaterThanOrEqual(8)
        }
      }
    },
  )

  test('paints its title first and largest on a phone, and shows the map with a station for each use and no line through a word, at every width', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await openLive(page, paths.home)
    expect(await largestPaint(page)).toBe('H1')
    const map = page.getByRole('img', { name: home.hero.map })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { band, words } = await map.evaluate((svg) => ({
        band: svg.parentElement?.getBoundingClientRect().toJSON(),
        words: [...svg.querySelectorAll('text')].map((text) => ({
          word: text.textContent,
          box: text.getBoundingClientRect().toJSON(),
        })),
      }))
      expect(words.map(({ word }) => word).sort()).toEqual(labels)
      for (const { word, box } of words) {
        const where = `${word} at ${width} px`
        expect(box.left, where).toBeGreaterThanOrEqual(0)
        expect(box.right, where).toBeLessThanOrEqual(width)
        expect(box.top, where).toBeGreaterThanOrEqual(band.top)
        expect(box.bottom, where).toBeLessThanOrEqual(band.bottom + 1)
        expect(box.height, where).toBeGreaterThanOrEqual(13)
      }
      expect(await crossedWords(page), `at ${width} px`).toEqual([])
    }
  })
})

test(
  'For the visitor who wants no motion the map is drawn from the start, and the technologies stand still in rows, without a button',
  long,
  async ({ page }) => {
    await page.goto(paths.home, { waitUntil: 'commit' })
    await page.locator('.survey').waitFor()
    expect(await runningAnimations(page.locator('.survey'))).toBe(0)
    await untilLive(page)
    await expectStillStrip(page)
  },
)

/** The words that a side of a triangle goes through; the rings and the dotted meridian keep clear by construction. */
function crossedWords(page: Page) {
  return page.locator('.survey').evaluate((map) => {
    const words = [...map.querySelectorAll('text')].map((text) => ({
      word: text.textContent,
      box: text.getBoundingClientRect(),
    }))
    const lines = [...map.querySelectorAll<SVGLineElement>('.survey-lines line')].map((line) => {
      const matrix = line.getScreenCTM()
      if (!matrix) throw new Error('The map is not on the screen.')
      const start = new DOMPoint(line.x1.baseVal.value, line.y1.baseVal.value).matrixTransform(matrix)
      const end = new DOMPoint(line.x2.baseVal.value, line.y2.baseVal.value).matrixTransform(matrix)
      return { start, end }
    })
    const crosses = (box: DOMRect, { start, end }: { start: DOMPoint; end: DOMPoint }) =>
      Array.from({ length: 401 }, (_, step) => step / 400).some((t) => {
        const x = start.x + (end.x - start.x) * t
        const y = start.y + (end.y - start.y) * t
        return x > box.left && x < box.right && y > box.top && y < box.bottom
      })
    return words.filter(({ box }) => lines.some((line) => crosses(box, line))).map(({ word }) => word)
  })
}

function linesOf(title: Locator) {
  return title.evaluate((element) =>
    Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
  )
}
