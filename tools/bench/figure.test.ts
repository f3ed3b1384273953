import { expect, test } from 'vitest'
import { alone, overBare, tableOf, timesBare } from './figure.ts'

const cells = (line = '') => line.split(/ {2,}/)

test('One table says what is ours, what is bare, how they compare and which goal is kept or missed', () => {
  const [head, paint, blocking, pages, told, ...more] = tableOf([
    timesBare('first paint', 1150, 1000, { most: 1.15, unit: 'ms' }),
    overBare('blocking', 31, 0, { most: 30, unit: 'ms' }),
    timesBare('pages', 18_000, 20_000, { least: 0.95 }),
    alone('bytes', 1.5, { unit: 'KB' }),
  ]).split('\n')
  expect(cells(head)).toEqual(['', 'figure', 'ours', 'bare', 'ours to bare', 'goal'])
  expect(cells(paint)).toEqual(['kept', 'first paint', '1150 ms', '1000 ms', '1.15 ×', 'at most 1.15 ×'])
  expect(cells(blocking)).toEqual(['MISSED', 'blocking', '31 ms', '0 ms', '+31 ms', 'at most 30 ms'])
  expect(cells(pages)).toEqual(['MISSED', 'pages', '18000', '20000', '0.90 ×', 'at least 0.95 ×'])
  expect(cells(told)).toEqual(['kept', 'bytes', '1.500 KB'])
  expect(more).toEqual([])
})

test('What could not be measured has missed its goal', () => {
  expect(tableOf([alone('start', Number.NaN, { most: 1 })])).toContain('MISSED')
})
