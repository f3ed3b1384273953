import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What is kept in the file, or else is made, and kept. Whoever names the file has all that decides on it in the name. */
export async function cachedFile(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return kept
  const made = await make()
  await mkdir(dirname(file), { recursive: true })
  // In one step: what a build that is killed here leaves must not count as the file.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, made)
  await rename(unfinished, file)
  return made
}
