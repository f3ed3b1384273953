import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isoDay } from '#app/pages/legal-document/long-date.ts'
import type { LegalDocument } from '#content/legal-document.ts'
import { legalNotice } from '#content/legal-notice.ts'
import type { PageSettings } from '#content/page-settings.ts'
import { legalNoticeSettings } from '#content/pages/mentions-legales.ts'
import { paths } from '#content/paths.ts'
import { technologies } from '#content/technologies.ts'
import { type TechnologyOutline, technologyOutline } from '#content/technology-outline.ts'
import { useCases } from '#content/use-cases.ts'
import { writeInto } from '#tools/build/write-into.ts'
import { createRandom } from '#tools/campaign/random.ts'

export const growth = 10

/** What programs read, not people. */
const forPrograms = new Set([
  'id',
  'kind',
  'icon',
  'logo',
  'category',
  'colour',
  'drawing',
  'value',
  'unit',
  'isoDate',
  'to',
  'href',
])

/**
 * Makes ten of every use case, technology and page in a copy of the project. The new ones are as long as those that they
 * are made from and say something else, so that nothing is small for being said twice.
 */
export async function growContent(folder: string) {
  const inOtherWords = createRewording()
  const copies = Array.from({ length: growth - 1 }, (_, index) => index + 2)
  const again = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    copies.flatMap((copy) => items.map((item) => ({ ...inOtherWords(item), id: `${item.id}-${copy}` })))

  const moreUseCases = again(useCases)
  const outlines = copies.flatMap((copy) =>
    technologyOutline.map((outline) => named(inOtherWords(outline), outline, copy)),
  )
  const details = again(technologies)
  await edit(
    folder,
    'content/use-cases.ts',
    /\n\]\n$/,
    `${moreUseCases
      .map((one) => `,${JSON.stringify(one)}`)
      .join('\n')
      .slice(1)}\n]\n`,
  )
  await edit(
    folder,
    'content/technology-outline.ts',
    /\n\]\n$/,
    `\n${outlines.map((one) => `${JSON.stringify(one)},`).join('\n')}\n]\n`,
  )
  await edit(
    folder,
    'content/technologies.ts',
    /\n\}\n(?=\nexport const technologies)/,
    `\n${details.map((one) => `'${one.id}': ${JSON.stringify(one)},`).join('\n')}\n}\n`,
  )
  // Numbers of two words are longer than a description may be.
  await edit(folder, 'content/pages/solutions.ts', /, ce que vous y gagnez\.(?=`)/, '.')
  await growPages(folder, inOtherWords)
}

/** A text of the length of the legal notice each. */
async function growPages(folder: string, inOtherWords: <Thing>(thing: Thing) => Thing) {
  const names = Array.from({ length: Object.keys(paths).length * (growth - 1) }, (_, index) => `grown${index + 1}`)
  const day = isoDay(new Date())
  const dates: Record<string, unknown> = JSON.parse(await readFile(join(folder, 'content/page-dates.json'), 'utf8'))
  for (const [index, name] of names.entries()) {
    const next = names[(index + 1) % names.length]
    const settings: PageSettings = {
      ...legalNoticeSettings,
      title: name,
      description: `${name} ${inOtherWords(legalNoticeSettings.description)}`.slice(0, 150),
      ogImage: `/og/${name}.png`,
    }
    const document: LegalDocument = {
      ...inOtherWords(legalNotice),
      title: name,
      updated: legalNotice.updated,
      introduction: [{ text: `${next}`, href: `/${next}` }],
    }
    await writeInto(
      folder,
      `content/grown/${name}.ts`,
      `export const document = ${JSON.stringify(document)}\nexport const settings = ${JSON.stringify({ ...settings, canonical: `/${name}` })}\n`,
    )
    await writeInto(folder, `app/pages/${name}.tsx`, pageSource(name))
    dates[`/${name}`] = { changedOn: day, fingerprint: '' }
  }
  await writeFile(join(folder, 'content/page-dates.json'), JSON.stringify(dates))
  const each = (line: (name: string) => string) => names.map(line).join('\n')
  await edit(folder, 'content/paths.ts', /(?=\} as const)/, `${each((name) => `  ${name}: '/${name}',`)}\n`)
  await edit(
    folder,
    'content/pages.ts',
    /^/,
    `${each((name) => `import { settings as ${name} } from './grown/${name}.ts'`)}\n`,
  )
  await edit(folder, 'content/pages.ts', /(?= {2}notFound: )/, `${each((name) => `  ${name},`)}\n`)
  await edit(
    folder,
    'content/brand/map.ts',
    /(?= {4}\[paths\.home\])/,
    `${each((name) => `[paths.${name}]: 'Panthéon',`)}\n`,
  )
  await edit(
    folder,
    'app/routes.tsx',
    /(?=\}\n\nexport const notFoundPage)/,
    `${each((name) => `  [paths.${name}]: lazyPage(() => import('./pages/${name}.tsx')),`)}\n`,
  )
}

function pageSource(name: string) {
  return `import { document, settings } from '#content/grown/${name}.ts'
import { PageHead } from '../seo/page-head.tsx'
import { LegalDocument } from './legal-document.tsx'

export default function Page() {
  return (<><PageHead settings={settings} /><LegalDocument document={document} pathname="/${name}" /></>)
}
`
}

/** Under a plain licence: the description of the page names those that are not, and has an end. */
function named({ logo, layer }: TechnologyOutline, { id, name }: TechnologyOutline, copy: number): TechnologyOutline {
  return { logo, layer, id: `${id}-${copy}`, name: `${name} ${copy}` }
}

/** Every text in it as long as it is, in words of the site that follow each other by chance, the same at every run. */
function createRewording() {
  const random = createRandom(1)
  const [first = '', ...more] = new Set(JSON.stringify([useCases, technologies, legalNotice]).match(/\p{L}{2,}/gu))
  const words = [first, ...more] as const
  const reword = (text: string) => text.replace(/\p{L}{2,}/gu, () => random.pick(words))
  return <Thing>(thing: Thing): Thing =>
    JSON.parse(JSON.stringify(thing), (key, value: unknown) =>
      typeof value === 'string' && !forPrograms.has(key) ? reword(value) : value,
    )
}

async function edit(folder: string, file: string, find: RegExp, text: string) {
  const path = join(folder, file)
  const source = await readFile(path, 'utf8')
  if (!find.test(source)) throw new Error(`tools/bench/grown-content.ts finds nothing like ${find} in ${file}.`)
  await writeFile(
    path,
    source.replace(find, () => text),
  )
}
