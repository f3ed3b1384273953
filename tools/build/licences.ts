import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { BuildProblem } from './builds/renew-build.ts'
import { fonts } from './fonts.ts'

/** What becomes fonts, drawings and styles of the site, and so stands in no bundle. */
const drawnFrom = [
  ...fonts.map(({ source }) => `@fontsource-variable/${source.split('/')[0]}`),
  '@lobehub/icons-static-svg',
  'lucide-static',
  'simple-icons',
  'tailwindcss',
]

/** Notes whose code a bundle carries, as folders. */
export function noteBundledPackages() {
  const folders = new Set<string>()
  const plugin: Plugin = {
    name: 'note-bundled-packages',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0]
          if (folder) folders.add(folder)
        }
      }
    },
  }
  return { plugin, folders }
}

/** The licences of others' work that the site hands out: each text once, under the names of those who chose it. */
export function licencesTxt(bundled: Iterable<string>): string {
  const folders = [...drawnFrom.map((name) => join('node_modules', name)), ...bundled]
  const packages = folders.map(readPackage).toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
  const groups = Map.groupBy(packages, ({ text }) => text)
  return [...groups]
    .map(([text, group]) => `${group.map(({ title }) => title).join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`)
}

function readPackage(folder: string) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : writtenOut(license, author?.name ?? author)
  if (!text) {
    throw new BuildProblem(
      `The package ${name} comes without the text of its licence (${license}): add it to tools/build/licences.ts, or do without the package.`,
    )
  }
  return { title: `${name} ${version} (${license})`, text }
}

/** For packages that only name it. */
function writtenOut(licence: unknown, author: unknown) {
  if (licence !== 'MIT' || typeof author !== 'string') return undefined
  return `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`
}
