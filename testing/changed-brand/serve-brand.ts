import { resolve } from 'node:path'
import { createServer } from 'vite'
import { factsOf } from '../second-company/traces.ts'
import { textsOf } from '../texts-of.ts'
import type { BrandChange } from './brand-changes.ts'
import { brandFiles } from './brand-files.ts'

/** Something that a visitor is told, and by what: « security, in English ». */
type Told = { readonly by: string; readonly text: string }

/** What the content and the assistant tell of a brand, and all that this brand holds. */
export type ToldOfBrand = { readonly told: readonly Told[]; readonly held: readonly string[] }

type Answered = { readonly id: string; readonly answer: string; readonly english?: string }

/** The modules of the project, evaluated again for each change of content/brand/. */
export async function serveBrand() {
  let change: BrandChange['to'] = {}
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: 'dist/cache/changed-brand',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'changed-brand',
        enforce: 'pre',
        transform: (code, id) => [code, ...assignments(change, id)].join('\n'),
      },
    ],
  })

  async function tellOf(changed: BrandChange['to']): Promise<ToldOfBrand> {
    change = changed
    const files = new Set(Object.values(brandFiles).map((file) => resolve(file)))
    for (const file of files) {
      for (const module of vite.moduleGraph.getModulesByFile(file) ?? []) vite.moduleGraph.invalidateModule(module)
    }
    const { siteContent } = await vite.ssrLoadModule('/server/assistant/site-content.ts')
    const { createTopics } = await vite.ssrLoadModule('/server/assistant/embedded/topics.ts')
    // Of these two, what still holds is told by the topics.
    const { pageFacts: _, firstSentences: __, ...content } = siteContent
    const topics: readonly Answered[] = createTopics(siteContent).topics
    const brand = await Promise.all(
      Object.entries(brandFiles).map(async ([name, file]) => (await vite.ssrLoadModule(`/${file}`))[name]),
    )
    return {
      told: [
        ...topics.flatMap(({ id, answer }) => textsOf(answer).map((text) => ({ by: id, text }))),
        ...topics.flatMap(({ id, english }) => textsOf(english).map((text) => ({ by: `${id}, in English`, text }))),
        ...textsOf(content).map((text) => ({ by: 'the content', text })),
      ],
      held: textsOf(factsOf(brand)),
    }
  }

  return { tellOf, close: () => vite.close() }
}

/** What stands at the end of a module of the brand for its values to be others. */
function assignments(change: BrandChange['to'], module: string) {
  return Object.entries(change).flatMap(([path, value]) => {
    const [name = '', ...steps] = path.split('.')
    if (module !== resolve(brandFiles[name] ?? '')) return []
    const inside = steps.slice(0, -1).map((step) => `[${JSON.stringify(step)}]`)
    return [`Reflect.set(${name}${inside.join('')}, ${JSON.stringify(steps.at(-1))}, ${JSON.stringify(value)})`]
  })
}
