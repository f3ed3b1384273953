import { chmodSync, closeSync, openSync } from 'node:fs'

/** Personal data: a file that only the server's own user may open, also in a folder that others may enter. */
export function keepToOwner(file: string) {
  closeSync(openSync(file, 'a', 0o600))
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(part, 0o600)
    } catch (error) {
      // SQLite makes the two others when it needs them, with the rights of the first.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
}
