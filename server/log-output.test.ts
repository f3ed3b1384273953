import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { endWithUs } from '#testing/end-with-us.ts'
import { createLog } from './log.ts'
import { logOutput } from './log-output.ts'

const line = 'x'.repeat(999)

/** What takes no more than 64 KB until it is read, and says so, as a disk without room does. */
async function openFullPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const path = join(folder, 'pipe')
  await promisify(execFile)('mkfifo', [path])
  const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  const read = () => {
    const buffer = Buffer.alloc(10_000_000)
    let length = 0
    try {
      for (;;) length += readSync(pipe, buffer, length, buffer.length - length, null)
    } catch {
      return buffer.subarray(0, length).toString()
    }
  }
  const remove = () => {
    closeSync(pipe)
    rmSync(folder, { recursive: true })
  }
  return { pipe, read, remove }
}

test('Lines that cannot be written wait for the next one, whole and in order, up to a bound', async () => {
  const { pipe, read, remove } = await openFullPipe()
  const log = createLog('info', logOutput(pipe))
  for (let number = 0; number < 10_000; number++) log.info({ number }, line)
  let received = read()
  while (!received.includes('room again')) {
    log.info({ number: 10_000 }, 'room again')
    received += read()
  }
  remove()
  const numbers = received
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text).number)
  const kept = numbers.indexOf(10_000)
  expect(kept).toBeGreaterThan(500)
  expect(kept).toBeLessThan(2000)
  expect(numbers.slice(0, kept)).toEqual(Array.from({ length: kept }, (_, number) => number))
})

test('A program whose log has no room goes on, and ends when it is done', async () => {
  const program = `
    import { createLog } from '#server/log.ts'
    const log = createLog('info')
    log.info('a line')
    setTimeout(() => {
      log.error('another')
      console.error('goes on')
    })
  `
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', full, 'pipe'] })
  endWithUs(child)
  const said: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text) => said.push(text))
  expect(await once(child, 'close')).toEqual([0, null])
  expect(said.join('')).toBe('goes on\n')
  closeSync(full)
})
