import { otherSubject } from '#content/desk/assistant-figures.ts'
import type { ComparedTerms } from './compared-terms.ts'
import { readTopics } from './learn-topics.ts'
import { createTopicMatcher } from './match-topics.ts'
import type { MissingSubject } from './phrases/ask-for.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'
import { nothingLearnt } from './topic-classifier.ts'

const nearEnough = 0.3

/** What is compared of them. */
export function readSubjects(missing: readonly MissingSubject[]): ComparedTerms {
  return readTopics(missing.map(asTopic))
}

/** Which of the subjects that the site is silent on a question comes nearest to; « other » where it comes near none. */
export function createSubjectFinder(missing: readonly MissingSubject[], read: ComparedTerms) {
  const { match } = createTopicMatcher(missing.map(asTopic), read, nothingLearnt)

  return function subjectOf(question: ReadQuestion): string {
    const [nearest] = match(question)
    return nearest && nearest.score >= nearEnough ? nearest.topic.id : otherSubject.id
  }
}

function asTopic({ id, asks }: MissingSubject): Topic {
  return { id, kind: 'declined', asks, answer: '', sources: [] }
}
