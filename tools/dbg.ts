import { topics } from '#server/assistant/embedded/topics.ts'
import { createQuestionReader } from '#server/assistant/embedded/read-question.ts'
import { createTopicMatcher } from '#server/assistant/embedded/match-topics.ts'
import { words } from '#server/assistant/language/french-text.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
const passages = readPassages()
const asked = topics.flatMap(({ asks }) => asks.flatMap(words))
const said = passages.flatMap(({ title, lines }) => [title, ...lines].flatMap(words))
const read = createQuestionReader([...asked, ...said], asked)
const { match } = createTopicMatcher(topics)
for (const q of process.argv.slice(2)) { const r = read(q); console.log(q, r); console.log(match(r).slice(0,5).map(m=>m.topic.id+' '+m.score.toFixed(3)).join(' | ')) }
