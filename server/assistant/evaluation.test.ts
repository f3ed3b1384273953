import { describe, expect, test } from 'vitest'
import { type Failure, verdictOn } from '#evaluation/judge.ts'
import type { Question } from '#evaluation/question.ts'
import { questions, setOf } from '#evaluation/questions.ts'
import { embedded, topics } from '#testing/embedded-questions.ts'
import { onceFor } from './embedded/once-for.ts'
import { words } from './language/french-text.ts'

/** None but once: it is asked by several tests. */
const verdictFor = onceFor((question: Question) => {
  const { text, kind, topics: told } = embedded.answer(question.turns)
  return verdictOn(question, { text, kind, subjects: told.length })
})
const regression = questions.filter((question) => setOf(question) === 'regression')

describe('Of the questions that nobody tunes to,', () => {
  test.each<[Question['expects'], number]>([
    ['facts', 0.88],
    ['declined', 0.92],
    ['unmoved', 1],
  ])('enough are answered as they should be: %s', (expects, enough) => {
    const asked = regression.filter((question) => question.expects === expects)
    const right = asked.filter((question) => failureOf(question) === undefined)
    expect(asked.length).toBeGreaterThan(20)
    expect(right.length / asked.length).toBeGreaterThanOrEqual(enough)
  })

  test('hardly any gets a wrong fact, or the wrong yes or no', () => {
    const asked = regression.filter(({ expects }) => expects === 'facts')
    const isWrong = (how: Failure | undefined) => how === 'wrong' || how === 'polarity'
    const wrong = asked.filter((question) => isWrong(failureOf(question)))
    expect(wrong.length / asked.length).toBeLessThanOrEqual(0.055)
  })

  test('none stands word for word among the phrases', () => {
    const phrases = new Set(topics.flatMap(({ asks }) => asks.map(inWords)))
    const known = regression.filter(({ turns: [first, second] }) => !second && phrases.has(inWords(first)))
    expect(known.map(({ turns }) => turns[0])).toEqual([])
  })
})

test('Every question is asked once', () => {
  expect(new Set(questions.map(({ turns }) => turns.join('\n'))).size).toBe(questions.length)
})

function failureOf(question: Question) {
  const verdict = verdictFor(question)
  return verdict.kind === 'failed' ? verdict.how : undefined
}

function inWords(text: string) {
  return words(text).join(' ')
}
