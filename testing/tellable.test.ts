import { expect, test } from 'vitest'
import { isTold, tellable } from './tellable.ts'

test('Of the cases, those are left of which a topic is told, and those that name none', () => {
  const cases = [['cost'], ['missing-jobs'], ['missing-jobs', 'cost'], []]
  expect(tellable(cases, (ids) => ids)).toEqual([['cost'], ['missing-jobs', 'cost'], []])
})

test('A topic that no company could tell takes no case out: it is named', () => {
  expect(() => isTold('cots')).toThrow('No company has a topic « cots ».')
  expect(() => tellable([['cost', 'cots']], (ids) => ids)).toThrow('« cots »')
})
