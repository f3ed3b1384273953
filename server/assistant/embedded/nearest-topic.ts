import type { createKindFinder } from './asked-kind.ts'
import type { createForeignFinder } from './foreign-matters.ts'
import type { createTopicMatcher } from './match-topics.ts'
import { onceFor } from './once-for.ts'
import type { OurNames } from './our-names.ts'
import { asksMeaning, hasSubject } from './question-subject.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'
import { notOnSite, offTopic } from './topics/not-answered.ts'
import { onlyAsWritten } from './topics/people.ts'

/** What also outweighs an everyday word, or an errand that the message runs. */
export const beyondDoubt = 1.1
/** What may be answered is, where the site's silence is about as likely. */
const silence = 0.15
/** What is written down, or nearly. */
const nearlyWritten = 0.85
/** What it takes from the rank of a topic that it has nothing of the kind that is asked for. */
const otherKind = 0.25

type Finders = Pick<ReturnType<typeof createTopicMatcher>, 'nearestTo'> &
  Pick<OurNames, 'namesUs' | 'namesOurs'> &
  Pick<ReturnType<typeof createForeignFinder>, 'isForeign' | 'isToUsInOurWords'> & {
    readonly tellsKind: ReturnType<typeof createKindFinder>
  }

/** Which topic comes nearest to what is asked, among those that it may be about. */
export function createNearest({ nearestTo, namesUs, namesOurs, tellsKind, isForeign, isToUsInOurWords }: Finders) {
  const nearestAlone = onceFor((question: ReadQuestion) => nearestOf(question, false))
  const nearestOnErrand = onceFor((question: ReadQuestion) => nearestOf(question, true))

  function nearest(question: ReadQuestion, isErrandRun: boolean, readings?: readonly ReadQuestion[]) {
    if (readings?.some((reading) => reading !== question)) return nearestOf(question, isErrandRun, readings)
    return isErrandRun ? nearestOnErrand(question) : nearestAlone(question)
  }

  /** Of what was read in several ways, each says as much as another which topic is meant. */
  function nearestOf(
    question: ReadQuestion,
    isErrandRun: boolean,
    readings: readonly ReadQuestion[] = [question],
    preference: (id: string) => number = () => 0,
  ) {
    const [inContext = question] = readings
    const isFollowUpOnUs = inContext !== question && inContext.concernsUs && !isForeign(question)
    const isOnSubject = isFollowUpOnUs || namesUs(question) || (question.concernsUs && namesOurs(question))
    return nearestTo([...new Set(readings)], {
      preference: (topic, score) =>
        preference(topic.id) -
        (topic.id === notOnSite && score < 1 ? silence : 0) -
        (lacksKind(question, topic) ? otherKind : 0),
      isAdmitted: (topic, score) =>
        !(topic.work && isErrandRun) &&
        !(onlyAsWritten.has(topic.id) && score < nearlyWritten) &&
        !(topic.definition && !asksMeaning(question)) &&
        !(topic.id === offTopic && score < 1 && (isOnSubject || (score < beyondDoubt && isToUsInOurWords(question)))) &&
        // « What's 2 + 2? » has nothing but words that any question has.
        (readings.some(hasSubject) || score === 1 || (topic.kind !== 'fact' && score >= 0.72)),
    })
  }

  /** « combien de temps ? » is not answered by what tells no time. */
  function lacksKind({ kinds, english }: ReadQuestion, { id, kind }: Topic) {
    return kind === 'fact' && kinds.length > 0 && !kinds.some((asked) => tellsKind(id, asked, english))
  }

  return { nearest, nearestOf }
}
