import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { drawn } from './drawn.ts'
import { openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'
import { setLettersWider } from './text-wider.ts'

test(
  "The end of the home page's meridian stands clear of the buttons, no word of the footer is broken, and on paper no frame stands empty at a page's end and no button is left",
  long,
  async ({ page }) => {
    await openLive(page, paths.home)
    for (const width of [768, 800, 860, 919, 1024, 1080, 1135, 1184, 1250, 1343, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await crossedButtons(page), `at ${width} px`).toEqual([])
      expect(await brokenWords(page, 'footer'), `at ${width} px`).toEqual([])
      expect(await page.locator('footer nav li').evaluateAll(linesTogether), `at ${width} px`).toEqual([])
    }
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('main li').evaluateAll(framesAround)).toEqual([])
    await expect(page.locator('main .button').filter({ visible: true })).toHaveCount(0)
  },
)

test('No word of the solutions is broken where their drawing begins, nor wider, on systems that round letters up, too', async ({
  page,
}) => {
  await page.goto(paths.solutions)
  await setLettersWider(page)
  for (const width of [992, 1010, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await brokenWords(page, 'main'), `at ${width} px`).toEqual([])
  }
})

test('Every face of the site draws the apostrophe that is typed as the curly one', long, async ({ page }) => {
  await page.goto(paths.contact)
  const drawn = await page.evaluate(
    async (families) => {
      const draw = (font: string, text: string) => {
        const canvas = new OffscreenCanvas(100, 100)
        const pen = canvas.getContext('2d')
        if (!pen) return ''
        pen.font = font
        pen.fillText(text, 10, 80)
        return pen.getImageData(0, 0, 100, 100).data.join('')
      }
      const alike = async (family: string) => {
        const font = `620 80px ${family}`
        await document.fonts.load(font)
        return draw(font, "'") === draw(font, '’')
      }
      return Promise.all(families.map(alike))
    },
    ['"Bricolage Grotesque"', '"Instrument Sans"', '"Geist Mono"', 'sans-serif'],
  )
  // Other faces tell them apart.
  expect(drawn).toEqual([true, true, true, false])
})

test('The map of the home page is not drawn again when a phone is turned', long, async ({ browser, siteUrl }) => {
  const upright = { width: 390, height: 844 }
  const page = await browser.newPage({ baseURL: siteUrl, viewport: upright, hasTouch: true, isMobile: true })
  await openLive(page, paths.home)
  const drawing = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.survey'))
        .map(({ currentTime }) => currentTime),
    )
  await expect.poll(drawing).toEqual([])
  for (const size of [{ width: 844, height: 390 }, upright]) {
    await page.setViewportSize(size)
    await drawn(page)
    expect(await drawing(), `${size.width} px wide`).toEqual([])
  }
  await page.close()
})

function crossedButtons(page: Page) {
  return page.evaluate(() => {
    const end = document.querySelector('.meridian-end')
    const label = end?.querySelector('text')?.getBoundingClientRect()
    if (!end?.checkVisibility() || !label) return []
    return [...(end.parentElement?.querySelectorAll('a') ?? [])]
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return left < label.right && right > label.left && top < label.bottom && bottom > label.top
      })
      .map(({ textContent }) => textContent)
  })
}

/** Words there that stand on two lines. */
function brokenWords(page: Page, place: 'footer' | 'main') {
  return page.evaluate((place) => {
    const texts = document.createTreeWalker(document.querySelector(place) ?? document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      for (const { index, 0: word } of (texts.currentNode.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
    return broken
  }, place)
}

/** Runs in the page: the items whose text comes so near to the next one's that both read as one. */
function linesTogether(items: Element[]) {
  const texts = items.map((item) => {
    const range = document.createRange()
    range.selectNodeContents(item.querySelector('a') ?? item)
    const { left, top, bottom } = range.getBoundingClientRect()
    return { left, top, bottom, text: item.textContent }
  })
  return texts
    .filter(({ left, bottom }, index) => {
      const next = texts[index + 1]
      return next?.left === left && next.top - bottom < 6
    })
    .map(({ text }) => text)
}

/** Runs in the page: the lists with a frame whose items, which are not cut, may all go to the next sheet. */
function framesAround(items: Element[]) {
  const lists = new Set(items.map(({ parentElement }) => parentElement))
  return [...lists]
    .filter((list) => {
      if (!list?.checkVisibility()) return false
      const { borderLeftStyle, borderLeftWidth, breakInside } = getComputedStyle(list)
      return borderLeftStyle !== 'none' && borderLeftWidth !== '0px' && breakInside !== 'avoid'
    })
    .map((list) => list?.textContent)
}
