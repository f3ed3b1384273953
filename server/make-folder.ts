import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those above it, for its owner alone. Step by step: Node's own recursive way never comes back where a
 * folder exists in which none can be made, such as /proc.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = []
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.push(path)
  for (const path of missing.toReversed()) {
    try {
      mkdirSync(path, { mode: 0o700 })
    } catch (error) {
      // Another process was faster.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}
