import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { endWithUs } from '#testing/end-with-us.ts'

const program = `
import { stopWithParent } from '#server/stop-with-parent.ts'
stopWithParent()
console.log('runs')
setTimeout(() => console.log('goes on'), 1000)
setTimeout(() => {}, 60_000)
`

/** As npm starts its scripts, by a shell that asks who its parent is. */
const script = `exec "${process.execPath}" --input-type=module --eval "$PROGRAM" -- --parent $PPID`

function inShell(command: string) {
  const shell = spawn('sh', ['-c', command], {
    detached: true,
    env: { PROGRAM: program, SCRIPT: script },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const dismissGuard = endWithUs(shell, { group: true })
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]()
  const nextLine = async () => (await lines.next()).value
  return { shell, nextLine, dismissGuard }
}

test('A program that npm was starting as it was killed stops, though its shell found another parent already', async () => {
  const { nextLine, dismissGuard } = inShell('(while kill -0 $$ 2>&-; do :; done; exec sh -c "$SCRIPT") & exit')
  expect(await nextLine()).toBe('runs')
  expect(await nextLine()).toBeUndefined()
  dismissGuard()
})

test('A program whose parent lives goes on, and stops once that is killed', async () => {
  const { shell, nextLine, dismissGuard } = inShell('sh -c "$SCRIPT"; true')
  expect(await nextLine()).toBe('runs')
  expect(await nextLine()).toBe('goes on')
  shell.kill('SIGKILL')
  expect(await nextLine()).toBeUndefined()
  dismissGuard()
})
