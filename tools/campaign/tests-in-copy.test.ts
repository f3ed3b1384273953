import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserTests } from './tests-in-copy.ts'

test('Every browser test that a copy goes through is still there under its name', () => {
  expect(browserTests.filter((name) => !existsSync(`e2e/${name}.spec.ts`))).toEqual([])
})
