import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '#content/paths.ts'
import { compressTextFiles } from '#tools/build/compress.ts'
import { styleHashes } from '#tools/build/prerender.ts'
import { writeInto } from '#tools/build/write-into.ts'

/** Where the bare form of a page stands. */
export function barePath(path: string) {
  return `/bare${path === paths.home ? '' : path}`
}

/**
 * A copy of the built site in which every page stands a second time, bare: its HTML without scripts, fonts and images,
 * which is as fast as this page can be on this machine at this moment. Returns the folder to start the server in.
 */
export async function siteWithBarePages() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const build = join(folder, 'dist/current')
  const client = join(build, 'client')
  await cp(await realpath('dist/current'), build, { recursive: true })
  const facts = JSON.parse(await readFile(join(build, 'build.json'), 'utf8'))
  for (const path of Object.values(paths)) {
    const file = path === paths.home ? '/index.html' : `${path}.html`
    const html = barePage(await readFile(join(client, file), 'utf8'))
    await writeInto(client, `${barePath(path)}.html`, html)
    facts.inlineHashes.pages[barePath(path)] = styleHashes(html)
  }
  await compressTextFiles(client)
  await writeFile(join(build, 'build.json'), JSON.stringify(facts))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

function barePage(html: string) {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload|icon|manifest)"[^>]*>/g, '')
    .replace(/@font-face\{[^}]*\}/g, '')
    .replace(/<iframe\b[\s\S]*?<\/iframe>/g, '')
    .replace(/<svg\b[\s\S]*?<\/svg>/g, '')
    .replace(/<img\b[^>]*>/g, '')
}
