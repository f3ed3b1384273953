import { rm } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { pages as pageSettings } from '#content/pages.ts'
import { paths } from '#content/paths.ts'
import { stopWithParent } from '#server/stop-with-parent.ts'
import { browserArguments, findBrowser } from '#testing/find-browser.ts'
import { freePort } from '#testing/free-port.ts'
import { startServer } from '#testing/running-site.ts'
import { budgets } from '#tools/build/budgets.ts'
import { benchAssistant } from './bench-assistant.ts'
import { benchContact } from './bench-contact.ts'
import { benchPresses } from './bench-presses.ts'
import { benchServer } from './bench-server.ts'
import { limitPath, siteWithLimitPage } from './limit-page.ts'
import { median } from './median.ts'

const runs = 5
/** Chromium's trace is sometimes without its beginning; a new browser measures the page then. */
const attempts = 3
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'] as const
const kinds = ['document', 'script', 'font', 'image', 'total'] as const

stopWithParent()
const pages = Object.values(paths)
const folder = await siteWithLimitPage()
const site = await startServer({ built: true, folder })
const results = await measure([limitPath, ...pages])
const slowPresses = await pressProblems()
await site.stop()
await rm(folder, { recursive: true })
report(results, [...slowPresses, ...(await serverProblems()), await contactProblem(), ...(await assistantProblems())])

type Measured = {
  scores: Record<string, number[]>
  timings: Record<string, number[]>
  shift: number[]
  bytes: Record<string, number>
}

/** Every page once a round, so that a slow moment of the machine falls on all of them alike. */
async function measure(addresses: readonly string[]) {
  const measured = new Map<string, Measured>()
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('There is no Chromium: run `npm test` once, or set CHROME_PATH.')
  for (let run = 1; run <= runs; run++) {
    for (const address of addresses) {
      console.error(`run ${run}/${runs}: ${address}`)
      add(measured, address, await lighthouseResult(executablePath, site.url + address))
    }
  }
  return measured
}

