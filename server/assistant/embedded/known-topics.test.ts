import { describe, expect, test } from 'vitest'
import { starterQuestions } from '#content/assistant.ts'
import { company } from '#content/company.ts'
import { faqEntries } from '#content/faq.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { useCases } from '#content/use-cases.ts'
import { ask, lost, topics } from '#testing/embedded-questions.ts'
import { strayShare } from '#testing/ways-to-ask.ts'
import { checkLinks } from '../answer-links.ts'
import { siteContent } from '../site-content.ts'
import starters from './starters.test.json' with { type: 'json' }

test.each([...new Set(Object.values(starterQuestions).flat()), solutionsPage.closing.assistantQuestion])(
  'A question that the site itself offers has an answer: %s',
  (question) => {
    expect(ask(question).kind).toBe('fact')
  },
)

const ownTopics = new Map(Object.entries(starters))

test.each([...new Set(Object.values(starterQuestions).flat())])('and is answered by its own topic: %s', (question) => {
  expect(ownTopics.get(question.replace(company.name, '{name}'))).toContain(ask(question).topics.join(' '))
})

describe('The topics', () => {
  test('ways to ask for one lead to it', () => {
    expect(strayShare(400)).toBeLessThan(0.05)
  })

  test('have an id each, and offer topics that exist', () => {
    const ids = new Set(topics.map(({ id }) => id))
    expect(ids.size).toBe(topics.length)
    // What a company drops from its FAQ, no topic can tell.
    const dropped = [
      ...siteContent.unansweredTopics,
      ...lost.map((problem) => /« (.+?) » is left out/.exec(problem)?.[1]),
    ]
    const unknown = topics.flatMap(({ id, related = [] }) =>
      related.filter((other) => !ids.has(other) && !dropped.includes(other)).map((other) => `${id} → ${other}`),
    )
    expect(unknown).toEqual([])
  })

  test('link to this site, our mail and our phone only', () => {
    for (const { id, answer, next } of topics) {
      const text = `${answer}\n\n${next?.sentence ?? ''}`
      const checked = checkLinks('https://www.example.org')
      const shown = checked.push(text) + checked.end()
      // A bare address of another site (the data-protection authority's) is text, not a link.
      expect(shown.match(/\]\(/g)?.length ?? 0, id).toBe(text.match(/\]\(/g)?.length ?? 0)
    }
  })

  test('a use case or a question that the content gains is known at once', () => {
    for (const { id, title } of useCases) expect(ask(title).topics, title).toContain(`use-case-${id}`)
    for (const { id, question } of faqEntries) {
      expect(ask(question).sources.map(({ href }) => href)).toContainEqual(expect.stringContaining(id))
    }
  })
})
