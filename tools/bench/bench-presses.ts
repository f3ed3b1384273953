import { setTimeout as rest } from 'node:timers/promises'
import type { Browser, CDPSession, Frame, Locator, Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { launchBrowser } from '#testing/launch-browser.ts'
import { startServer } from '#testing/running-site.ts'
import { budgets } from '#tools/build/budgets.ts'
import { alone, type Figure } from './figure.ts'
import { median } from './median.ts'
import { readThrough, untilIdle } from './read-through.ts'
import { inRounds, type Rounds } from './rounds.ts'

/** Slower than this machine by so much, as phones are. */
const slower = 4
/** Milliseconds that anything may take before the measurement is given up. */
const mostToWait = 60_000
const settling = 5000
/** What a page still does by itself after it is shown is done before anybody has found what to press. */
const finding = 1000
/** So long a finger stays on the glass. */
const touchOf = 80
const viewport = { width: 390, height: 844 }

type Control = {
  readonly name: string
  readonly path: string
  readonly pressed: (page: Page) => Locator
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
    pressed: (page) => button(page, 'Ouvrir le menu principal'),
    done: (page) => page.getByRole('navigation', { name: 'Navigation principale' }).waitFor(),
  },
  {
    name: 'consent',
    path: paths.home,
    pressed: (page) => button(page, 'Tout refuser'),
    done: (page) => page.locator('.consent-banner').waitFor({ state: 'hidden' }),
  },
  {
    name: 'question',
    path: paths.home,
    pressed: (page) => page.locator('details:not([open]) > summary').last(),
    done: (page) => page.locator('details').last().locator('p').waitFor(),
  },
  {
    name: 'video',
    path: paths.home,
    pressed: (page) => page.frameLocator('iframe').getByRole('link').first(),
    done: (page) => page.locator('iframe').waitFor(),
    frame: poster,
  },
  {
    name: 'assistant',
    path: paths.home,
    pressed: (page) => button(page, /^Ouvrir l'assistant/),
    done: (page) => page.getByRole('textbox', { name: 'Votre question' }).waitFor(),
  },
  {
    name: 'filter',
    path: paths.useCases,
    pressed: (page) => button(page, 'Automatisation'),
    done: (page) => page.locator('[aria-pressed=true]').filter({ hasText: 'Automatisation' }).waitFor(),
  },
  {
    name: 'field',
    path: paths.contact,
    pressed: (page) => page.getByRole('textbox', { name: 'Prénom' }),
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

async function measure(browser: Browser, siteUrl: string, { path, pressed, done, frame }: Control) {
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: 'fr-FR',
    viewport,
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
  await pressed(page).scrollIntoViewIfNeeded()
  await rest(finding)
  await untilIdle(page)
  const [x, y] = await middleOf(pressed(page))
  const noted = frame?.(page) ?? page.mainFrame()
  await noted.evaluate(notePresses)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const start = performance.now()
  await touch(session, x, y)
  await done(page)
  const end = performance.now()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // Entries come after the paint. What a press has fetched from outside is refused, and may be asked for again and again.
  await page.waitForLoadState('networkidle', { timeout: settling }).catch(() => {})
  // Without an entry it took less than the threshold.
  const durations = await noted
    .evaluate(() => performance.getEntriesByName('press').map(({ startTime }) => startTime))
    .catch(() => [])
  await context.close()
  return { painted: Math.max(16, ...durations), done: end - start }
}

/** Of what is in sight of it. */
async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  const box = await control.boundingBox()
  if (!box) throw new Error(`${control} is not to be seen: there is nothing to press.`)
  const middle = (from: number, length: number, most: number) => (Math.max(0, from) + Math.min(from + length, most)) / 2
  return [middle(box.x, box.width, viewport.width), middle(box.y, box.height, viewport.height)]
}

/** As a finger does it: Playwright's own looks for what it presses, in the page, while it presses. */
async function touch(session: CDPSession, x: number, y: number) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await rest(touchOf)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
