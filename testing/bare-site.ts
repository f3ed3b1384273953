import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownFile, writtenKnown } from '#server/assistant/known-file.ts'
import { writeInto } from '#tools/build/write-into.ts'

/** A folder in which the server starts without a build: a page or two, and room for its data. A mute one starts sooner. */
export async function createBareSite({ isMute = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bare-site-'))
  await writeInto(folder, 'dist/current/client/index.html', '<h1>Accueil</h1>')
  await mkdir(join(folder, 'dist/current/filtered'))
  await writeInto(
    folder,
    'dist/current/renderer/render.js',
    "export const render = () => ({ html: '<h1>Contact</h1>' })",
  )
  await writeFile(
    join(folder, 'dist/current/build.json'),
    JSON.stringify({ inlineHashes: { styles: [], scripts: [], pages: {} }, documentAssets: {} }),
  )
  // What the assistant learns takes seconds: a build has done it.
  const known = join('dist/current', knownFile)
  if (isMute) await writeFile(join(folder, known), nothingKnown())
  else if (existsSync(known)) await copyFile(known, join(folder, known))
  return { folder, dataFolder: join(folder, 'var'), remove: () => rm(folder, { recursive: true, force: true }) }
}

/** What a build knows that has nothing to say. */
export function nothingKnown() {
  return writtenKnown({ topics: [], missing: [], lost: [], phraseProblems: [] }, [])
}
