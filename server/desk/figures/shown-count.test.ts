import { expect, test } from 'vitest'
import { teamSizeOptions } from '#content/contact-form.ts'
import { byCount, shownCount } from './shown-count.ts'

test('What is below five stands in the order of its name, sizes by their numbers: the order tells no count', () => {
  const labels = teamSizeOptions.map(({ label }) => label)
  const counted = labels.map((label, index) => ({ label, count: shownCount(4 - (index % 4)) }))
  expect(byCount(counted.toReversed()).map(({ label }) => label)).toEqual(labels)
})
