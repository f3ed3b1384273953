import { paths } from './paths.ts'
import type { RichLink } from './rich-text.ts'

/** To the definition, which is an entry of the FAQ: every page that uses the word leads there. */
export const sovereigntyLink = {
  text: 'Ce que « souverain » veut dire ici',
  href: `${paths.home}#souverain`,
} satisfies RichLink
