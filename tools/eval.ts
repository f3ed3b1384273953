import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Verdict, verdictOn } from '#evaluation/judge.ts'
import type { Question } from '#evaluation/question.ts'
import { type QuestionSet, questions, setOf } from '#evaluation/questions.ts'
import { coverageAndPrecision, type Judged, kindOf, tableOf } from '#evaluation/table.ts'
import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import type { EmbeddedAssistant } from '#server/assistant/embedded/embedded-assistant.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { createRetriever } from '#server/assistant/retrieval.ts'
import { heldOutShare } from './eval/held-out-phrases.ts'

/**
 * `npm run eval` prints the tables. With `-- --failures`, also what fails of the development questions; with
 * `-- --phrases`, how many of the assistant's own phrases find their topic when they are kept from it; with
 * `-- --round file.json`, a blind round in place of the sets, in the form of evaluation/question.ts.
 */
const { values } = parseArgs({
  options: { failures: { type: 'boolean' }, phrases: { type: 'boolean' }, round: { type: 'string' } },
})
const passages = readPassages()
const retriever = createRetriever(passages)
const assistant = createEmbeddedAssistant({ passages, retriever })

if (values.round) {
  const round: readonly Question[] = JSON.parse(readFileSync(values.round, 'utf8'))
  report(values.round, round, true)
} else {
  for (const set of ['development', 'regression'] satisfies QuestionSet[]) {
    const asked = questions.filter((question) => setOf(question) === set)
    report(set, asked, set === 'development' && values.failures === true)
  }
}
if (values.phrases) {
  const share = heldOutShare({ passages, retriever })
  console.log(`\nPhrases that find their topic when they are kept from the assistant: ${percent(share)}`)
}

function report(name: string, asked: readonly Question[], isToldWhatFails: boolean) {
  const judged = asked.map((question): Judged => ({ question, verdict: judge(assistant, question) }))
  const { coverage, precision, wrong } = coverageAndPrecision(judged)
  console.log(`\n${name}, ${asked.length} questions\n`)
  for (const line of tableOf(judged)) console.log(line)
  console.log(
    `\nOf what the site answers: coverage ${percent(coverage)}, precision ${percent(precision)}, wrong ${percent(wrong)}`,
  )
  if (!isToldWhatFails) return
  for (const { question, verdict } of judged) {
    if (verdict.is === 'failed') console.log(`  ${failureLine(question, verdict)}`)
  }
}

function judge({ answer }: EmbeddedAssistant, question: Question): Verdict {
  const { text, kind, topics } = answer(question.turns)
  return verdictOn(question, { text, kind, subjects: topics.length })
}

function failureLine(question: Question, { problem }: Extract<Verdict, { is: 'failed' }>) {
  const { text, topics } = assistant.answer(question.turns)
  const said = text.slice(0, 200).replaceAll('\n', ' ')
  return `[${kindOf(question)}] ${question.turns.join(' → ')}\n    ${problem} (${topics.join(', ')}): ${said}`
}

function percent(share: number) {
  return `${(100 * share).toFixed(1)} %`
}
