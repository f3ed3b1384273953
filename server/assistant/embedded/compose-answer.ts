import { frenchTypography } from '#content/typography.ts'
import { upperFirst } from '../markdown.ts'
import type { Source } from '../sources.ts'
import type { Quote } from './quote.ts'
import type { ReadQuestion } from './read-question.ts'
import { type Stance, stanceOn } from './stance.ts'
import { askForDemo, type Saying, type Topic } from './topic.ts'
import { topics } from './topics.ts'

type Sayable = Saying & Pick<Topic, 'yes' | 'no'>

/** What is counted of a question: how it ended, and on which of the known topics or missing subjects. Never its words. */
export type AnswerSubject = {
  readonly outcome: 'answered' | 'near' | 'declined' | 'missing'
  readonly topic: string
}

export type EmbeddedAnswer = {
  readonly about: AnswerSubject
  /** « near » is no answer to the question, but the nearest that there is. */
  readonly kind: Topic['kind'] | 'near'
  /** Markdown. */
  readonly text: string
  readonly sources: readonly Source[]
  /** Questions that it can answer next. */
  readonly followUps: readonly string[]
}

/** Said in words of a page that no topic foresaw. */
export const siteText = 'site-text'
const mostSources = 3
const mostFollowUps = 3
const questionOf = new Map(topics.map(({ id, asks }) => [id, asks[0]]))

/** Yes or no where the question calls for it, the facts, then one next step. */
export function composeAnswer(
  chosen: readonly Sayable[],
  question: ReadQuestion,
  message: string,
  alternative?: Topic,
): EmbeddedAnswer {
  const inEnglish = question.english && chosen.every(({ english }) => english !== undefined)
  const parts = chosen.map((topic) => {
    const answer = (inEnglish ? topic.english : undefined) ?? topic.answer
    const told = question.open ? withoutStance(answer) : answer
    const stance = chosen.length === 1 ? stanceOn(topic, question, message) : undefined
    return stance && !startsWithStance.test(told) ? `${lead(stance, inEnglish, question.negated)} ${told}` : told
  })
  if (alternative && !inEnglish && !isList.test(alternative.answer) && !startsWithStance.test(parts[0] ?? ''))
    parts.push(`${alsoNear} ${withoutStance(alternative.answer)}`)
  const next = chosen.find((topic) => topic.next)?.next
  const lines = [...parts, ...(next ? [inEnglish ? next.english : next.sentence] : [])]
  const text = (question.english && !inEnglish ? [saidInFrench, ...lines] : lines).join('\n\n')
  return {
    about: { outcome: chosen[0]?.kind === 'declined' ? 'declined' : 'answered', topic: chosen[0]?.id ?? '' },
    kind: chosen[0]?.kind ?? 'declined',
    text: inEnglish ? text : frenchTypography(text),
    sources: distinctSources([...chosen, ...(alternative ? [alternative] : [])].flatMap(({ sources }) => sources)),
    followUps: questionsOf(chosen.flatMap(({ related }) => related ?? [])),
  }
}

/** Says that it may not be what was asked, then what comes nearest. */
export function composeNear(topic: Topic, alternative?: Topic): EmbeddedAnswer {
  const { text, sources, followUps } = composeAnswer([topic], neutral, '', alternative)
  const about = { outcome: 'near', topic: topic.id } as const
  return { about, kind: 'near', text: frenchTypography(`${notExactly}\n\n${text}`), sources, followUps }
}

/** What the site says in its own words. */
export function composeQuote({ passage, lines }: Quote): EmbeddedAnswer {
  return {
    about: { outcome: 'answered', topic: siteText },
    kind: 'fact',
    text: frenchTypography(`${lines.join(' ')}\n\n${askForDemo.sentence}`),
    sources: [passage.source],
    followUps: questionsOf(['about', 'cost', 'demo']),
  }
}

const notExactly = "Le site ne répond pas exactement à cette question. Voici ce qui s'en rapproche le plus :"
const saidInFrench = 'The site is in French. This is what it says:'
const alsoNear = 'Peut-être cherchiez-vous plutôt ceci.'
const neutral: ReadQuestion = {
  terms: new Map(),
  words: [],
  english: false,
  open: true,
  negated: false,
  concernsUs: true,
}
const isList = /^(?:-|\d+\.) /
const startsWithStance = /^(?:Oui|Non|Yes|No|Pas sans)\b/

/** « Combien ? », « Que se passe-t-il ? » are not answered by yes or no. */
function withoutStance(answer: string) {
  const rest = answer.replace(/^(?:Oui|Non)(?:[.,]| :) /, '')
  return rest === answer ? answer : upperFirst(rest)
}

function lead(stance: Stance, inEnglish: boolean, isNegated: boolean) {
  if (inEnglish) return stance === 'yes' ? 'Yes.' : 'No.'
  return stance === 'no' ? 'Non.' : isNegated ? 'Si.' : 'Oui.'
}

function questionsOf(ids: readonly string[]) {
  return [...new Set(ids)]
    .flatMap((id) => questionOf.get(id) ?? [])
    .slice(0, mostFollowUps)
    .map(frenchTypography)
}

function distinctSources(sources: readonly Source[]) {
  return [...new Map(sources.map((source) => [source.href, source])).values()].slice(0, mostSources)
}
