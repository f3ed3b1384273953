import { expect, test } from 'vitest'
import { starterQuestions } from '#content/assistant.ts'
import { answeredOtherwise, fewBefore } from '#testing/questions-before.ts'

test.each([...new Set(Object.values(starterQuestions).flat())])(
  'What a page offers to ask has the same subject, whatever two questions came before: « %s »',
  (question) => {
    expect(answeredOtherwise(question, fewBefore)).toEqual([])
  },
)
