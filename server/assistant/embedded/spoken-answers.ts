import { filled, restsOn } from '#content/assistant/spoken-words.ts'
import { paragraphs, upperFirst } from '../markdown.ts'
import type { SiteContent } from '../site-content.ts'
import english from './english-answers.json' with { type: 'json' }
import { longWords } from './long-words.ts'
import { sameFigures } from './same-figures.ts'
import { sentenceEnd } from './statements.ts'
import type { Saying } from './topic.ts'
import { sentenceGoneFrom } from './topics/page-facts.ts'

/** How much of a sentence the one put before it may have said already. */
const repeated = 0.55
/** The fact, and what adds to it; where a sentence was put before the content's own, that one is the fact. */
const mostSentences = { ofContent: 4, opened: 3 }

/** The answer with what is written beside it: a first sentence that states the fact, and the same in English. */
export function spoken(id: string, saying: Saying, { firstSentences }: SiteContent): Saying {
  const { notice = '' } = saying
  const beside = holds(id, saying) ? { first: firstSentences.get(id), english: inEnglish(id, saying) } : {}
  const first = sameFigures(beside.first, saying.answer)
  const english = saying.english ?? sameFigures(beside.english, `${saying.answer} ${notice}`)
  const answer = told(saying, first)
  return {
    ...saying,
    answer: notice ? `${answer}\n\n${notice}` : answer,
    ...(english && { english: saying.kind === 'fact' ? briefly(english, notice) : english }),
  }
}

/** What is written down beside an answer of the company's own words is told while they are those. */
function holds(id: string, { answer }: Saying) {
  const words = restsOn.get(id)
  return words === undefined || sentenceGoneFrom([answer])(words) === undefined
}

/** What follows the first paragraph of an answer with a notice is that notice, and stays whole. */
function briefly(english: string, notice: string) {
  const [own = '', ...rest] = notice ? english.split('\n\n') : [english]
  return [saidOnce(own, mostSentences.ofContent), ...rest].join('\n\n')
}

function told({ kind, detail, answer }: Saying, first: string | undefined) {
  if (first && detail) return first
  const whole = first ? opened(first, answer) : answer
  return kind === 'fact' ? saidOnce(whole, first ? mostSentences.opened : mostSentences.ofContent) : whole
}

const englishAnswers = new Map(Object.entries(english))

/** With the notice of another topic, where it has the same, and with what of a notice follows the content. */
function inEnglish(id: string, { notice, noticeOf, noticeInEnglish = '' }: Saying) {
  const own = englishOf(id)
  const [, ...shared] = notice && noticeOf ? (englishOf(noticeOf)?.split('\n\n') ?? []) : []
  return own && paragraphs(own, ...shared, noticeInEnglish)
}

/** The company is named in them as in the ways to ask: `{company}`. */
function englishOf(id: string) {
  const text = englishAnswers.get(id)
  return text === undefined ? undefined : filled(text)
}

/** A list stands after its first sentence; of other answers, what that sentence says is not said again. */
function opened(first: string, answer: string) {
  return [first, upperFirst(answer.replace(/^(?:Oui|Non)(?:[.,:]| :) /, ''))].join(hasList(answer) ? '\n\n' : ' ')
}

function hasList(answer: string) {
  return /^(?:-|\d+\.) /m.test(answer)
}

/**
 * Each thing once: a sentence whose words were said is left out, and of prose no more is told than the fact and what adds
 * to it. A question whose answer is not told is not put either.
 */
function saidOnce(answer: string, most: number) {
  const said = new Set<string>()
  const isNew = (sentence: string) => {
    const own = longWords(sentence)
    const old = own.filter((word) => said.has(word)).length
    if (said.size > 0 && old >= own.length * repeated) return false
    for (const word of own) said.add(word)
    return true
  }
  const isListed = hasList(answer)
  const shortened = answer.split('\n\n').map((part) => {
    if (/^(?:-|\d+\.) /.test(part)) return part
    const kept = statements(part).filter(isNew)
    const told = isListed ? kept : kept.slice(0, most)
    return (told.at(-1)?.endsWith('?') ? told.slice(0, -1) : told).join(' ')
  })
  return paragraphs(...shortened)
}

/** A question belongs to the sentence that answers it. */
function statements(text: string) {
  const list: string[] = []
  for (const sentence of text.split(sentenceEnd)) {
    const last = list.at(-1)
    if (last?.endsWith('?')) list.splice(-1, 1, `${last} ${sentence}`)
    else list.push(sentence)
  }
  return list
}
