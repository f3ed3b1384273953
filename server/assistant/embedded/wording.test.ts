import { expect, test } from 'vitest'
import { createQuestionReader } from './read-question.ts'
import { createWording, readAsk } from './wording.ts'

const wording = createWording([
  ['jusqu’à quelle heure appeler', 'à quelle heure ouvrez-vous'].map(readAsk),
  ['chez qui aller', 'où aller'].map(readAsk),
])
const read = createQuestionReader([], [])

test('A topic is recognised by the small words that it is asked for with', () => {
  const question = read('jusqu’à quelle heure ?')
  expect(wording(question)(0)).toBeGreaterThan(0)
  expect(wording(question)(0)).toBeGreaterThan(wording(question)(1))
})

test('Words that nobody asks with speak for no topic', () => {
  expect(wording(read('xylophone'))(0)).toBe(0)
  expect(wording(read(''))(1)).toBe(0)
})
