import { type Verdict, verdictOn } from '#evaluation/judge.ts'
import type { Question } from '#evaluation/question.ts'
import { spokenKind } from '#evaluation/spoken-kind.ts'
import type { Judged } from '#evaluation/table.ts'
import type { Assistant } from '#server/assistant/assistant.ts'

export type AskedModel = {
  readonly judged: readonly Judged[]
  /** Of the answers that a model began, in milliseconds. */
  readonly firstWords: readonly number[]
  readonly said: readonly string[]
}

/**
 * Puts questions to the configured models as a visitor would, one after the other, with what was answered to the turns
 * before. `isModel` tells whose answer it is: what the embedded assistant says in a model's place does not count for it.
 */
export async function askModel(
  assistant: Assistant,
  questions: readonly Question[],
  isModel: (provider: string) => boolean,
  onAsked: () => void = () => {},
): Promise<AskedModel> {
  const judged: Judged[] = []
  const firstWords: number[] = []
  const said: string[] = []
  for (const question of questions) {
    const answer = await converse(question.turns)
    judged.push({ question, verdict: verdictOf(question, answer) })
    firstWords.push(...answer.firstWords)
    said.push(answer.text)
    onAsked()
  }
  return { judged, firstWords, said }

  async function converse(turns: readonly string[]) {
    const messages: Parameters<Assistant>[0][number][] = []
    const firstWords: number[] = []
    let last = { text: '', isOfModel: false }
    for (const turn of turns) {
      messages.push({ role: 'user', content: turn })
      const { firstWord, ...answer } = await hear(messages)
      if (answer.isOfModel) firstWords.push(firstWord)
      messages.push({ role: 'assistant', content: answer.text })
      last = answer
    }
    return { ...last, firstWords }
  }

  async function hear(messages: Parameters<Assistant>[0]) {
    const started = performance.now()
    let text = ''
    let firstWord = 0
    const speakers: string[] = []
    for await (const event of assistant(messages, new AbortController().signal)) {
      if ('text' in event) {
        if (!text) firstWord = performance.now() - started
        text += event.text
      } else if (event.details.provider !== undefined) speakers.push(event.details.provider)
    }
    return { text, firstWord, isOfModel: speakers.length > 0 && speakers.every(isModel) }
  }
}

function verdictOf(question: Question, { text, isOfModel }: { text: string; isOfModel: boolean }): Verdict {
  if (!isOfModel) return { kind: 'failed', how: 'silent', problem: 'was not answered by a model' }
  return verdictOn(question, { text, kind: spokenKind(text), subjects: 1 })
}

/** So many of a list, from its beginning to its end: the same ones each time. */
export function evenly<Item>(list: readonly Item[], most: number): readonly Item[] {
  if (list.length <= most) return list
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)]).filter(
    (item) => item !== undefined,
  )
}
