import type { Topic } from './topic.ts'
import { notOnSite, offTopic } from './topics/not-answered.ts'

/** What a message is about: one topic, two when it clearly asks for two, or none. */
export type Choice =
  /** Surely what the message is about. */
  | {
      readonly kind: 'sure'
      readonly topics: readonly Topic[]
      /** What the message before was about too. */
      readonly isAgain?: boolean
    }
  /** `isOurs` where it is rather a thing that the site does not say than one that is not ours. */
  | { readonly kind: 'none'; readonly isOurs: boolean }

/** Tells something, where others say only that there is no answer. */
export function isAnswering(choice: Choice): boolean {
  return choice.kind === 'sure' && choice.topics.some(({ id }) => id !== notOnSite && id !== offTopic)
}

export const elsewhere: Choice = { kind: 'none', isOurs: false }
