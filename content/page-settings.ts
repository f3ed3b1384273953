import { brandWords } from './brand/words.ts'
import { company } from './company.ts'
import type { Path } from './paths.ts'

export type SchemaType = 'home' | 'solutions' | 'useCases' | 'services' | 'contact' | 'legal'

/** What search engines and link previews read about a page. */
export type PageSettings = {
  /** Unique, 65 characters at most with the company's name. */
  readonly title: string
  /** Unique, 70 to 160 characters. */
  readonly description: string
  readonly keywords: readonly string[]
  readonly ogTitle: string
  readonly ogDescription: string
  readonly ogImage: `/og/${string}.png`
  readonly noIndex: boolean
  /** The not-found page answers any path: it has no address of its own. */
  readonly canonical: Path | null
  readonly schemaType: SchemaType | null
}

/** What the picture of a link preview shows, for those who do not see it. */
export function ogImageAlt({ ogTitle }: PageSettings) {
  return `« ${ogTitle} » ${brandWords.map.preview}, ${company.name}`
}
