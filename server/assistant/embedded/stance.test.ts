import { expect, test } from 'vitest'
import { polarityOf } from '#evaluation/opening.ts'
import { embedded } from '#testing/embedded-questions.ts'
import asked from './openings.test.json' with { type: 'json' }

function openingOf(question: string) {
  return polarityOf(embedded.answer([question]).text)
}

test.each(asked.none)('What the fact does not settle gets neither yes nor no: %s', (question) => {
  expect(openingOf(question)).toBeUndefined()
})

test.each(asked.notYes)('What the fact denies gets no yes: %s', (question) => {
  expect(openingOf(question)).not.toBe('yes')
})

test.each(asked.notNo)('What the fact confirms gets no no: %s', (question) => {
  expect(openingOf(question)).not.toBe('no')
})

test.each(asked.yes)('What is written down as yes gets its yes: %s', (question) => {
  expect(openingOf(question)).toBe('yes')
})

test.each(asked.no)('What is written down as no gets its no: %s', (question) => {
  expect(openingOf(question)).toBe('no')
})
