import { readFile, writeFile } from 'node:fs/promises'
import { pages } from '#content/pages.ts'
import { datedText } from './feeds/build-feeds.ts'
import { dateText, legalTexts, type PageDates, pageDatesFile, readPageDates } from './feeds/page-dates.ts'

/** Records today's date for the built pages whose text is not the one that their date belongs to. */
const today = new Date().toISOString().slice(0, 10)
const dates = await readPageDates()
const recorded: Record<string, PageDates[string]> = {}
const told: string[] = []
for (const settings of Object.values(pages)) {
  const path = settings.canonical
  if (!path || settings.noIndex) continue
  const html = await readFile(`dist/current/client${path === '/' ? '/index' : path}.html`, 'utf8')
  record(path, datedText(path, html, settings))
}
for (const { path, text } of legalTexts) record(path, text)
await writeFile(pageDatesFile, `${JSON.stringify(recorded, null, 2)}\n`)
console.log(told.length > 0 ? told.join('\n') : 'Every page says what it said on its date.')

function record(path: string, text: string) {
  const { entry, told: line } = dateText(path, text, { dates, today })
  if (line) told.push(line)
  recorded[path] = entry
}
