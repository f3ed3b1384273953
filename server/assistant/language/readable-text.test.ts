import { expect, test } from 'vitest'
import { processorTime } from '#testing/processor-time.ts'
import { readableText } from './readable-text.ts'

test('An ordinary message is read as it is, with single spaces', () => {
  expect(readableText('Bonjour,\n\n  combien   ça coûte\u00a0? ')).toBe('Bonjour,\ncombien ça coûte ? ')
})

test('Of a long message the beginning and the end are read, where the question usually is', () => {
  const read = readableText(`Nous sommes une mairie. ${'bla '.repeat(900)}Combien coûte un projet ?`)
  expect(read.length).toBeLessThan(1500)
  expect(read).toMatch(/^Nous sommes une mairie\. /)
  expect(read).toMatch(/Combien coûte un projet \?$/)
})

test('Nothing that unfolds is longer for it, and no letter carries marks without end', () => {
  expect(readableText('\ufdfa'.repeat(4000)).length).toBeLessThan(1500)
  expect(readableText(`e${'\u0301'.repeat(4000)}`).length).toBeLessThan(35)
})

test('A word without an end is read as far as words go', () => {
  expect(readableText('각'.repeat(4000)).normalize('NFKD').length).toBeLessThan(200)
  expect(readableText(`${'a'.repeat(60)} ${'b'.repeat(61)}`)).toBe(`${'a'.repeat(60)} ${'b'.repeat(60)}`)
})

test('What unfolds eighteenfold is read for little more than as many letters', () => {
  const letters = leastTime(() => readableText('mot '.repeat(1000)))
  expect(leastTime(() => readableText('\ufdfa'.repeat(4000)), 15 * letters)).toBeLessThan(15 * letters)
})

/** Neighbours on the same cores make a thread slower, never faster: once it has taken less than enough, it can. */
function leastTime(work: () => unknown, enough = 0) {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 15 && least >= enough; tries++) least = Math.min(least, processorTime(work))
  return least
}
