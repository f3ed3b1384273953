import type { Passage } from '../knowledge.ts'
import { words } from '../language/french-text.ts'
import { frenchSpacing } from '../markdown.ts'
import type { Retriever } from '../retrieval.ts'
import type { Source } from '../sources.ts'
import { isCommand, isErrand } from './commands.ts'
import { createTopicMatcher, type Match } from './match-topics.ts'
import { createQuoter } from './quote.ts'
import { createQuestionReader, type ReadQuestion } from './read-question.ts'
import { stanceOn } from './stance.ts'
import { askForDemo, type Topic } from './topic.ts'
import { notObeyed, notOnSite, offTopic } from './topics/not-answered.ts'
import { topics } from './topics.ts'

export type EmbeddedAnswer = {
  readonly kind: Topic['kind']
  readonly text: string
  readonly sources: readonly Source[]
  readonly followUps: readonly string[]
}

export type EmbeddedAssistant = ReturnType<typeof createEmbeddedAssistant>

/** How near a question must come to a topic to be answered by it. */
const sureEnough = 0.5
/** Each of two topics in one message must be this near. */
const clearlyMeant = 0.72
const earlierTurns = [0.5, 0.25]
const courtesy = ['@bonjour', '@merci', '@aurevoir']

/** Answers from the site's content alone: no model, no network, a few milliseconds. */
export function createEmbeddedAssistant({ passages, retriever }: { passages: readonly Passage[]; retriever: Retriever }) {
  const asked = topics.flatMap(({ asks }) => asks.flatMap(words))
  const said = passages.flatMap(({ title, lines }) => [title, ...lines].flatMap(words))
  const readQuestion = createQuestionReader([...asked, ...said], asked)
  const { match, strangeness } = createTopicMatcher(topics)
  const quote = createQuoter(passages, retriever)
  const labels = new Map(topics.map(({ id, asks }) => [id, asks[0]]))

  /** `turns` are the visitor's messages, the last one being the question. */
  function answer(turns: readonly string[]): EmbeddedAnswer {
    const text = turns.at(-1) ?? ''
    const sentences = text.split(/(?<=[.!?…])\s+|\n+/).filter((part) => /[\p{L}\p{N}]/u.test(part))
    const meant = sentences.filter((sentence) => !isCommand(sentence))
    const isCommanded = meant.length < sentences.length
    const question = withoutCourtesy(readQuestion(meant.join(' ')))
    const found = meant.length > 0 ? chosenTopics(meant, question, turns.slice(0, -1)) : []
    if (isCommanded && !found.some(({ kind }) => kind === 'fact')) return told([notObeyed], question, text)
    if (found.length > 0) return told(found, question, text)
    const cited = meant.some(isErrand) ? undefined : quoted(question)
    return cited ?? told([mentionsUs(meant.join(' ')) ? notOnSite : offTopic], question, text)
  }

  function chosenTopics(sentences: readonly string[], question: ReadQuestion, earlier: readonly string[]): Topic[] {
    const allowed = ({ topic }: Match) => !(topic.work && sentences.some(isErrand))
    const alone = match(question).filter(allowed)
    const inContext = isFollowUp(sentences, question) ? match(withEarlier(question, earlier)).filter(allowed) : alone
    const several = partsOf(sentences).flatMap((part) => {
      const [best] = match(withoutCourtesy(readQuestion(part))).filter(allowed)
      return best && best.score >= clearlyMeant && best.topic.kind === 'fact' ? [best.topic] : []
    })
    const distinct = [...new Set(several)]
    const [best] = inContext
    if (distinct.length > 1 && !isSure(alone, clearlyMeant + 0.15)) return distinct.slice(0, 2)
    if (best && best.score >= neededFor(question)) return [best.topic]
    const [strongest] = distinct
    return strongest ? [strongest] : []
  }

  /** A word that no topic knows is usually the subject; unless the visitor speaks of us, the answer is elsewhere. */
  function neededFor(question: ReadQuestion) {
    const strange = strangeness(question)
    if (strange === 0) return sureEnough
    return question.concernsUs ? sureEnough : sureEnough + 0.3 * strange
  }

  function withEarlier(question: ReadQuestion, earlier: readonly string[]): ReadQuestion {
    const terms = new Map(question.terms)
    earlierTurns.forEach((weight, back) => {
      const turn = earlier.at(-1 - back)
      if (!turn) return
      for (const [term, sure] of withoutCourtesy(readQuestion(turn)).terms) {
        if (!terms.has(term) && !term.startsWith('?')) terms.set(term, sure * weight)
      }
    })
    return { ...question, terms }
  }

  function told(list: readonly Topic[], question: ReadQuestion, text: string): EmbeddedAnswer {
    const [first = offTopic] = list
    const inEnglish = question.english && list.every(({ english }) => english !== undefined)
    const parts = list.map((topic) => {
      const stance = list.length === 1 ? stanceOn(topic, question, text) : undefined
      return `${lead(stance, topic, inEnglish, question.negated)}${inEnglish ? topic.english : topic.answer}`
    })
    const next = first.next && (inEnglish ? first.next.english : first.next.sentence)
    const whole = [...parts, ...(next ? [next] : [])].join('\n\n')
    return {
      kind: first.kind,
      text: inEnglish ? whole : frenchSpacing(whole),
      sources: uniqueSources(list.flatMap(({ sources }) => sources)),
      followUps: (first.related ?? []).flatMap((id) => labels.get(id) ?? []).slice(0, 3),
    }
  }

  function quoted(question: ReadQuestion): EmbeddedAnswer | undefined {
    const found = quote(question)
    if (!found) return undefined
    const { passage, lines } = found
    return {
      kind: 'fact',
      text: frenchSpacing(`${lines.join(' ')}\n\n${askForDemo.sentence}`),
      sources: [passage.source],
      followUps: ['about', 'cost', 'demo'].flatMap((id) => labels.get(id) ?? []),
    }
  }

  return { answer }
}

function withoutCourtesy(question: ReadQuestion): ReadQuestion {
  const terms = new Map([...question.terms].filter(([term]) => !courtesy.includes(term)))
  return terms.size > 0 ? { ...question, terms } : question
}

function isFollowUp(sentences: readonly string[], question: ReadQuestion) {
  const content = [...question.terms.keys()].filter((term) => !term.startsWith('?'))
  return content.length <= 1 || /^\W*(?:et|mais|donc|alors|sinon|pareil|ok)\b/i.test(sentences[0] ?? '')
}

function isSure([best]: readonly Match[], score: number) {
  return best !== undefined && best.score >= score
}

/** « quel est le prix et où sont les données ? » */
function partsOf(sentences: readonly string[]) {
  return sentences.flatMap((sentence) => sentence.split(/,|;|\bet\b|\bainsi que\b|\band\b/i)).filter((part) => part.trim())
}

function mentionsUs(text: string) {
  return /\b(?:vous|votre|vos|you|your)\b/i.test(text)
}

function lead(stance: ReturnType<typeof stanceOn>, topic: Topic, inEnglish: boolean, negated: boolean) {
  if (!stance || /^(?:Oui|Non|Yes|No|Pas sans)\b/.test(inEnglish ? (topic.english ?? '') : topic.answer)) return ''
  if (inEnglish) return stance === 'yes' ? 'Yes. ' : 'No. '
  return stance === 'no' ? 'Non. ' : negated ? 'Si. ' : 'Oui. '
}

function uniqueSources(sources: readonly Source[]) {
  return [...new Map(sources.map((source) => [source.href, source])).values()].slice(0, 3)
}
