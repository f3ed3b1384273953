import written from './silent-topics.json' with { type: 'json' }
import { filled } from './spoken-words.ts'

type SilentTopic = {
  readonly id: string
  /** The subject that it counts for, of those that the site is silent on: an id of content/desk/assistant-figures.ts. */
  readonly silentOn?: string
  /** Somebody waits: that is answered before what else they ask. */
  readonly comesFirst?: boolean
  /** Said of a platform: how long a model that this chat calls keeps a question is told beside it. */
  readonly ofModels?: boolean
  /** Whom the host of a platform is told by is said beside it, where the company says it. */
  readonly ofHosting?: boolean
  readonly answer: string
}

/** What visitors often ask beside a fact, and the site does not say: said by its name, with what it does say. */
export const silentTopics: readonly SilentTopic[] = written.map((topic) => ({
  ...topic,
  answer: filled(topic.answer),
}))
