import { expect, test } from 'vitest'
import { createQuestionReader } from './read-question.ts'
import type { Topic } from './topic.ts'
import { createWording } from './wording.ts'

const asks = (id: string, ...list: [string, ...string[]]): Topic => ({
  id,
  kind: 'fact',
  asks: list,
  answer: '',
  sources: [],
})
const wording = createWording([
  asks('hours', 'jusqu’à quelle heure appeler', 'à quelle heure ouvrez-vous'),
  asks('address', 'chez qui aller', 'où aller'),
])
const read = createQuestionReader([], [])

test('A topic is recognised by the small words that it is asked for with', () => {
  const question = read('jusqu’à quelle heure ?')
  expect(wording(question, 0)).toBeGreaterThan(0)
  expect(wording(question, 0)).toBeGreaterThan(wording(question, 1))
})

test('Words that nobody asks with speak for no topic', () => {
  expect(wording(read('xylophone'), 0)).toBe(0)
  expect(wording(read(''), 1)).toBe(0)
})
