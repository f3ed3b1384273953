import { beforeAll, expect, test } from 'vitest'
import { render } from '#app/render.tsx'
import { siteContent } from '#server/assistant/site-content.ts'
import { misplacedFacts } from '#testing/misplaced-facts.ts'
import { type Path, paths } from '../paths.ts'

const assets = { bootScript: '', head: '', liveScripts: [], audienceScript: '', eraserScript: '' }
const pages = new Map<Path, string>()

beforeAll(async () => {
  for (const path of Object.values(paths)) pages.set(path, (await render(path, { assets })).html)
})

test('Each fact of page-facts.json names the page that says what the fact rests on', () => {
  expect(siteContent.pageFacts.length).toBeGreaterThan(200)
  expect(misplacedFacts(siteContent, pages)).toEqual([])
})

test('One that names another page, for one of its sentences too, is found out with what is not there', () => {
  const [fact] = siteContent.pageFacts
  if (!fact) throw new Error('There are no facts.')
  const elsewhere = { page: paths.contactSuccess, quote: 'Nous vendons des lunettes.' }
  const misplaced = [
    { ...fact, page: paths.contactSuccess },
    { ...fact, also: [elsewhere] },
  ]
  expect(misplacedFacts({ pageFacts: misplaced, unansweredTopics: [] }, pages)).toEqual([
    expect.stringContaining(`« ${fact.id} » names /contact/success, which does not say « ${fact.quote.slice(0, 20)}`),
    `« ${fact.id} » names /contact/success, which does not say « Nous vendons des lunettes. ».`,
  ])
  expect(misplacedFacts({ pageFacts: misplaced, unansweredTopics: [fact.id] }, pages)).toEqual([])
})
