import type { Choice } from './choice.ts'
import type { Topic } from './topic.ts'
import { platformTopicFor } from './topics/this-site-only.ts'
import written from './wordings/platform.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

const platform = createWordings(written.platform, written.names)
const thisSite = createWordings(written.thisSite)
/** In a longer message, a platform is one thing among others. */
const mostWords = 30

/** « combien de temps gardez-vous les logs de notre plateforme ? »: what holds of this site alone is no answer to it. */
export function createPlatformFinder(topics: readonly Topic[]) {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  return function ofPlatform(choice: Choice, message: readonly string[]): Choice {
    if (choice.kind === 'none' || !choice.topics.some(platformTopicFor)) return choice
    if (!asksOfPlatform(message)) return choice
    const meant = choice.topics.map((topic) => byId.get(platformTopicFor(topic) ?? '') ?? topic)
    return { kind: 'sure', topics: [...new Set(meant)] }
  }
}

/** « Notre plateforme arrive. Déposez-vous des cookies ? » asks nothing of the platform. */
function asksOfPlatform(message: readonly string[]) {
  const asking = message.filter((sentence) => sentence.includes('?'))
  const said = typedWords((asking.length > 0 ? asking : message).join(' '))
  return said.length <= mostWords && platform.areIn(said) && !thisSite.areIn(said)
}
