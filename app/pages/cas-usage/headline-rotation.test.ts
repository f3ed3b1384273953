import { expect, test } from 'vitest'
import { atFirstHeadline, isTurning, type Rotation, type RotationEvent, rotate } from './headline-rotation.ts'

const after = (...events: RotationEvent[]): Rotation => events.reduce(rotate, atFirstHeadline)
const turn: RotationEvent = { type: 'turn', count: 8 }
const press: RotationEvent = { type: 'press' }
const hold = (hold: 'pointer' | 'focus' | 'hidden-page'): RotationEvent => ({ type: 'hold', hold })
const release = (hold: 'pointer' | 'focus' | 'hidden-page'): RotationEvent => ({ type: 'release', hold })

test('the sentences follow one another and begin again after the eighth', () => {
  const seen = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((turns) => after(...Array(turns).fill(turn)).index)
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
})

test.each(['pointer', 'focus', 'hidden-page'] as const)('%s holds the sentence, and lets it go again', (reason) => {
  expect(isTurning(after(hold(reason)))).toBe(false)
  expect(isTurning(after(hold(reason), release(reason)))).toBe(true)
})

test('the sentence stays as long as one of two reasons lasts', () => {
  expect(isTurning(after(hold('pointer'), hold('focus'), release('pointer')))).toBe(false)
  expect(isTurning(after(hold('pointer'), hold('pointer'), release('pointer')))).toBe(true)
})

test('a press on the button outlasts the pointer', () => {
  expect(isTurning(after(hold('pointer'), press, release('pointer')))).toBe(false)
})

test('a second press sets the sentences going although pointer and focus are still on the button', () => {
  const playing = after(hold('pointer'), hold('focus'), press, press)
  expect(isTurning(playing)).toBe(true)
  expect(isTurning(rotate(playing, release('pointer')))).toBe(true)
})

test('a pause keeps the sentence where it is', () => {
  expect(after(turn, turn, press).index).toBe(2)
  expect(after(turn, turn, press, press).index).toBe(2)
})
