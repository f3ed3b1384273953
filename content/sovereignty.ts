import { paths } from './paths.ts'
import type { RichLink } from './rich-text.ts'

/** What the word means on this site: an entry of the FAQ, to which every page that uses the word leads. */
export const sovereignty = {
  id: 'souverain',
  question: 'Que veut dire « souverain » ici ?',
  answer:
    "Quatre choses que vous pouvez vérifier : la plateforme est hébergée en Europe ou dans vos murs ; son code se lit et s'audite ; aucun modèle n'est appelé sans votre accord ; vous partez avec vos données quand vous voulez. Ce n'est pas un label. Et comme le lieu des serveurs ne dit pas quel droit s'applique, les mentions légales donnent le pays, le droit et les actionnaires de l'éditeur, de sa société mère et de l'hébergeur.",
} as const

export const sovereigntyLink = {
  text: 'Ce que « souverain » veut dire ici',
  href: `${paths.home}#${sovereignty.id}`,
} satisfies RichLink
