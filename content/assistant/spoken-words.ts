import { type Path, paths } from '../paths.ts'
import english from './english.json' with { type: 'json' }
import firstSentences from './first-sentences.json' with { type: 'json' }
import facts from './page-facts.json' with { type: 'json' }

type PageFact = {
  readonly id: string
  readonly page: Path
  /** The sentences of the page that it rests on. */
  readonly quote: string
  readonly answer: string
  readonly english: string
}

const pages: Readonly<Record<string, Path>> = {
  index: paths.home,
  solutions: paths.solutions,
  'cas-usage': paths.useCases,
  services: paths.services,
  contact: paths.contact,
  'contact-success': paths.contact,
  'mentions-legales': paths.legalNotice,
  'politique-confidentialite': paths.privacyPolicy,
  accessibilite: paths.accessibility,
}

/** By the id of a topic: its answer in English, where the topic itself has none. */
export const englishAnswers: ReadonlyMap<string, string> = new Map(Object.entries(english))

/** By the id of a topic: a sentence that states the fact, before the list or the card that has it. */
export const firstSentencesOfAnswers: ReadonlyMap<string, string> = new Map(Object.entries(firstSentences))

/** What pages state in passing, as answers. */
export const pageFacts: readonly PageFact[] = facts.map((fact) => ({ ...fact, page: pages[fact.page] ?? paths.home }))
