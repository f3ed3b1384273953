import lighthouse, { type Result } from 'lighthouse'
import { pages as pageSettings } from '#content/pages.ts'
import { paths } from '#content/paths.ts'
import { freePort } from '#testing/free-port.ts'
import { launchBrowser } from '#testing/launch-browser.ts'
import { startServer } from '#testing/running-site.ts'
import { budgets } from '#tools/build/budgets.ts'
import { createFullSpeed } from './at-full-speed.ts'
import { barePath, siteWithBarePages } from './bare-pages.ts'
import { alone, type Figure, overBare, timesBare } from './figure.ts'
import { median } from './median.ts'
import { readPages } from './read-pages.ts'
import { inRounds, type Rounds } from './rounds.ts'

/** Chromium's trace is sometimes without its beginning; a new browser measures the page then. */
const attempts = 3
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
type Timing = (typeof timings)[number]
type Measured = Record<Timing | 'performance', number[]>

/** Every page and its bare form by Lighthouse, as on a phone; and what a page asks for and runs before anybody presses anything. */
export async function benchPages(rounds: Rounds): Promise<Figure[]> {
  const copy = await siteWithBarePages()
  const site = await startServer({ built: true, folder: copy.folder })
  try {
    const readings = await readPages(site.url)
    const judged = await judgePages(site.url)
    const measured = new Map<string, Measured>()
    const addresses = Object.values(paths).flatMap((path) => [barePath(path), path])
    const { atFullSpeed, repeated } = createFullSpeed<Result>()
    // Every page once a round, so that a slow quarter of an hour of the machine falls on all of them alike.
    await inRounds(rounds, async () => {
      for (const address of addresses) {
        console.error(`  Lighthouse on ${address}`)
        const load = () => lighthouseResult(site.url + address, ['performance'])
        add(measured, address, await atFullSpeed(load))
      }
    })
    console.error(`  ${repeated()} loads were made again, since the machine was slow.`)
    return [...timesOfPages(measured), ...readings, ...judged]
  } finally {
    await site.stop()
    await copy.remove()
  }
}

function timesOfPages(measured: ReadonlyMap<string, Measured>): Figure[] {
  const of = (address: string, name: keyof Measured) => median(measured.get(address)?.[name])
  const all = Object.values(paths)
  const ratios = Object.entries(budgets.ratioToBare).flatMap(([name, { most, timing }]) =>
    all.map((path) =>
      timesBare(`${name}, ${path}`, of(path, timing), of(barePath(path), timing), { most, unit: 'ms' }),
    ),
  )
  return [
    ...all.map((path) => ({
      ...alone(`performance, ${path}`, of(path, 'performance'), { least: budgets.lighthouse.performance }),
      bare: of(barePath(path), 'performance'),
    })),
    ...ratios,
    ...all.map((path) =>
      overBare(`blocking time, ${path}`, of(path, 'total-blocking-time'), of(barePath(path), 'total-blocking-time'), {
        most: budgets.blockingOverBare,
        unit: 'ms',
      }),
    ),
    ...all.map((path) =>
      alone(`layout shift, ${path}`, of(path, 'cumulative-layout-shift'), { most: budgets.cumulativeLayoutShift }),
    ),
  ]
}

/** What is no matter of time is judged once. */
async function judgePages(siteUrl: string): Promise<Figure[]> {
  const categories = ['accessibility', 'best-practices', 'seo'] as const
  const figures: Figure[] = []
  for (const path of Object.values(paths)) {
    console.error(`  Lighthouse's judgement of ${path}`)
    const result = await lighthouseResult(siteUrl + path, categories)
    for (const name of categories) {
      if (name === 'seo' && !mayBeIndexed(path)) continue
      figures.push(alone(`${name}, ${path}`, scoreOf(result, name), { least: budgets.lighthouse[name] }))
    }
  }
  return figures
}

async function lighthouseResult(url: string, onlyCategories: readonly string[]) {
  const problems: string[] = []
  while (problems.length < attempts) {
    const result = await runLighthouse(url, onlyCategories)
    if (result && !result.runtimeError) return result
    problems.push(result?.runtimeError?.message ?? 'no result')
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problems.join(' ')}`)
}

async function runLighthouse(url: string, onlyCategories: readonly string[]) {
  const port = await freePort()
  // Letters as wide as on a phone, which rounds none of them; a browser without windows would.
  const browser = await launchBrowser(`--remote-debugging-port=${port}`, '--font-render-hinting=none')
  try {
    const flags = { port, logLevel: 'error', output: 'json', disableFullPageScreenshot: true } as const
    const outcome = await lighthouse(url, { ...flags, onlyCategories: [...onlyCategories] })
    return outcome?.lhr
  } finally {
    await browser.close()
  }
}

function add(measured: Map<string, Measured>, address: string, result: Result) {
  const kept = measured.get(address) ?? {
    performance: [],
    'first-contentful-paint': [],
    'largest-contentful-paint': [],
    'speed-index': [],
    'total-blocking-time': [],
    'cumulative-layout-shift': [],
  }
  kept.performance.push(scoreOf(result, 'performance'))
  for (const name of timings) kept[name].push(result.audits[name]?.numericValue ?? Number.NaN)
  measured.set(address, kept)
}

function scoreOf(result: Result, category: string) {
  return Math.round((result.categories[category]?.score ?? Number.NaN) * 100)
}

function mayBeIndexed(address: string) {
  return Object.values(pageSettings).some(({ canonical, noIndex }) => canonical === address && !noIndex)
}
