import { frenchTypography } from '#content/typography.ts'
import { upperFirst } from '../markdown.ts'
import type { SiteContent } from '../site-content.ts'
import type { Source } from '../sources.ts'
import type { Quote } from './quote.ts'
import type { ReadQuestion } from './read-question.ts'
import { type Stance, stanceOn } from './stance.ts'
import { type Saying, type Topic, topicSite } from './topic.ts'

type Sayable = Saying & Pick<Topic, 'yes' | 'no'>

export type ComposedAnswer = {
  /** « near » is no answer to the question, but the nearest that there is. */
  readonly kind: Topic['kind'] | 'near'
  /** Markdown. */
  readonly text: string
  readonly sources: readonly Source[]
  /** Questions that it can answer next. */
  readonly followUps: readonly string[]
}

const mostSources = 3
const mostFollowUps = 3
const saidInFrench = 'The site is in French. This is what it says:'
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

/** Says what was chosen, in the words of the content. */
export function createAnswerComposer(content: SiteContent, topics: readonly Topic[]) {
  const words = content.assistantAnswers
  const { askForDemo } = topicSite(content).next
  const questionOf = new Map(topics.map(({ id, asks }) => [id, asks[0]]))

  /** Yes or no where the question calls for it, the facts, then one next step. */
  function composeAnswer(
    chosen: readonly Sayable[],
    question: ReadQuestion,
    message: string,
    alternative?: Topic,
  ): ComposedAnswer {
    const inEnglish = question.english && chosen.every(({ english }) => english !== undefined)
    const parts = chosen.map((topic) => {
      const answer = (inEnglish ? topic.english : undefined) ?? topic.answer
      const told = question.open ? withoutStance(answer) : answer
      const stance = chosen.length === 1 ? stanceOn(topic, question, message) : undefined
      return stance && !startsWithStance.test(told) ? `${lead(stance, inEnglish, question.negated)} ${told}` : told
    })
    if (alternative && !inEnglish && !isList.test(alternative.answer) && !startsWithStance.test(parts[0] ?? ''))
      parts.push(`${words.alsoNear} ${withoutStance(alternative.answer)}`)
    const next = chosen.find((topic) => topic.next)?.next
    const lines = [...parts, ...(next ? [inEnglish ? next.english : next.sentence] : [])]
    const text = (question.english && !inEnglish ? [saidInFrench, ...lines] : lines).join('\n\n')
    return {
      kind: chosen[0]?.kind ?? 'declined',
      text: inEnglish ? text : frenchTypography(text),
      sources: distinctSources([...chosen, ...(alternative ? [alternative] : [])].flatMap(({ sources }) => sources)),
      followUps: questionsOf(chosen.flatMap(({ related }) => related ?? [])),
    }
  }

  /** Says that it may not be what was asked, then what comes nearest. */
  function composeNear(topic: Topic, alternative?: Topic): ComposedAnswer {
    const { text, sources, followUps } = composeAnswer([topic], neutral, '', alternative)
    return { kind: 'near', text: frenchTypography(`${words.nearest}\n\n${text}`), sources, followUps }
  }

  /** What the site says in its own words. */
  function composeQuote({ passage, lines }: Quote): ComposedAnswer {
    return {
      kind: 'fact',
      text: frenchTypography(`${lines.join(' ')}\n\n${askForDemo.sentence}`),
      sources: [passage.source],
      followUps: questionsOf(['about', 'cost', 'demo']),
    }
  }

  function lead(stance: Stance, inEnglish: boolean, isNegated: boolean) {
    if (inEnglish) return stance === 'yes' ? 'Yes.' : 'No.'
    return stance === 'no' ? words.no : isNegated ? words.yesItIs : words.yes
  }

  function questionsOf(ids: readonly string[]) {
    return [...new Set(ids)]
      .flatMap((id) => questionOf.get(id) ?? [])
      .slice(0, mostFollowUps)
      .map(frenchTypography)
  }

  return { composeAnswer, composeNear, composeQuote }
}

/** « Combien ? », « Que se passe-t-il ? » are not answered by yes or no. */
function withoutStance(answer: string) {
  const rest = answer.replace(/^(?:Oui|Non)(?:[.,]| :) /, '')
  return rest === answer ? answer : upperFirst(rest)
}

function distinctSources(sources: readonly Source[]) {
  return [...new Map(sources.map((source) => [source.href, source])).values()].slice(0, mostSources)
}
