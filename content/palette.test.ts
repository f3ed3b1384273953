import { expect, test } from 'vitest'
import { palette } from './brand/colours.ts'
import { unreadablePairs } from './palette.ts'

test('Every text of the site can be read on its ground, in both schemes', () => {
  expect(unreadablePairs(palette)).toEqual([])
})

test('Poor colours are named, each with its pair and its contrast', () => {
  const poor = { ...palette, light: { ...palette.light, slate: '#9a9a9a', paper: '#ffffff' } } as const
  expect(unreadablePairs(poor)).toContainEqual(
    expect.stringMatching(/light\.slate on light\.paper \(#9a9a9a on #ffffff\) has a contrast of 2\.8\d?, and 4\.5/),
  )
  const alike = { ...palette, both: { ...palette.both, gold: palette.both.prussian } }
  expect(unreadablePairs(alike).join('\n')).toContain('both.gold on both.prussian, as a ring')
})

test('Every colour is six hexadecimal digits, which every reader of them understands', () => {
  for (const colour of Object.values(palette).flatMap((colours) => Object.values(colours))) {
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  }
})
