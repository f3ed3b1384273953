import type { Topic } from './topic.ts'
import written from './wordings/named.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

/** « le site fonctionne-t-il avec NVDA ? »: what a name or a few words alone ask for, unless more is said. */
const rules = written.rules.map(({ topics, asked, unless = [] }) => ({
  topics,
  asked: createWordings(asked, written.names),
  unless: createWordings(unless, written.names),
}))
/** Most questions hold none of these words, which one look tells. */
const anyRule = createWordings(
  written.rules.flatMap(({ asked }) => asked),
  written.names,
)
/** In a longer message, a name is one thing among others. */
const mostWords = 20

/** The topic that is asked for by a name, whatever is asked of it: of those that a rule gives, the first that can be told. */
export function createNameFinder(topics: readonly Topic[]) {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  return function askedByName(sentences: readonly string[]): Topic | undefined {
    const said = typedWords(sentences.join(' '))
    if (said.length > mostWords || !anyRule.areIn(said)) return undefined
    const rule = rules.find(({ asked, unless }) => asked.areIn(said) && !unless.areIn(said))
    return byId.get(rule?.topics.find((id) => byId.has(id)) ?? '')
  }
}
