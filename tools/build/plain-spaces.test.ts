import { expect, test } from 'vitest'
import { writePlainly } from './plain-spaces.ts'

test('A no-break space is written as itself, and all else stays', () => {
  expect(writePlainly('`Où\\xA0? 5\\xA0%\\n`')).toBe('`Où\u00a0? 5\u00a0%\\n`')
  expect(writePlainly('/[\\xA1\\s\\xA0]/')).toBe('/[\\xA1\\s\u00a0]/')
})

test('A backslash that is written before the letters stays a backslash', () => {
  for (const source of [String.raw`"\\xA0"`, String.raw`"\\\\xA0"`]) expect(writePlainly(source)).toBe(source)
  expect(writePlainly(String.raw`"\\\xA0"`)).toBe('"\\\\\u00a0"')
})