async function lighthouseResult(executablePath: string, url: string) {
  const problems: string[] = []
  while (problems.length < attempts) {
    const result = await runLighthouse(executablePath, url)
    if (result && !result.runtimeError) return result
    problems.push(result?.runtimeError?.message ?? 'no result')
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problems.join(' ')}`)
}

async function runLighthouse(executablePath: string, url: string) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const outcome = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
    return outcome?.lhr
  } finally {
    await browser.close()
  }
}

function add(measured: Map<string, Measured>, address: string, result: Result) {
  const page = measured.get(address) ?? { scores: {}, timings: {}, shift: [], bytes: bytesByKind(result) }
  for (const [name, { score }] of Object.entries(result.categories)) {
    page.scores[name] = [...(page.scores[name] ?? []), Math.round((score ?? 0) * 100)]
  }
  for (const name of timings) {
    page.timings[name] = [...(page.timings[name] ?? []), result.audits[name]?.numericValue ?? Number.NaN]
  }
  page.shift.push(result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)
  measured.set(address, page)
}

function bytesByKind(result: Result): Record<string, number> {
  const details = result.audits['network-requests']?.details
  const bytes: Record<string, number> = {}
  if (details?.type !== 'table') return bytes
  for (const { resourceType, transferSize } of details.items) {
    const kind = String(resourceType).toLowerCase()
    bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize)
    bytes.total = (bytes.total ?? 0) + Number(transferSize)
  }
  return bytes
}

/** Prints how soon the first press on each control is answered, on a processor like a phone's; says which are late. */
async function pressProblems() {
  console.error('first presses')
  const presses = await benchPresses(site.url)
  console.log(
    'First press on a page that was only read, 4 times slower; until painted, and until what was wanted is there.',
  )
  console.table(
    presses.map(({ name, painted, done }) => ({
      control: name,
      'painted ms': Math.round(painted),
      'done ms': Math.round(done),
      budget: budgets.firstPress,
    })),
  )
  return presses
    .filter(({ painted }) => !(painted <= budgets.firstPress))
    .map(({ name, painted }) => `${name}: the first press is painted after ${painted} ms, over ${budgets.firstPress}.`)
}

/** Prints how the built server starts and serves pages; says what is over its budget. */
async function serverProblems() {
  console.error('the server')
  const { start, idleMemory, pagesToBareServer } = await benchServer()
  const figures = [
    { name: 'start, ms of processor time', value: start, budget: budgets.start, isOver: !(start <= budgets.start) },
    { name: 'memory, MB', value: idleMemory, budget: budgets.idleMemory, isOver: !(idleMemory <= budgets.idleMemory) },
    {
      name: 'pages against a bare node:http',
      value: pagesToBareServer,
      budget: budgets.pagesToBareServer,
      isOver: !(pagesToBareServer >= budgets.pagesToBareServer),
    },
  ]
  console.table(figures.map(({ name, value, budget }) => ({ figure: name, measured: value.toFixed(2), budget })))
  return figures
    .filter(({ isOver }) => isOver)
    .map(({ name, value, budget }) => `${name}: ${value.toFixed(2)}, where the budget is ${budget}.`)
}

/** Prints what contact requests cost; says when that is too much. */
async function contactProblem() {
  console.error('contact requests')
  const { requestsPerSecond, bareInsertsPerSecond, ratio, p99 } = await benchContact()
  console.log(
    `Contact requests: ${requestsPerSecond} stored a second, ${ratio.toFixed(2)} of ${bareInsertsPerSecond} bare inserts; p99 ${p99.toFixed(0)} ms with 50 at once.`,
  )
  const budget = budgets.contactToBareInserts
  return ratio >= budget
    ? undefined
    : `the contact function stores ${ratio.toFixed(2)} of bare inserts, under ${budget}.`
}

/** Prints what answers cost; says which are cut or mixed up, and what is over its budget. */
async function assistantProblems() {
  console.error('answers of the assistant')
  const { streams, complete, unmixed, ...measured } = await benchAssistant()
  const budget = budgets.assistant
  const figures = [
    { name: 'first byte p95, ms', value: measured.firstByteP95, budget: budget.firstByteP95 },
    { name: 'memory growth, MB', value: measured.memoryGrowth, budget: budget.memoryGrowth },
    {
      name: "added to a model's first word, median ms",
      value: measured.addedToFirstToken,
      budget: budget.addedToFirstToken,
    },
    { name: 'embedded answer p95, ms', value: measured.embeddedP95, budget: budget.embeddedP95 },
  ]
  console.log(`Answers: ${streams} at once, ${complete} complete, ${unmixed} not mixed up.`)
  console.table(
    figures.map(({ name, value, budget: most }) => ({ figure: name, measured: value.toFixed(1), budget: most })),
  )
  return [
    ...(complete === streams && unmixed === streams
      ? []
      : [`of ${streams} answers ${complete} are complete and ${unmixed} not mixed up.`]),
    ...figures
      .filter(({ value, budget: most }) => !(value <= most))
      .map(({ name, value, budget: most }) => `${name} is ${value.toFixed(1)}, over ${most}.`),
  ]
}

function report(results: ReadonlyMap<string, Measured>, problems: readonly (string | undefined)[]) {
  const limit = results.get(limitPath)
  const over = problems.filter((problem) => problem !== undefined)
  const rows = [...results].map(([address, page]) => {
    const ratios = Object.entries(budgets.ratioToLimit).map(([name, budget]) => {
      const ratio = median(page.timings[name]) / median(limit?.timings[name])
      if (address !== limitPath && !(ratio <= budget))
        over.push(`${address}: ${name} is ${ratio.toFixed(2)} times the limit page's, over ${budget}.`)
      return [`${name} ×`, ratio.toFixed(2)]
    })
    for (const [name, budget] of Object.entries(budgets.lighthouse)) {
      if (name === 'seo' && !mayBeIndexed(address)) continue
      const score = median(page.scores[name])
      if (address !== limitPath && !(score >= budget))
        over.push(`${address}: Lighthouse ${name} is ${score}, under ${budget}.`)
    }
    if (!(median(page.shift) <= budgets.cumulativeLayoutShift))
      over.push(`${address}: the layout shifts by ${median(page.shift).toFixed(3)}.`)
    return {
      page: address,
      ...Object.fromEntries(Object.entries(page.scores).map(([name, scores]) => [name, median(scores)])),
      ...Object.fromEntries(timings.map((name) => [`${name} ms`, Math.round(median(page.timings[name]))])),
      ...Object.fromEntries(ratios),
      CLS: median(page.shift).toFixed(3),
      ...Object.fromEntries(kinds.map((kind) => [`${kind} KB`, ((page.bytes[kind] ?? 0) / 1024).toFixed(1)])),
    }
  })
  console.log(`Lighthouse mobile, median of ${runs} interleaved runs; KB transferred; × is the ratio to ${limitPath}.`)
  console.table(rows)
  for (const problem of over) console.error(`Over budget: ${problem}`)
  if (over.length > 0) process.exitCode = 1
  else console.log('Every budget holds.')
}

function mayBeIndexed(address: string) {
  return Object.values(pageSettings).some(({ canonical, noIndex }) => canonical === address && !noIndex)
}
