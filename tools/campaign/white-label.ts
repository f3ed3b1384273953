import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { palette } from '#content/brand/colours.ts'
import { endWithUs } from '#testing/end-with-us.ts'
import { coloursOf } from '#testing/read-png.ts'
import { brandFacts } from '#testing/second-company/brand-facts.ts'
import { createSecondCompany } from '#testing/second-company/take-over.ts'
import { factsOf, tracesIn } from '#testing/second-company/traces.ts'
import type { Part } from './part.ts'

/** The site of a second, invented company: built as a whole, searched for the first one, and put through the unit tests. */
export const whiteLabel: Part = {
  count: 1,
  of: 'company that takes the site over',
  minutes: 20,
  async run(_count, until) {
    const copy = await createSecondCompany({ withTests: true })
    try {
      const built = await runIn(copy.folder, ['tools/build/build.ts'], until)
      // As the new owner has to: the legal texts are others now, from today on.
      const dated = await runIn(copy.folder, ['tools/build/date-pages.ts'], until)
      const traces = await tracesInBuild(copy.folder)
      for (const trace of traces.found) console.log(trace)
      const tests = await runTests(copy.folder, until)
      for (const name of tests.failed) console.log(`only for the first company: ${name}`)
      return [
        { what: 'builds and datings that failed', value: built + dated, most: 0 },
        { what: 'files searched', value: traces.searched, least: 60 },
        { what: 'traces of the first company', value: traces.found.length, most: 0 },
        { what: 'unit tests that pass', value: tests.passed, least: 1000 },
        { what: 'unit tests that pass for the first company only', value: tests.failed.length, most: 0 },
      ]
    } finally {
      await copy.remove()
    }
  },
}

async function tracesInBuild(folder: string) {
  const second = await import(pathToFileURL(join(folder, 'testing/second-company/brand-facts.ts')).href)
  const own = factsOf(second.brandFacts)
  const first = factsOf(brandFacts)
  const client = join(folder, 'dist/current/client')
  const files = globSync('**/*.*', { cwd: client }).filter((file) => !packed.includes(extname(file)))
  const found: string[] = []
  for (const file of files) {
    const content = await readFile(join(client, file))
    const traces = file.endsWith('.png') ? coloursOfFirst(content, own) : tracesIn(content.toString(), first, own)
    found.push(...traces.map((trace) => `${file}: ${trace}`))
  }
  return { searched: files.length, found }
}

/** What is there in another form too, or is no text and no picture. */
const packed = ['.br', '.gz', '.woff2', '.ico']

/** Grounds and accents in a picture; a shade between two others may be anybody's. */
function coloursOfFirst(png: Buffer, own: readonly string[]) {
  const seen = coloursOf(png)
  return Object.values(palette.both).filter((colour) => !own.includes(colour) && (seen.get(colour) ?? 0) > 20)
}

async function runTests(folder: string, until: number) {
  const report = join(folder, 'report.json')
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
  const options = ['--maxWorkers=1', '--reporter=json', `--outputFile=${report}`, '--exclude=testing/second-company/**']
  await runIn(folder, [vitest, 'run', ...options], until)
  const { numPassedTests, testResults }: Report = JSON.parse(await readFile(report, 'utf8'))
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
    return status === 'failed' && tests.length === 0 ? [name] : tests
  })
  return { passed: numPassedTests, failed }
}

type Report = {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** 0 when it succeeded, 1 when it did not. */
async function runIn(folder: string, args: readonly string[], until: number): Promise<0 | 1> {
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    stdio: 'ignore',
    signal: AbortSignal.timeout(Math.max(until - Date.now(), 1)),
  })
  endWithUs(child, { signal: 'TERM' })
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code === 0 ? 0 : 1))
  })
}
