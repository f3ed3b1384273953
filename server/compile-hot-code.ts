import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 compile what runs often, as it does by itself. A start runs without (tools/build/server-entry.ts): its loops run
 * once, and the compilers are 9 MB of Node's program that are in memory once they were used.
 */
export function compileHotCode() {
  setFlagsFromString('--maglev')
  setFlagsFromString('--turbofan')
}
