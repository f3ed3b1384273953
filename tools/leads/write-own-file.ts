import { randomUUID } from 'node:crypto'
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { Misuse } from '#server/leads/misuse.ts'

/** Personal data in a file of its owner's alone, under its name once it is whole: until then what had that name stays. */
export async function writeOwnFile(asked: string, text: string) {
  try {
    const before = await stat(asked).catch(() => undefined)
    // A pipe or a terminal takes what is written, and nothing can be put in its place.
    if (before && !before.isFile()) return await writeFile(asked, text)
    await replace(before ? await realpath(asked) : asked, text)
  } catch (error) {
    throw cannotBeWritten(asked, error)
  }
}

export function cannotBeWritten(asked: string, error: unknown) {
  return new Misuse(`${asked} cannot be written (${error instanceof Error ? error.message : error}).`)
}

async function replace(file: string, text: string) {
  const draft = `${file}.${randomUUID()}.unfinished`
  try {
    await writeFile(draft, text, { mode: 0o600, flag: 'wx', flush: true })
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}
