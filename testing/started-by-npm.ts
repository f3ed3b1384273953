import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { endWithUs } from './end-with-us.ts'
import { freePort } from './free-port.ts'
import { processesOf } from './process-group.ts'

/** Milliseconds, enough for a build on a machine that is very busy. */
const mostToStart = 280_000

/** A script as a person or a supervisor runs it, in a group of its own, so that what it leaves behind can be seen. */
export async function startByNpm(folder: string, script: 'start' | 'build' | 'dev' = 'start', nodeOptions = '') {
  const port = await freePort()
  const npm = spawn('env', [`PORT=${port}`, 'HOST=127.0.0.1', `NODE_OPTIONS=${nodeOptions}`, 'npm', 'run', script], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const group = npm.pid
  if (group === undefined) throw new Error('npm could not be started.')
  const dismissGuard = endWithUs(npm, { group: true })
  const exit: Promise<[number | null, NodeJS.Signals | null]> = once(npm, 'exit').then(([code, signal]) => [
    code,
    signal,
  ])
  const lines: string[] = []
  createInterface({ input: npm.stderr }).on('line', (line) => lines.push(line))
  return {
    url: `http://127.0.0.1:${port}`,
    lines,
    /** How npm itself ended. */
    exit,
    npm: group,
    /** All that run, npm first. */
    processes: () => processesOf(group).sort((a, b) => a - b),
    /** Waits for what it prints. */
    says: (text: string) =>
      until(
        () => lines.some((line) => line.includes(text)),
        () => lines.join('\n'),
      ),
    /** Waits until npm has started its script. */
    hasStartedSomething: () =>
      until(
        () => processesOf(group).length > 1,
        () => lines.join('\n'),
      ),
    /** Waits until nothing of it runs and its port can be opened. */
    isGone: async () => {
      await until(
        () => processesOf(group).length === 0,
        () => `still there: ${processesOf(group)}`,
      )
      const probe = createServer().listen(port, '127.0.0.1')
      await once(probe, 'listening')
      probe.close()
    },
    kill: async () => {
      if (processesOf(group).length > 0) process.kill(-group, 'SIGKILL')
      await until(
        () => processesOf(group).length === 0,
        () => `still there: ${processesOf(group)}`,
      )
      dismissGuard()
    },
  }
}

async function until(isSo: () => boolean, state: () => string) {
  const deadline = Date.now() + mostToStart
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`That did not come in time: ${state()}`)
    await setTimeout(50)
  }
}
