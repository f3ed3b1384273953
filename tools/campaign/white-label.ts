import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { assessment } from '#content/assessment-words.ts'
import { palette } from '#content/brand/colours.ts'
import { coloursOf } from '#testing/read-png.ts'
import { brandFacts } from '#testing/second-company/brand-facts.ts'
import { createSecondCompany } from '#testing/second-company/take-over.ts'
import { factsOf, tracesIn } from '#testing/second-company/traces.ts'
import { leftOut, type Part } from './part.ts'
import { runBrowserTests, runIn, runUnitTests } from './tests-in-copy.ts'

/** The site of a second, invented company: built as a whole, searched for the first one, and put through the tests. */
export const whiteLabel: Part = {
  count: 1,
  of: 'company that takes the site over',
  minutes: 27,
  async run(_count, until) {
    const copy = await createSecondCompany({ withTests: true })
    try {
      const built = await runIn(copy.folder, ['tools/build/build.ts'], until)
      // As the new owner has to: the legal texts are others now, from today on.
      const dated = await runIn(copy.folder, ['tools/build/date-pages.ts'], until)
      const rebuilt = await runIn(copy.folder, ['tools/build/build.ts', '--only-if-stale'], until)
      const traces = await tracesInBuild(copy.folder)
      for (const trace of traces.found) console.log(trace)
      const browser = await runBrowserTests(copy.folder, until)
      for (const name of browser.failed) console.log(`only for the first company: ${name}`)
      const unit = await runUnitTests(copy.folder, until)
      for (const name of unit.failed) console.log(`only for the first company: ${name}`)
      return [
        { what: 'builds and datings that failed', value: built + dated + rebuilt, most: 0 },
        { what: 'files searched', value: traces.searched, least: 60 },
        { what: 'traces of the first company', value: traces.found.length, most: 0 },
        { what: 'browser tests that pass', value: browser.passed, least: 60 },
        { what: 'browser tests for the first company only', value: browser.failed.length, most: 0 },
        { what: 'unit tests that pass', value: unit.passed, least: 1000 },
        { what: 'unit tests for the first company only', value: unit.failed.length, most: 0 },
        leftOut('runs of tests', [browser, unit].filter(({ wasCut }) => wasCut).length),
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
    const looked = file.endsWith('.js') ? first.filter((fact) => !wordsOfCode.includes(fact)) : first
    const traces = file.endsWith('.png') ? coloursOfFirst(content, own) : tracesIn(content.toString(), looked, own)
    found.push(...traces.map((trace) => `${file}: ${trace}`))
  }
  return { searched: files.length, found }
}

/** A script holds them beside the others that it may choose; a page shows those of its company alone. */
const wordsOfCode = factsOf(assessment)

/** What is there in another form too, or is no text and no picture. */
const packed = ['.br', '.gz', '.woff2', '.ico']

/** Grounds and accents in a picture; a shade between two others may be anybody's. */
function coloursOfFirst(png: Buffer, own: readonly string[]) {
  const seen = coloursOf(png)
  return Object.values(palette.both).filter((colour) => !own.includes(colour) && (seen.get(colour) ?? 0) > 20)
}
