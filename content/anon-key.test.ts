import { expect, test } from 'vitest'
import { anonKeyOf } from './anon-key.ts'

test.each([
  ['Delambre', 'delambre-public-anon-key'],
  ['Métro & Cie', 'metro-cie-public-anon-key'],
  ["L'Œuvre 2.0 !", 'l-uvre-2-0-public-anon-key'],
])('The key of « %s » is %s, which goes into a header as it is', (name, key) => {
  expect(anonKeyOf(name)).toBe(key)
})
