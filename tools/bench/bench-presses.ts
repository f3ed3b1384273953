import type { Browser, Frame, Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { launchBrowser } from '#testing/launch-browser.ts'
import { startServer } from '#testing/running-site.ts'
import { budgets } from '#tools/build/budgets.ts'
import { alone, type Figure } from './figure.ts'
import { median } from './median.ts'
import { readThrough } from './read-through.ts'
import { inRounds, type Rounds } from './rounds.ts'

/** Slower than this machine by so much, as phones are. */
const slower = 4
/** Milliseconds that anything may take before the measurement is given up. */
const mostToWait = 60_000
const settling = 5000

type Control = {
  readonly name: string
  readonly path: string
  readonly press: (page: Page) => Promise<void>
  /** What the visitor wanted is there. */
  readonly done: (page: Page) => Promise<unknown>
  /** Where the press is made, if not in the page itself. */
  readonly frame?: (page: Page) => Frame | undefined
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const poster = (page: Page) => page.frames().find((frame) => frame !== page.mainFrame())

const controls: readonly Control[] = [
  {
    name: 'menu',
    path: paths.home,
    press: (page) => button(page, 'Ouvrir le menu principal').tap(),
    done: (page) => page.getByRole('navigation', { name: 'Navigation principale' }).waitFor(),
  },
  {
    name: 'consent',
    path: paths.home,
    press: (page) => button(page, 'Tout refuser').tap(),
    done: (page) => page.locator('.consent-banner').waitFor({ state: 'hidden' }),
  },
  {
    name: 'question',
    path: paths.home,
    press: (page) => page.locator('details:not([open]) > summary').last().tap(),
    done: (page) => page.locator('details').last().locator('p').waitFor(),
  },
  {
    name: 'video',
    path: paths.home,
    press: async (page) => {
      await page.locator('iframe').scrollIntoViewIfNeeded()
      await page.frameLocator('iframe').getByRole('link').first().tap()
    },
    done: (page) => page.locator('iframe').waitFor(),
    frame: poster,
  },
  {
    name: 'assistant',
    path: paths.home,
    press: (page) => button(page, /^Ouvrir l'assistant/).tap(),
    done: (page) => page.getByRole('textbox', { name: 'Votre question' }).waitFor(),
  },
  {
    name: 'filter',
    path: paths.useCases,
    press: (page) => button(page, 'Automatisation').tap(),
    done: (page) => page.locator('[aria-pressed=true]').filter({ hasText: 'Automatisation' }).waitFor(),
  },
  {
    name: 'field',
    path: paths.contact,
    press: (page) => page.getByRole('textbox', { name: 'Prénom' }).tap(),
    done: (page) => page.locator('#firstName:focus').waitFor(),
  },
]

/**
 * The first press of a visit, on a page that has loaded and was only read: milliseconds until the browser has painted an
 * answer to it (what INP counts, by steps of 8 ms), and until what was wanted is there.
 */
export async function benchPresses(rounds: Rounds): Promise<Figure[]> {
  const site = await startServer({ built: true })
  const browser = await launchBrowser()
  const measured = controls.map((control) => ({ control, painted: [] as number[], done: [] as number[] }))
  try {
    await inRounds(rounds, async () => {
      for (const { control, painted, done } of measured) {
        const press = await measure(browser, site.url, control)
        painted.push(press.painted)
        done.push(press.done)
      }
    })
  } finally {
    await browser.close()
    await site.stop()
  }
  return [
    ...measured.map(({ control, painted }) =>
      alone(`first press, 4 × slower: ${control.name} painted`, median(painted), {
        most: budgets.firstPress,
        unit: 'ms',
      }),
    ),
    ...measured.map(({ control, done }) =>
      alone(`first press, 4 × slower: ${control.name} done`, median(done), { unit: 'ms' }),
    ),
  ]
}

/** Runs in the page; as text, since Node's observer, whose types stand here, knows no events. */
const notePresses = `new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) performance.mark('press', { startTime: duration })
}).observe({ type: 'event', durationThreshold: 16 })`

async function measure(browser: Browser, siteUrl: string, { path, press, done, frame }: Control) {
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  // A machine that does something else meanwhile is slow, not broken: the figures show it.
  page.setDefaultTimeout(mostToWait)
  // No press of this leaves the machine.
  await page.route(
    (url) => url.origin !== siteUrl && url.protocol.startsWith('http'),
    (route) => route.abort(),
  )
  await readThrough(page, path)
  const pressed = frame?.(page) ?? page.mainFrame()
  await pressed.evaluate(notePresses)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const start = performance.now()
  await press(page)
  await done(page)
  const end = performance.now()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // Entries come after the paint. What a press has fetched from outside is refused, and may be asked for again and again.
  await page.waitForLoadState('networkidle', { timeout: settling }).catch(() => {})
  // Without an entry it took less than the threshold.
  const durations = await pressed
    .evaluate(() => performance.getEntriesByName('press').map(({ startTime }) => startTime))
    .catch(() => [])
  await context.close()
  return { painted: Math.max(16, ...durations), done: end - start }
}
