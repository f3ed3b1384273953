import { expect, test } from 'vitest'
import { iconNames } from '#content/icons.ts'
import { buildIconSprite } from './sprites.ts'

test('Every icon draws its lines by itself: a button with nothing but an icon is seen without the styles too', async () => {
  const sprite = String((await buildIconSprite()).content)
  const symbols = sprite.match(/<symbol [^>]*>/g) ?? []
  expect(symbols).toHaveLength(iconNames.length)
  for (const symbol of symbols) expect(symbol).toMatch(/ fill="none" stroke="currentColor"/)
})
