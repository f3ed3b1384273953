import { expect, test } from 'vitest'
import wordings from './commands.test.json' with { type: 'json' }
import { isCommand } from './commands.ts'

test('Orders to commit the company, to play somebody else, to show what it runs on or to get round the form are commands', () => {
  expect(wordings.commands.filter((sentence) => !isCommand(sentence))).toEqual([])
})

test('A reproach and a question on the same matters are none', () => {
  expect(wordings.plain.filter(isCommand)).toEqual([])
})

test('What repeats the first words of an order is read in no time', () => {
  expect(isCommand('comment je pourrais parle comme si '.repeat(5000))).toBe(false)
})
