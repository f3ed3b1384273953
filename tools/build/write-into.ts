import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file of the site, by its address. */
export type BuiltFile = { readonly path: string; readonly content: string | Buffer }

/** Writes a file at an address below a folder, and makes the folders between. */
export async function writeInto(folder: string, path: string, content: string | Buffer) {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
