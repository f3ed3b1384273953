import type { SilentSubject } from '#content/desk/assistant-figures.ts'
import type { Path } from '#content/paths.ts'
import { createFacts, type Facts } from '../facts.ts'
import type { SiteContent } from '../site-content.ts'
import { createSources, type Source, type Sources } from '../sources.ts'

/** Something that the embedded assistant can say. */
export type Saying = {
  readonly kind: 'fact' | 'small talk' | 'declined'
  /** What stands for `{name}` and the like in the ways to ask for it; a list makes a way to ask of each. */
  readonly inPhrases?: Readonly<Record<string, string | readonly string[]>>
  /** Markdown; the fact comes first. */
  readonly answer: string
  /** What the law adds, or what leaves for whom: told after the answer, in its own words and whole. */
  readonly notice?: string | undefined
  /** The topic that has the same notice: it is told in English as there. */
  readonly noticeOf?: string | undefined
  /** What of the notice follows the content: told after an English answer that is written down. */
  readonly noticeInEnglish?: string
  /** The same facts for those who ask in English; a notice stands in a paragraph of its own. */
  readonly english?: string
  /** Describes work that the platform does: not an answer to somebody who asks the assistant to do that work. */
  readonly work?: true
  /** Says what a word means: not an answer to somebody who asks something else about it. */
  readonly definition?: true
  /** A single line of the content, in words that may be about anything: they do not make a question one on us. */
  readonly detail?: true
  /** Somebody waits or is angry: that is answered before what else they ask. */
  readonly comesFirst?: true
  /** The subject, of those that the site is silent on, that it counts for. */
  readonly silentOn?: SilentSubject
  readonly sources: readonly Source[]
  readonly next?: NextStep
  /** Topics to offer afterwards. */
  readonly related?: readonly string[]
}

/**
 * How each topic is said, by its id. A fact that the content lost is missed while its topic is built, and costs this one
 * topic; `undefined` is for what a company need not say.
 */
export type Sayings = Readonly<Record<string, () => Saying | undefined>>

/** Something that it can say, and how visitors ask for it: what stands under its id in phrases/. */
export type Topic = Saying & {
  readonly id: string
  /** As visitors would type it. The first one is a whole question: it is also offered as a follow-up. */
  readonly asks: readonly [string, ...string[]]
  /** Ways to ask that are answered by yes, and by no. */
  readonly answeredYes?: readonly string[]
  readonly answeredNo?: readonly string[]
  /** Those of them whose name or figure is filled in from the content, and so is its own. */
  readonly answeredOfOurs?: readonly string[]
}

/** One thing to do or to read after the answer. */
type NextStep = { readonly sentence: string; readonly english: string }

/** What topics are built from. */
export type TopicSite = {
  readonly content: SiteContent
  readonly facts: Facts
  readonly sources: Sources
  readonly next: ReturnType<typeof nextSteps>
}

export function topicSite(content: SiteContent): TopicSite {
  return { content, facts: createFacts(content), sources: createSources(content), next: nextSteps(content) }
}

/** A topic for each item of a list of the content. */
export function forEach<Item>(
  items: readonly Item[],
  idOf: (item: Item, index: number) => string,
  say: (item: Item, index: number) => Saying | undefined,
): Sayings {
  return Object.fromEntries(items.map((item, index) => [idOf(item, index), () => say(item, index)]))
}

/** The topics of several groups, in their order. */
export function merged(groups: readonly Sayings[]): Sayings {
  return Object.fromEntries(groups.flatMap((group) => Object.entries(group)))
}

type Stepping = Pick<SiteContent, 'assistantAnswers' | 'home' | 'servicesPage'>

function nextSteps({ assistantAnswers: { nextStep }, home, servicesPage }: Stepping) {
  const action = ({ label, to }: { readonly label: string; readonly to: Path }, english: string): NextStep => ({
    sentence: nextStep.replace('{label}', () => label).replace('{to}', to),
    english: `Next step: [${english}](${to}).`,
  })
  return {
    askForDemo: action(home.demo.action, 'Ask for a demo'),
    planWorkshop: action(servicesPage.closing.primary, 'Plan a discovery workshop'),
    seeUseCases: action(home.useCases.action, 'See the use cases'),
    seeMethod: action(home.method.action, 'Discover the method'),
  }
}
