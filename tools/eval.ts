import { problemWith } from '#evaluation/judge.ts'
import type { Question } from '#evaluation/question.ts'
import { questions, type Split, splitOf } from '#evaluation/questions.ts'
import { createEmbeddedAssistant } from '#server/assistant/embedded/embedded-assistant.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { createRetriever } from '#server/assistant/retrieval.ts'

/** `npm run eval` prints both figures; `npm run eval -- --failures` also what failed, of the tuning part only. */
const passages = readPassages()
const assistant = createEmbeddedAssistant({ passages, retriever: createRetriever(passages) })
const showFailures = process.argv.includes('--failures')

for (const split of ['tuning', 'held out'] satisfies Split[]) {
  for (const expects of ['facts', 'declined', 'unmoved'] satisfies Question['expects'][]) {
    const asked = questions.filter((question) => question.expects === expects && splitOf(question) === split)
    const failures = asked.flatMap((question) => {
      const answer = assistant.answer(question.turns)
      const problem = problemWith(question, answer)
      const { text } = answer
      return problem
        ? [`${question.turns.join(' → ')}\n    ${problem}: ${text.slice(0, 160).replaceAll('\n', ' ')}`]
        : []
    })
    const share = (100 * (asked.length - failures.length)) / asked.length
    console.log(`${split}, ${expects}: ${asked.length - failures.length} of ${asked.length} (${share.toFixed(1)} %)`)
    if (showFailures && split === 'tuning') for (const failure of failures) console.log(`  ${failure}`)
  }
}
