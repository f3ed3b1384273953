import { company } from '#content/company.ts'
import { createAnswerComposer } from '#server/assistant/embedded/compose-answer.ts'
import { createQuestionReader } from '#server/assistant/embedded/read-question.ts'
import type { Topic } from '#server/assistant/embedded/topic.ts'
import { createTopics } from '#server/assistant/embedded/topics.ts'
import { words } from '#server/assistant/language/french-text.ts'
import { type SiteContent, siteContent } from '#server/assistant/site-content.ts'

export type WrittenOpening = {
  readonly topic: string
  readonly question: string
  /** « Oui », « Si », « Non », “Yes” or “No”. */
  readonly opening: string | undefined
  /** What is told after the opening. */
  readonly told: string
  /** All that the topic can tell, in the language of the question. */
  readonly fact: string
}

/** As a reader would look for them: beside what the assistant itself holds for a limit, and told or not. */
const limit =
  /\bsauf\b|\breste(?:nt)? à (?!vous)|\ben (?:général|principe)\b|\bcertains cas\b|\bréglée?s? pour\b|\bobjectifs?\b|\bquand (?:il|elle|le bureau)\b.*\ben service\b|\bque vous (?:permettez|autorisez|lisez)\b|\bsi le traitement|\bsi vous\b|\bau plus\b.*\bau plus\b|\bprévoyons\b|\blimitent\b|\bqu['’]en cas\b|\bpas tou(?:te)?s\b|\bdans les limites\b|\bune fois\b|\bonly in case\b|\bnot all\b|\bonce\b|\bunless\b|\bexcept\b|\baims?\b|\btargets?\b|\bas a rule\b|\bif you\b/is

/** A sentence for a yes or no that stands before such a limit. */
export function limitsAfter({ topic, question, opening, fact }: WrittenOpening): readonly string[] {
  const [found] = (opening && limit.exec(fact)) || []
  return found ? [`${topic}: « ${question} » ${opening}. … ${found}`] : []
}

/** What a fact says beside its figures and its links: those may be another company's, the words may not. */
export function withoutFigures(fact: string): string {
  return fact
    .replace(/\[[^\]]*\]\([^)]*\)|\S+@\S+/g, '')
    .replace(/\b(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\b/gi, '')
    .replace(company.name, '')
    .replace(company.legal.name, '')
    .replace(/[\d\s.,]+|s\b/g, '')
    .toLowerCase()
}

/** Every question that is written down with its yes or no, or one in so many, as its topic answers it on this content. */
export function writtenOpenings(changes: Partial<SiteContent> = {}, oneIn = 1): readonly WrittenOpening[] {
  return openingsOf(
    // By what is asked, not by its place: of two contents, the same ones.
    ({ answeredYes = [], answeredNo = [] }) =>
      [...answeredYes, ...answeredNo].filter((way) => way.length % oneIn === 0),
    changes,
  )
}

/** Every question among the ways to ask, whatever is written down for it. */
export function everyOpening(): readonly WrittenOpening[] {
  return openingsOf(({ asks }) => asks.filter((way) => way.trim().endsWith('?')))
}

function openingsOf(
  waysTo: (topic: Topic) => readonly string[],
  changes: Partial<SiteContent> = {},
): readonly WrittenOpening[] {
  const content = { ...siteContent, ...changes }
  const { topics } = createTopics(content)
  const { composeAnswer } = createAnswerComposer(content, topics)
  const questions = topics.map((topic) => ({ topic, ways: waysTo(topic) }))
  const read = createQuestionReader([...new Set(questions.flatMap(({ ways }) => ways.flatMap(words)))], [])
  return questions.flatMap(({ topic, ways }) =>
    ways.map((question) => {
      const asked = read(question)
      const { text, english } = composeAnswer([topic], asked, question)
      const [, opening, told = text] = /^(Oui|Si|Non|Yes|No)\. (.*)$/s.exec(text) ?? []
      const fact = english === 'whole' ? (topic.english ?? '') : topic.answer
      return { topic: topic.id, question, opening, told, fact }
    }),
  )
}
