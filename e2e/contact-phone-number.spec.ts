import { paths } from '#content/paths.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

test.describe('Without JavaScript, a phone number', () => {
  test.use({ javaScriptEnabled: false })

  for (const [where, addresses, details] of [
    ['', [paths.contact], {}],
    [
      ' of the other pages too',
      [paths.legalNotice, paths.solutions, paths.contactSuccess, paths.privacyPolicy, paths.accessibility],
      long,
    ],
  ] as const) {
    test(`stands on one line at every width${where}`, details, async ({ page }) => {
      for (const address of addresses) {
        await page.goto(address)
        for (const width of [320, 390, 768, 900, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          const numbers = await page.evaluate(linesOfPhoneNumbers)
          expect(numbers.length, address).toBeGreaterThan(0)
          expect(
            numbers.filter(({ lines }) => lines !== 1),
            `${address}, ${width} px`,
          ).toEqual([])
        }
      }
    })
  }
})

/** Runs in the page. */
function linesOfPhoneNumbers() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const numbers: { text: string; lines: number }[] = []
  while (texts.nextNode()) {
    const node = texts.currentNode
    for (const { 0: text, index } of node.nodeValue?.matchAll(/(?:\+33\s?|0)[1-9](?:\s\d\d){4}/g) ?? []) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + text.length)
      const heights = [...range.getClientRects()].map(({ top }) => Math.round(top))
      if (heights.length > 0) numbers.push({ text, lines: new Set(heights).size })
    }
  }
  return numbers
}
