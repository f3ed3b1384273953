import { home } from '#content/home.ts'
import type { paths } from '#content/paths.ts'
import { servicesPage } from '#content/services-page.ts'
import type { Source } from '../sources.ts'

/** Something that the embedded assistant can say. */
export type Saying = {
  readonly id: string
  readonly kind: 'fact' | 'small talk' | 'declined'
  /** What stands for `{name}` and the like in the ways to ask for it; a list makes a way to ask of each. */
  readonly inPhrases?: Readonly<Record<string, string | readonly string[]>>
  /** Markdown; the fact comes first. */
  readonly answer: string
  /** The same facts for those who ask in English. */
  readonly english?: string
  /** Describes work that the platform does: not an answer to somebody who asks the assistant to do that work. */
  readonly work?: true
  /** Says what a word means: not an answer to somebody who asks something else about it. */
  readonly definition?: true
  /** A single line of the content, in words that may be about anything: they do not make a question one on us. */
  readonly detail?: true
  readonly sources: readonly Source[]
  readonly next?: NextStep
  /** Topics to offer afterwards. */
  readonly related?: readonly string[]
}

/** Something that it can say, and how visitors ask for it: what stands under its id in phrases/. */
export type Topic = Saying & {
  /** As visitors would type it. The first one is a whole question: it is also offered as a follow-up. */
  readonly asks: readonly [string, ...string[]]
  /** Words in a question that make the answer start with « Oui » or « Non ». */
  readonly yes?: string
  readonly no?: string
}

/** One thing to do or to read after the answer. */
export type NextStep = { readonly sentence: string; readonly english: string }

export const askForDemo: NextStep = action(home.demo.action, 'Ask for a demo')
export const planWorkshop: NextStep = action(servicesPage.closing.primary, 'Plan a discovery workshop')
export const seeUseCases: NextStep = action(home.useCases.action, 'See the use cases')
export const seeMethod: NextStep = action(home.method.action, 'Discover the method')

export function readMore({ title, href }: Source): NextStep {
  return { sentence: `Le texte complet : [${title}](${href}).`, english: `Full text, in French: [${title}](${href}).` }
}

function action({ label, to }: { label: string; to: (typeof paths)[keyof typeof paths] }, english: string): NextStep {
  return { sentence: `Prochaine étape : [${label}](${to}).`, english: `Next step: [${english}](${to}).` }
}
