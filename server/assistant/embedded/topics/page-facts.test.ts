import { expect, test } from 'vitest'
import { siteContent } from '../../site-content.ts'
import { createTopics } from '../topics.ts'

const ids = siteContent.pageFacts.map(({ id }) => id)
const [first] = siteContent.pageFacts

function told(content = siteContent) {
  const known = new Set(createTopics(content).topics.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

test('Each fact of the pages rests on sentences that the pages have', () => {
  expect(ids.length).toBeGreaterThan(50)
  expect(told()).toEqual(ids)
})

test('One whose sentence is gone is not told', () => {
  const pageFacts = siteContent.pageFacts.map((fact) =>
    fact.id === first?.id ? { ...fact, quote: 'Nous vendons des lunettes.' } : fact,
  )
  expect(told({ ...siteContent, pageFacts })).toEqual(ids.slice(1))
})
