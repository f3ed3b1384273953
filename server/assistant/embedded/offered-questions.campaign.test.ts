import { expect, test } from 'vitest'
import { starterQuestions } from '#content/assistant.ts'
import { topics } from '#testing/embedded-questions.ts'
import { allBefore, answeredOtherwise } from '#testing/questions-before.ts'

const firstAsks = new Map(topics.map(({ id, asks }) => [id, asks[0]]))
const offered = new Set([
  ...Object.values(starterQuestions).flat(),
  ...topics.flatMap(({ related = [] }) => related.flatMap((id) => firstAsks.get(id) ?? [])),
])

test.each([...offered])(
  'What a page or an answer offers to ask has the same subject, whatever two questions came before: « %s »',
  (question) => {
    expect(answeredOtherwise(question, allBefore)).toEqual([])
  },
)
