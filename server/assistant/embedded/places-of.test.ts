import { expect, test } from 'vitest'
import { placesOf } from './places-of.ts'

test('Every name is found where it stands, and no other', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `mot ${index} é`)
  const placeOf = placesOf(names)
  for (const [place, name] of names.entries()) expect(placeOf(name)).toBe(place)
  for (const other of ['', 'mot', 'mot 5000 é', '__proto__', 'a'.repeat(10_000)]) expect(placeOf(other)).toBeUndefined()
})

test('An empty list has nothing', () => {
  expect(placesOf([])('mot')).toBeUndefined()
})
