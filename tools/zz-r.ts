import { verdictOn } from '#evaluation/judge.ts'
import { kindOf, tableOf, coverageAndPrecision } from '#evaluation/table.ts'
import { blindRound1 } from '#evaluation/development/blind-round-1.ts'
import { development } from '#evaluation/development/development.ts'
import { createEmbeddedAssistant } from '#server/assistant/embedded/embedded-assistant.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { createRetriever } from '#server/assistant/retrieval.ts'
const passages = readPassages()
const a = createEmbeddedAssistant({ passages, retriever: createRetriever(passages) })
const voices = development.filter((q) => !blindRound1.includes(q))
for (const [n, set] of [['round 1', blindRound1], ['voices', voices]] as const) {
  const j = set.map((question) => { const r = a.answer(question.turns); return { question, r, verdict: verdictOn(question, { text: r.text, kind: r.kind, subjects: r.topics.length }) } })
  console.log(n); for (const l of tableOf(j)) console.log(l); console.log(coverageAndPrecision(j), 'all right', j.filter((x) => x.verdict.is === 'right').length, '/', j.length)
  if (process.argv.includes(n)) for (const x of j) if (x.verdict.is === 'failed') console.log(`[${kindOf(x.question)}] ${x.question.turns.join(' → ')}\n    ${x.verdict.problem} (${x.r.topics.join(', ')}): ${x.r.text.slice(0, 170).replaceAll('\n', ' ')}`)
}
