import { expect, test } from 'vitest'
import { siteContent } from '#server/assistant/site-content.ts'
import { checkTopics } from './check-topics.ts'

const faqEntries = siteContent.faqEntries.filter(({ id }) => id !== 'depart')
/** Facts that a page states in passing have a test of their own. */
const whole = { ...siteContent, pageFacts: [] }
const content = { ...whole, faqEntries }
const lost = "The assistant's topic « leaving » is left out: content/faq.ts no longer has « depart »."
const remedy = 'Give each fact back under its id, or name the topic in content/brand/unanswered-topics.ts.'

test('A build is refused where the content lost a fact, a start says it and goes on; nothing is said of a whole content', () => {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  checkTopics({ content: whole, isStart: false, say })
  expect(said).toEqual([])
  expect(() => checkTopics({ content, isStart: false, say })).toThrow(`${lost}\n${remedy}`)
  checkTopics({ content, isStart: true, say })
  expect(said).toEqual([`${lost}\n${remedy}`])
})

test('A sentence that a fact of the assistant rests on may be reworded: a line names it, and nothing is stopped', () => {
  const said: string[] = []
  const quote = 'Vous repartez avec une idée.'
  const pageFacts = siteContent.pageFacts
    .filter(({ id }) => id === 'workshop-outcome')
    .map((fact) => ({ ...fact, quote }))
  checkTopics({ content: { ...whole, pageFacts }, isStart: false, say: (line) => said.push(line) })
  expect(said).toEqual([
    expect.stringContaining(
      `page-facts.json: « workshop-outcome » rests on « ${quote} », which /services no longer says`,
    ),
  ])
})
