import { expect, test } from 'vitest'
import { reportOf } from './report-of.ts'

const node = process.execPath

test('A report is read whole, also where a letter comes in two pieces', async () => {
  const script = `process.stdout.write(Buffer.from('{"name":"\\u00e9"}').subarray(0, 10))
    setTimeout(() => process.stdout.write(Buffer.from('{"name":"\\u00e9"}').subarray(10)), 50)`
  expect(await reportOf([node, '-e', script], { until: Date.now() + 60_000 })).toEqual({ name: 'é' })
})

test('A runner whose time is over before it has reported, and one that cannot be started, leave no report', async () => {
  expect(await reportOf([node, '-e', 'setInterval(() => {}, 1000)'], { until: Date.now() + 50 })).toBeUndefined()
  expect(await reportOf(['/nowhere/runner'], { until: Date.now() + 60_000 })).toBeUndefined()
})
