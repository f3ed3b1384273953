import { fold, words } from '../language/french-text.ts'
import { firstSentence } from '../markdown.ts'
import { bringsInName, hasNumber, isLimited, type WholeFact } from './limited-facts.ts'
import { stanceOfQuantity } from './quantities.ts'
import type { ReadQuestion } from './read-question.ts'
import { asksWhatWasDone, isAmong } from './same-question.ts'
import type { Topic } from './topic.ts'
import { createWordings, typedWords } from './wordings/wordings.ts'
import written from './wordings/yes-or-no.json' with { type: 'json' }

export type Stance = 'yes' | 'no'

/**
 * Yes or no only where it is certain: the question is written down with its yes or no, or claims the one quantity of the
 * answer (« la démo dure une heure ? ») and nothing else. Where it is not, or the whole fact has a limit, the fact alone says it.
 */
export function stanceOn(
  topic: Pick<Topic, 'kind' | 'answer' | 'answeredYes' | 'answeredNo' | 'answeredOfOurs'>,
  question: ReadQuestion,
  text: string,
  whole: WholeFact,
): Stance | undefined {
  if (
    topic.kind !== 'fact' ||
    isLimited(whole) ||
    question.open ||
    isAlternative(text) ||
    ofADay.areIn(typedWords(text)) ||
    !isClosed(text)
  )
    return undefined
  // « Pas sans votre accord. » says no, and when yes.
  if (/^Pas |^Not /.test(topic.answer)) return undefined
  const said = firstSentence(topic.answer.replace(/^(?:Oui|Non)\W+/, ''))
  const isOurs = !(hasNumber(text) || bringsInName(whole, text)) || isAmong(topic.answeredOfOurs ?? none, text)
  const isWritten = isOurs ? stanceWritten(topic, text) : undefined
  if (isWritten) return isWritten === 'yes' && denies(said) ? undefined : isWritten
  if (asksWhatWasDone(text) || inverted.areIn(typedWords(text)) || isRestricted(said, text)) return undefined
  return stanceOfQuantity(topic.answer, text)
}

/** « Le premier atelier est gratuit » does not say it of every one. */
function isRestricted(said: string, text: string) {
  return restrictions.areIn(typedWords(said)) && !restrictions.areIn(typedWords(text))
}

function stanceWritten(
  { answeredYes = none, answeredNo = none }: Pick<Topic, 'answeredYes' | 'answeredNo'>,
  text: string,
) {
  const [yes, no] = [isAmong(answeredYes, text), isAmong(answeredNo, text)]
  return yes === no ? undefined : yes ? 'yes' : 'no'
}

const none: readonly string[] = []

/** Yes or no would answer it. */
export function asksWhether(question: ReadQuestion, text: string): boolean {
  return !question.open && isClosed(text) && hasVerb(text) && !isAlternative(text)
}

/** « avez-vous déjà subi une fuite ? », « vous me répondez aujourd'hui ? »: what was and what will be, the site does not tell. */
const ofADay = createWordings(written.ofADay)
/** « fermé le week-end ? » asks for the opposite of « ouvert ». */
const inverted = createWordings(written.inverted)
const restrictions = createWordings(written.restrictions)
const denials = createWordings(written.negations.filter((word) => !written.withoutDenying.includes(word)))
const verbs = createWordings(written.verbs)
/** « et après les premiers 10 % ? » asks for what comes, not whether. */
const onward = createWordings(written.onward)

const wholeSentence = 5

/** « horaires », « et vos cookies ? » ask for something, not whether; so does « et si… ? ». */
function isClosed(text: string) {
  const folded = fold(text)
  return (
    folded.includes('?') &&
    (hasVerb(text) || (words(text).length >= wholeSentence && !onward.begin(typedWords(text)))) &&
    (!/^\W*(?:et |mais |and )?(?:si|que|what if) /.test(folded) || hasVerb(folded.split(', ').slice(1).join(', ')))
  )
}

/** « horaires », « et vos cookies ? » have none. */
export function hasVerb(text: string): boolean {
  return verbs.areIn(typedWords(text))
}

/** « gratuit ou payant ? », « pas de formation, si ? » */
function isAlternative(text: string) {
  return words(text).some((word) => word === 'ou' || word === 'or') || /, (?:si|non|right) ?\?/.test(fold(text))
}

/** « sans nous demander d'autorisation » denies nothing of what is said. */
function denies(sentence: string) {
  return denials.areIn(words(sentence))
}
