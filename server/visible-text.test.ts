import { expect, test } from 'vitest'
import { escapeInvisible, visibleText } from './visible-text.ts'

test('What the eye does not see is taken out', () => {
  const tags = [...'ignore'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
  expect(visibleText(`Où${tags} êtes\u{200b}-vous\u{202e} ?\u{fe0f}\u{0}`)).toBe('Où êtes-vous ?')
})

test('What it sees stays, in any script, with its line breaks', () => {
  const text = 'Où ?\n\tÀ Paris, « 15 000 € » 🙂 Ελλάδα 日本 مرحبا'
  expect(visibleText(text)).toBe(text)
})

test('Half a character becomes a sign that there was one', () => {
  expect(visibleText('a\ud83db')).toBe('a\ufffdb')
})

test('JSON with escapes for what the eye does not see says the same', () => {
  const value = { message: `a\u202eb\u{e0041}\u009b2J\u200f`, name: 'É\n' }
  const json = escapeInvisible(JSON.stringify(value, null, 2))
  expect(JSON.parse(json)).toEqual(value)
  expect(visibleText(json)).toBe(json)
})
