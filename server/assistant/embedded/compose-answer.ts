import { frenchTypography } from '#content/typography.ts'
import type { AnswerDetails } from '#contract/chat-protocol.ts'
import { englishTypography } from '../language/english-typography.ts'
import { words } from '../language/french-text.ts'
import { upperFirst } from '../markdown.ts'
import type { Source } from '../sources.ts'
import type { AnsweringContent } from './answering-content.ts'
import type { WholeFact } from './limited-facts.ts'
import { onceFor } from './once-for.ts'
import { asksToGoOn } from './question-subject.ts'
import type { ReadQuestion } from './read-question.ts'
import { withoutRepeats } from './said-already.ts'
import { asksWhether, type Stance, stanceOn } from './stance.ts'
import { createTeller } from './tell-what-is-asked.ts'
import type { Saying, Topic } from './topic.ts'
import written from './wordings/telling.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

type Sayable = Saying & Partial<Pick<Topic, 'id' | 'asks' | 'answeredYes' | 'answeredNo' | 'answeredOfOurs'>>

export type ComposedAnswer = {
  readonly kind: Topic['kind']
  /** What it speaks of, by the ids of the topics. */
  readonly topics: readonly string[]
  /** Markdown. */
  readonly text: string
  readonly sources: readonly Source[]
  /** How far the question and the answer are in English. */
  readonly english: AnswerDetails['english']
  /** Questions that it can answer next. */
  readonly followUps: readonly string[]
}

const mostSources = 3
const mostFollowUps = 3
const saidInFrench = 'The site is in French. This is what it says:'
/** Says what was chosen, in the words of the content. */
export function createAnswerComposer(content: AnsweringContent, topics: readonly Topic[]) {
  const sayings = content.assistantAnswers
  const tell = createTeller(topics)
  const questionOf = new Map(topics.map(({ id, asks }) => [id, asks[0]]))

  /** Yes or no where the question calls for it, the facts, then one next step. */
  function composeAnswer(
    chosen: readonly Sayable[],
    question: ReadQuestion,
    message: string,
    before?: () => string,
  ): ComposedAnswer {
    const inEnglish = question.english && chosen.every(({ english }) => english !== undefined)
    const telling = {
      isShared: chosen.length > 1,
      isClosed: asksWhether(question, message),
      before,
      goesOn: asksToGoOn(question),
    }
    const parts = chosen.map((topic) => {
      const { answer, notice } = noticeApart(topic, inEnglish)
      const told = topic.kind === 'fact' ? tell(withoutStance(answer), topic, question, message, telling) : answer
      const stated = inEnglish ? topic : { ...topic, answer: told }
      // To « que dit la loi ? » the notice of a use is the answer.
      if (notice && topic.work && asksForLaw(message)) return { topic, text: `${notice}\n\n${told}` }
      const stance =
        chosen.length === 1 ? stanceOn(stated, question, message, (inEnglish ? inBoth : inFrench)(topic)) : undefined
      const stating = stance ? `${lead(stance, inEnglish, isNegated(message))} ${told}` : told
      return { topic, text: notice ? `${stating}\n\n${notice}` : stating }
    })
    const kept = withoutRepeats(parts)
    // Somebody who asks on was shown the way already.
    const next = before === undefined ? chosen.find((topic) => topic.next)?.next : undefined
    const lines = [...kept.map((part) => part.text), ...(next ? [inEnglish ? next.english : next.sentence] : [])]
    const text = (question.english && !inEnglish ? [saidInFrench, ...lines] : lines).join('\n\n')
    return {
      kind: chosen[0]?.kind ?? 'declined',
      topics: kept.flatMap(({ topic }) => topic.id ?? []),
      text: inEnglish ? englishTypography(text) : frenchTypography(text),
      english: inEnglish ? 'whole' : question.english ? 'opening' : undefined,
      sources: distinctSources(chosen.flatMap(({ sources }) => sources)),
      followUps: questionsOf(chosen.flatMap(({ related }) => related ?? [])),
    }
  }

  function lead(stance: Stance, inEnglish: boolean, isDoubted: boolean) {
    if (inEnglish) return stance === 'yes' ? 'Yes.' : 'No.'
    return stance === 'no' ? sayings.no : isDoubted ? sayings.yesItIs : sayings.yes
  }

  function questionsOf(ids: readonly string[]) {
    return [...new Set(ids)]
      .flatMap((id) => questionOf.get(id) ?? [])
      .slice(0, mostFollowUps)
      .map(frenchTypography)
  }

  return { composeAnswer }
}

const inFrench = onceFor(({ answer, notice = '' }: Sayable): WholeFact => [answer, notice])
const inBoth = onceFor(({ answer, notice = '', english = '' }: Sayable): WholeFact => [answer, notice, english])

/** However little of an answer is told, its notice is told whole. */
function noticeApart({ answer, english, notice = '' }: Sayable, inEnglish: boolean) {
  if (inEnglish && english !== undefined) {
    const [own = '', ...rest] = notice ? english.split('\n\n') : [english]
    return { answer: own, notice: rest.join('\n\n') }
  }
  return answer.endsWith(notice)
    ? { answer: answer.slice(0, answer.length - notice.length).trimEnd(), notice }
    : { answer, notice: '' }
}

/** « que dit la loi ? », « est-ce légal ? » */
function asksForLaw(message: string) {
  return law.areIn(typedWords(message))
}

const law = createWordings(written.law)

/** « si l'étude ne conclut pas, peut-on arrêter ? » does not ask whether one cannot. */
function isNegated(message: string) {
  const asked =
    message
      .split(/[,:;.]/)
      .filter((part) => part.trim())
      .at(-1) ?? ''
  // « y a-t-il un recours si la réponse ne suffit pas ? » denies it of the answer, not of the recourse.
  const [main = ''] = asked
    .replace(/^\W*est-ce qu(?:e |['’])/i, '')
    .split(/ (?:si |s['’]ils? |qu[ei] |qu['’]|quand |lorsqu|dont |où )/)
  const list = words(main)
  // « ne voit que ses documents ? » says no « pas ».
  return list.includes('pas') || (list.some((word) => word === 'ne' || word === 'n') && !/\bqu(?:e\b|')/.test(asked))
}

/** The content's own yes or no answers the question that the content puts, not every way to put it. */
function withoutStance(answer: string) {
  const rest = answer.replace(/^(?:Oui|Non|Yes|No)(?:[.,:]| :) /, '')
  // « n8n » is written so, also at the beginning.
  return rest === answer || /^\p{Ll}\d/u.test(rest) ? rest : upperFirst(rest)
}

function distinctSources(sources: readonly Source[]) {
  return [...new Map(sources.map((source) => [source.href, source])).values()].slice(0, mostSources)
}
