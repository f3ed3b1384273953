import { cp, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressTextFiles } from '#tools/build/compress.ts'
import { styleHashes } from '#tools/build/prerender.ts'

export const limitPath = '/limite'

/**
 * A copy of the built site with one page more: the home page's HTML without scripts, fonts and images, which is as fast
 * as this page can be on this machine at this moment. Returns the folder to start the server in.
 */
export async function siteWithLimitPage() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const build = join(folder, 'dist/current')
  await cp(await realpath('dist/current'), build, { recursive: true })
  const html = limitPage(await readFile(join(build, 'client/index.html'), 'utf8'))
  await writeFile(join(build, 'client', `${limitPath}.html`), html)
  await compressTextFiles(join(build, 'client'))
  const facts = JSON.parse(await readFile(join(build, 'build.json'), 'utf8'))
  facts.styleHashes.push(...styleHashes(html))
  await writeFile(join(build, 'build.json'), JSON.stringify(facts))
  return folder
}

function limitPage(html: string) {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload|icon|manifest)"[^>]*>/g, '')
    .replace(/@font-face\{[^}]*\}/g, '')
    .replace(/<iframe\b[\s\S]*?<\/iframe>/g, '')
    .replace(/<svg\b[\s\S]*?<\/svg>/g, '')
    .replace(/<img\b[^>]*>/g, '')
}
