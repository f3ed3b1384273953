import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What the start has used and nothing needs any more goes back to the system: V8 by itself would keep it for later. */
export function giveBackMemory() {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
