import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'

/** Chromium puts a socket 45 bytes further down, and the path of a socket ends at 107. */
const longest = 60

/** Tests, their servers and their browser work in another folder where TMPDIR is none that all of them can use. */
export function settleTemporaryFolder() {
  process.env.TMPDIR = usableFolder([tmpdir(), '/tmp', '/var/tmp'])
}

/** The first folder that can be written to and whose name is short enough, by its full name. */
export function usableFolder(candidates: readonly string[]): string {
  const folder = candidates.map((candidate) => resolve(candidate)).find(isUsable)
  if (folder) return folder
  throw new Error(
    `The tests can write to none of ${candidates.join(', ')}: set TMPDIR to a folder that they can write to, with a name of ${longest} bytes at most.`,
  )
}

function isUsable(folder: string) {
  if (Buffer.byteLength(folder) > longest) return false
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
