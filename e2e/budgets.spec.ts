import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { pages } from '#content/pages.ts'
import { paths } from '#content/paths.ts'
import { technologies } from '#content/technologies.ts'
import { useCases } from '#content/use-cases.ts'
import { ownFonts } from '#testing/own-fonts.ts'
import { budgets } from '#tools/build/budgets.ts'
import { addresses } from './addresses.ts'
import { builtAssets } from './built-files.ts'
import { drawn } from './drawn.ts'
import { largestPaint } from './largest-paint.ts'
import { layoutShift } from './layout-shift.ts'
import { holdBack, openStarted } from './live.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'

test.use({ firstVisit: true, motion: true })

const heaviest: readonly string[] = [paths.home, paths.privacyPolicy]

for (const address of addresses) {
  const title = `A first visit to ${address} moves nothing while its fonts arrive late and the visitor scrolls, and keeps within its bytes and requests`
  test(title, longUnless(heaviest.includes(address)), async ({ page, siteUrl }) => {
    const files = new Set<string>()
    page.on('request', (request) => {
      if (request.url().startsWith(siteUrl)) files.add(new URL(request.url()).pathname)
    })
    const release = await holdBack(page, /\.woff2$/)
    await page.setViewportSize({ width: 390, height: 844 })
    // Fetched ahead, after all that the page shows.
    const [, answer] = await Promise.all([page.waitForRequest(/\/assets\/hydrate-/), visit(page, address, release)])
    while (!(await isAtEnd(page))) await page.mouse.wheel(0, 1200)
    expect(await layoutShift(page)).toBeLessThanOrEqual(budgets.cumulativeLayoutShift)

    // What only a wide screen asks for counts too.
    await page.setViewportSize({ width: 1280, height: 720 })
    await drawn(page)
    await page.evaluate(() => document.fonts.ready)
    // The browser's own wish.
    files.delete('/favicon.svg')
    const sizeOf = (extension: string) =>
      [...files].filter((path) => path.endsWith(extension)).reduce((sum, path) => sum + compressedSize(path), 0)
    expect(sizeOf('.js'), 'JavaScript').toBeGreaterThan(50_000)
    const more = address === paths.contact ? budgets.contactJavascript : 0
    expect(sizeOf('.js'), 'JavaScript').toBeLessThanOrEqual(budgets.javascript + more)
    expect(sizeOf('.woff2'), 'fonts').toBeLessThanOrEqual(budgets.fonts)
    expect(files.size, `requests: ${[...files].join(' ')}`).toBeLessThanOrEqual(budgets.requests)

    const html = (await answer?.text()) ?? ''
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')
    expect(styles.length).toBeGreaterThan(0)
    expect(gzipSync(styles, { level: 9 }).length, 'styles').toBeLessThanOrEqual(budgets.styles)
    expect(gzipSync(html, { level: 9 }).length, 'document').toBeLessThanOrEqual(budgets.document)
  })
}

test('On a wide screen nothing moves either when the fonts arrive late', long, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, paths.solutions, await holdBack(page, /\.woff2$/))
  expect(await layoutShift(page)).toBeLessThanOrEqual(budgets.cumulativeLayoutShift)
})

for (const address of addresses) {
  const title = `The largest that is painted of ${address} is the page's own, not the banner that comes after it`
  test(title, longUnless(address === paths.contactSuccess), async ({ page }) => {
    for (const width of [360, 390, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: 823 })
      await openStarted(page, address)
      await expect(page.locator('.consent-banner')).toBeVisible()
      await drawn(page)
      expect(await largestPaint(page), `${width} px wide`).toMatch(/^(?:H1|H2|P|SPAN)$/)
    }
  })
}

/** Its fonts come after the first paint. */
async function visit(page: Page, address: string, releaseFonts: () => void) {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)
  releaseFonts()
  await ownFaces(page)
  return answer
}

/** Asked from outside, since a page without JavaScript waits for nothing. */
function ownFaces(page: Page) {
  return expect.poll(() => page.evaluate(ownFonts)).toBe(true)
}

for (const [address, width] of addresses.flatMap((each) => [[each, 390] as const, [each, 1440] as const])) {
  const title = `No text of the first screen of ${address} asks for a font before it is painted, and then it has its own, ${width} px wide`
  test(title, longUnless(address === paths.useCases && width === 390), async ({ page }) => {
    const release = await holdBack(page, /\/assets\/boot-/)
    await page.addInitScript(() => {
      // As long as nobody asks for the fonts by name.
      FontFace.prototype.load = () => new Promise(() => {})
    })
    const fonts = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)
    expect(await page.evaluate(fonts)).toBe(0)
    release()
    await ownFaces(page)
    await expect.poll(() => page.evaluate(fonts)).toBeGreaterThan(1)
  })
}

