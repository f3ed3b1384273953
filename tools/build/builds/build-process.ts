import { spawn } from 'node:child_process'

/** Makes the build do nothing where another process has made the same one meanwhile. */
export const onlyIfStale = '--only-if-stale'

/** The build in a process of its own, which ends with this one. */
export function startBuildProcess() {
  return spawn(process.execPath, ['--import', './tools/pinned-node.mjs', 'tools/build/build.ts', onlyIfStale], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Called by the build: has it stopped when the process that started it is gone, even one that was killed. */
export function stopWithStarter(stop: () => void) {
  process.once('disconnect', stop)
  // Listening alone would keep a build that is done from ending.
  process.channel?.unref()
}
