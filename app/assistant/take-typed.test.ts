import { expect, test } from 'vitest'
import { readTyped } from './take-typed.ts'

test.each([
  ['nothing', '', '', ''],
  ['a beginning', 'Quels dé', '', 'Quels dé'],
  ['what was sent', 'Où êtes-vous ?\n', 'Où êtes-vous ?', ''],
  ['what was sent, and the next one', 'Où êtes-vous ?\nEt qu', 'Où êtes-vous ?', 'Et qu'],
  ['a blank line that asks nothing', '\n  \nEt', '', 'Et'],
])('Of what was typed early is read %s', (_, text, question, draft) => {
  expect(readTyped(text)).toEqual({ question, draft })
})
