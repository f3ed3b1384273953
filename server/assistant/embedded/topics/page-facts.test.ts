import { expect, test } from 'vitest'
import firstSentences from '#content/assistant/first-sentences.json' with { type: 'json' }
import facts from '#content/assistant/page-facts.json' with { type: 'json' }
import { storedItems } from '#content/stored-items.ts'
import { siteContent } from '../../site-content.ts'
import english from '../english-answers.json' with { type: 'json' }
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

test('What is kept until the tab is closed is told with what the policy excepts: a browser that opens it again', () => {
  for (const { duration } of storedItems.filter(({ place }) => place === 'sessionStorage'))
    expect(duration).toMatch(/fermeture de l'onglet, sauf si votre navigateur le rouvre$/)
  const told = [...facts.map(({ answer }) => answer), ...Object.values(firstSentences), ...Object.values(english)]
  const untilClosed = told.filter((answer) => /fermeture de l'onglet|tab is closed|closing of the tab/.test(answer))
  expect(untilClosed.length).toBeGreaterThan(6)
  for (const answer of untilClosed) expect(answer).toMatch(/sauf s(?:i votre navigateur|'il) le rouvre|reopens it/)
})
