import { expect, test } from 'vitest'
import facts from '#content/assistant/page-facts.json' with { type: 'json' }
import { createTopics } from '#server/assistant/embedded/topics.ts'
import { siteContent } from '#server/assistant/site-content.ts'

test('What the assistant tells of this folder in passing, this folder still says', () => {
  const known = new Set(createTopics(siteContent).topics.map(({ id }) => id))
  const ofThisBrand = facts.filter(({ restsOn }) => restsOn === 'brand').map(({ id }) => id)
  expect(ofThisBrand.length).toBeGreaterThan(5)
  expect(ofThisBrand.filter((id) => !known.has(id))).toEqual([])
})
