import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Verdict, verdictOn } from '#evaluation/judge.ts'
import type { Question } from '#evaluation/question.ts'
import { type QuestionSet, questions, setOf } from '#evaluation/questions.ts'
import { type Judged, kindOf, percent, reportOn } from '#evaluation/table.ts'
import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import type { EmbeddedAssistant } from '#server/assistant/embedded/embedded-assistant.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { createRetriever } from '#server/assistant/retrieval.ts'
import { readEnvironment } from '#server/environment.ts'
import { type Asked, evaluateModel } from './eval/evaluate-model.ts'
import { heldOutShare } from './eval/held-out-phrases.ts'

/**
 * `npm run eval` prints the tables. With `-- --failures`, also what fails of the development questions; with
 * `-- --phrases`, how many of the assistant's own phrases find their topic when they are kept from it; with
 * `-- --round file.json`, a blind round in place of the sets, in the form of evaluation/question.ts; with `-- --model`,
 * the configured models are asked in place of the embedded assistant.
 */
const { values } = parseArgs({
  options: {
    failures: { type: 'boolean' },
    phrases: { type: 'boolean' },
    round: { type: 'string' },
    model: { type: 'boolean' },
    most: { type: 'string' },
    price: { type: 'string' },
    usage: { type: 'boolean' },
  },
})
const sets: readonly Asked[] = values.round
  ? [{ name: values.round, questions: JSON.parse(readFileSync(values.round, 'utf8')), isShown: true }]
  : (['development', 'regression'] satisfies QuestionSet[]).map((name) => ({
      name,
      questions: questions.filter((question) => setOf(question) === name),
      isShown: name === 'development' && values.failures === true,
    }))
if (values.model) {
  const problem = await evaluateModel({ ...values, sets, environment: readEnvironment(), say: console.log })
  if (problem) console.error(problem)
  process.exit(problem ? 1 : 0)
}
const passages = readPassages()
const retriever = createRetriever(passages)
const assistant = createEmbeddedAssistant({ passages, retriever })

for (const asked of sets) report(asked)
if (values.phrases) {
  const share = heldOutShare({ passages, retriever })
  console.log(`\nPhrases that find their topic when they are kept from the assistant: ${percent(share)}`)
}

function report({ name, questions: asked, isShown }: Asked) {
  const judged = asked.map((question): Judged => ({ question, verdict: judge(assistant, question) }))
  for (const line of reportOn(name, judged)) console.log(line)
  if (!isShown) return
  for (const { question, verdict } of judged) {
    if (verdict.kind === 'failed') console.log(`  ${failureLine(question, verdict)}`)
  }
}

function judge({ answer }: EmbeddedAssistant, question: Question): Verdict {
  const { text, kind, topics } = answer(question.turns)
  return verdictOn(question, { text, kind, subjects: topics.length })
}

function failureLine(question: Question, { problem }: Extract<Verdict, { kind: 'failed' }>) {
  const { text, topics } = assistant.answer(question.turns)
  const said = text.slice(0, 200).replaceAll('\n', ' ')
  return `[${kindOf(question)}] ${question.turns.join(' → ')}\n    ${problem} (${topics.join(', ')}): ${said}`
}
