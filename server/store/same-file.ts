import { statSync } from 'node:fs'

/**
 * SQLite goes on in a file that was removed, or put aside for another, as if nothing had happened: what it takes in there
 * is gone for whoever opens the store next. Gives what throws from then on; called once the file is open.
 */
export function stayWith(file: string): () => void {
  const opened = identity(file)
  return () => {
    if (identity(file) === opened) return
    throw Object.assign(new Error(`${file} is not the file that was opened.`), { code: otherFile })
  }
}

export const otherFile = 'OTHER_FILE'

function identity(file: string) {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
