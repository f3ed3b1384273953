import { expect, test } from 'vitest'
import facts from '#content/assistant/page-facts.json' with { type: 'json' }
import { siteContent } from '../../site-content.ts'
import { createTopics } from '../topics.ts'

/** Those that rest on content/brand/ go with it. */
const ofAnyCompany = facts.filter(({ restsOn }) => restsOn !== 'brand').map(({ id }) => id)
const [first] = ofAnyCompany

function told(content = siteContent) {
  const known = new Set(createTopics(content).topics.map(({ id }) => id))
  return ofAnyCompany.filter((id) => known.has(id))
}

test('Each fact of the pages rests on sentences that the pages have', () => {
  expect(ofAnyCompany.length).toBeGreaterThan(50)
  expect(told()).toEqual(ofAnyCompany)
})

test('One whose sentence is gone is not told', () => {
  const pageFacts = siteContent.pageFacts.map((fact) =>
    fact.id === first ? { ...fact, quote: 'Nous vendons des lunettes.' } : fact,
  )
  expect(told({ ...siteContent, pageFacts })).toEqual(ofAnyCompany.slice(1))
})
