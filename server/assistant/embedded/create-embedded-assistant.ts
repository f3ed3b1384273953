import { readPassages } from '../knowledge.ts'
import { readKnown } from '../known-file.ts'
import { createRetriever } from '../retrieval.ts'
import { type SiteContent, siteContent } from '../site-content.ts'
import { createAnswerer, type Site } from './embedded-assistant.ts'
import { type Learnt, learntBefore, learntOf } from './learn-topics.ts'
import { productNames } from './our-names.ts'
import type { Topic } from './topic.ts'
import { createTopics } from './topics.ts'

type Options = Partial<Pick<Site, 'passages' | 'retriever'>> & {
  /** What `passages` were read from. */
  readonly content?: SiteContent
  /** Told, in a sentence, what it cannot say because the content no longer has it. */
  readonly onLost?: (problem: string) => void
  /** In place of all that can be said of the content. */
  readonly topics?: readonly Topic[]
  /** By a build of the same content; topics that are given, none has learnt. Without it, the first question waits for seconds. */
  readonly learnt?: Learnt | undefined
}

/** The embedded assistant, from the content and all ways to ask: a server has what its build made of them instead. */
export function createEmbeddedAssistant({
  onLost = () => undefined,
  topics: given,
  learnt: ofBuild = given ? undefined : readKnown('dist/current')?.learnt,
  content = siteContent,
  passages = readPassages(content),
  retriever = createRetriever(passages),
}: Options) {
  const { topics: all, missing, lost } = createTopics(content)
  lost.forEach(onLost)
  const topics = given ?? all
  const names = productNames(content)
  const learnt = learntBefore(topics, names, ofBuild)
  const answerer = createAnswerer(
    { passages, retriever, content },
    { topics, missing, learnt: () => learnt ?? learntOf(topics, names) },
  )
  if (learnt) answerer.prepare()
  return answerer
}
