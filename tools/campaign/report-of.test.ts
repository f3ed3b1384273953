import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { reportOf } from './report-of.ts'

const node = process.execPath

test('A report is read whole, also where a letter comes in two pieces', async () => {
  const script = `process.stdout.write(Buffer.from('{"name":"\\u00e9"}').subarray(0, 10))
    setTimeout(() => process.stdout.write(Buffer.from('{"name":"\\u00e9"}').subarray(10)), 50)`
  expect(await reportOf([node, '-e', script], { until: Date.now() + 60_000 })).toEqual({ name: 'é' })
})

test('A report in a file is read from there, whatever the tests print', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'report-')), 'report.json')
  const script = `console.log('a word of a test'); require('node:fs').writeFileSync(process.argv[1], '{"passed":1}')`
  expect(await reportOf([node, '-e', script, file], { until: Date.now() + 60_000, file })).toEqual({ passed: 1 })
  await rm(dirname(file), { recursive: true })
})

test('A runner whose time is over before it has reported, and one that cannot be started, leave no report', async () => {
  expect(await reportOf([node, '-e', 'setInterval(() => {}, 1000)'], { until: Date.now() + 50 })).toBeUndefined()
  expect(await reportOf(['/nowhere/runner'], { until: Date.now() + 60_000 })).toBeUndefined()
})
