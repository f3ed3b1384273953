import { expect, test } from 'vitest'
import facts from '#content/assistant/page-facts.json' with { type: 'json' }
import { lostPageFacts } from '#server/assistant/embedded/topics/page-facts.ts'
import { siteContent } from '#server/assistant/site-content.ts'

test('What the assistant tells of this folder in passing, this folder still says', () => {
  const brandFacts = new Set(facts.filter(({ restsOn }) => restsOn === 'brand').map(({ id }) => id))
  const pageFacts = siteContent.pageFacts.filter(({ id }) => brandFacts.has(id))
  expect(pageFacts.length).toBeGreaterThan(5)
  expect(lostPageFacts({ ...siteContent, pageFacts })).toEqual([])
})