for (const address of addresses) {
  test(
    `${address} is painted before its script is asked for`,
    longUnless(address === paths.useCases),
    async ({ page }) => {
      await openStarted(page, address)
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByType('paint')[0]?.startTime,
        asked: performance.getEntriesByType('resource').find(({ name }) => name.includes('/boot-'))?.startTime,
      }))
      expect(asked).toBeGreaterThanOrEqual(painted ?? Number.NaN)
    },
  )
}

for (const [who, settings] of Object.entries({
  'somebody who wants no motion': { reducedMotion: 'reduce' },
  'somebody without JavaScript': { javaScriptEnabled: false },
} as const)) {
  test(`A page is set in its own fonts for ${who}`, long, async ({ browser, siteUrl }) => {
    const context = await browser.newContext({ baseURL: siteUrl, ...settings })
    const page = await context.newPage()
    await page.goto(paths.contact)
    await ownFaces(page)
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"Bricolage Grotesque",/)
    await context.close()
  })
}

test('The title of every page, with what it is set in, is in the first 14 KB of it', () => {
  for (const path of Object.values(paths)) {
    const file = `dist/current/client${path === paths.home ? '/index' : path}.html.br`
    const begin = readFileSync(file).subarray(0, budgets.firstRoundTrip)
    // What a browser can read of it by then.
    const read = String(brotliDecompressSync(begin, { finishFlush: constants.BROTLI_OPERATION_FLUSH }))
    expect(read, path).toContain('</h1>')
  }
})

test('The success page and its headers are what a server may send before it is answered: no round trip more', async ({
  request,
}) => {
  const answer = await request.get(paths.contactSuccess, { headers: { 'Accept-Encoding': 'br' } })
  const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
  const body = readFileSync(`dist/current/client${paths.contactSuccess}.html.br`)
  expect(answer.headers()['content-length']).toBe(String(body.length))
  const all = `HTTP/1.1 200 OK\r\n${headers.join('')}\r\n`.length + body.length
  // A word more in what all pages share is no round trip yet.
  expect(all).toBeLessThanOrEqual(budgets.firstSegments - 200)
})

test('What runs on Node is in ASCII, which Node keeps in half the memory', () => {
  const programs = globSync('dist/current/{server,renderer}/*.js')
  expect(programs.length).toBeGreaterThan(3)
  for (const program of programs) expect(readFileSync(program, 'utf8'), program).not.toMatch(/[^\0-\x7f]/)
})

test('What one page tells is in no file of another, so that a site with more to tell loads no slower', () => {
  const firstSentences = (texts: readonly { readonly description: string }[]) =>
    texts.map(({ description }) => description.split(/[.,:]/)[0] ?? '')
  const told = {
    [paths.useCases]: firstSentences(useCases),
    [paths.solutions]: firstSentences(technologies),
    [paths.services]: [pages.services.ogDescription],
    [paths.legalNotice]: [pages.legalNotice.ogDescription],
    [paths.privacyPolicy]: [pages.privacyPolicy.ogDescription],
  }
  const words = (text: string) => text.replace(/\\u[\da-f]{4}|\\xA0|\W/gi, ' ').replace(/\s+/g, ' ')
  const files = new Map(Object.values(paths).map((path) => [path, words(textOfScripts(path))]))
  for (const [owner, texts] of Object.entries(told)) {
    for (const text of texts.map(words)) {
      const having = [...files].filter(([, scripts]) => scripts.includes(text)).map(([path]) => path)
      expect(having, text).toEqual([owner])
    }
  }
})

test('What makes a page live asks to be compiled while it arrives, and what a visitor may never want does not', () => {
  const scripts = builtAssets().filter((name) => name.endsWith('.js'))
  const hinted = scripts.filter((name) =>
    readFileSync(`dist/client/assets/${name}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  for (const name of ['hydrate-', 'home-', 'contact-', 'cas-usage-']) expect(hinted.join(' ')).toContain(name)
  expect(hinted.join(' ')).not.toMatch(/boot-|assistant-panel-|select-|consent-dialog-/)
})

test('No script of a page calls what makes its elements as a property, which takes several bytes at each call', () => {
  for (const path of Object.values(paths)) expect(textOfScripts(path), path).not.toMatch(/\.jsxs?\)\(/)
})

/** Of the page, once it is live. */
function textOfScripts(path: string) {
  const html = readFileSync(`dist/client${path === paths.home ? '/index' : path}.html`, 'utf8')
  const files = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  return files.map((file) => readFileSync(`dist/client${file}`, 'utf8')).join('\n')
}

function compressedSize(path: string) {
  const file = readFileSync(`dist/client${path}`)
  return path.endsWith('.woff2') ? file.length : gzipSync(file, { level: 9 }).length
}

function isAtEnd(page: Page) {
  return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
}
