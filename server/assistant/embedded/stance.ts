import { fold, words } from '../language/french-text.ts'
import { firstSentence } from '../markdown.ts'
import { stanceOfForm } from './asked-in-form.ts'
import { hasNumber, isLimited, namesAnother, type WholeFact } from './limited-facts.ts'
import { stanceOfQuantity } from './quantities.ts'
import type { ReadQuestion } from './read-question.ts'
import { asksWhatWasDone, isAmong, isWithin } from './same-question.ts'
import type { Topic } from './topic.ts'
import { createWordings, typedWords } from './wordings/wordings.ts'
import written from './wordings/yes-or-no.json' with { type: 'json' }

export type Stance = 'yes' | 'no'

/**
 * Yes or no only where it is certain: the question is written down with its yes or no, has a word that settles it (« ouverts
 * le samedi ? »), claims the one quantity of the answer (« la démo dure une heure ? »), or is put in a form that is always
 * answered so, and brings in nothing else. Where it is not, or the whole fact has a limit, the fact alone says it.
 */
export function stanceOn(
  topic: Pick<Topic, 'kind' | 'answer' | 'yes' | 'no' | 'answeredYes' | 'answeredNo' | 'answeredOfOurs' | 'work'> & {
    readonly asks?: readonly string[]
  },
  question: ReadQuestion,
  text: string,
  whole: WholeFact,
): Stance | undefined {
  if (
    topic.kind !== 'fact' ||
    isLimited(whole) ||
    question.open ||
    isAlternative(text, topic) ||
    ofADay.areIn(typedWords(text))
  )
    return undefined
  // « Pas sans votre accord. » says no, and when yes.
  if (/^Pas |^Not /.test(topic.answer)) return undefined
  const isDenied = mentions(question, topic.no)
  // « Startup parisienne ? » of a company that is elsewhere
  if (!isClosed(text) && !(isDenied && text.includes('?'))) return undefined
  const said = firstSentence(topic.answer.replace(/^(?:Oui|Non)\W+/, ''))
  const isCounted = hasNumber(text)
  const isOurs = !(isCounted || namesAnother(whole, text)) || isAmong(topic.answeredOfOurs ?? none, text)
  const isWritten = isOurs ? stanceWritten(topic, text) : undefined
  if (isWritten) return isWritten === 'yes' && denies(said) ? undefined : isWritten
  if (asksWhatWasDone(text) || inverted.areIn(typedWords(text)) || isRestricted(said, text)) return undefined
  const isConfirmed = mentions(question, topic.yes)
  const isAsked = isWithin([topic.answer, topic.asks ?? none], text)
  if (isAsked && (isDenied || isConfirmed) && !isNegative(text)) return isDenied ? 'no' : 'yes'
  const measured = stanceOfQuantity(topic.answer, text)
  if (measured) return measured === 'uncertain' ? undefined : measured
  const usual = stanceOfForm(topic, text)
  if (!usual || isCounted || (usual === 'yes' && isNegative(said))) return undefined
  // What every « peut-on… ? » is answered with holds of what these are about, and of nothing else.
  const ways = (usual === 'yes' ? topic.answeredYes : topic.answeredNo) ?? none
  return isWithin([topic.work ? topic.answer : ways, topic.asks?.[0] ?? ''], text) ? usual : undefined
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
const negations = createWordings(written.negations)
const denials = createWordings(written.negations.filter((word) => !written.withoutDenying.includes(word)))
const verbs = createWordings(written.verbs)
/** « et après les premiers 10 % ? » asks for what comes, not whether. */
const onward = createWordings(written.onward)

/** « 24/24 » and the like are two words here as there. */
function mentions(question: ReadQuestion, list = '') {
  const asked = new Set(question.words)
  return words(list.replaceAll('_', ' ')).some((word) => asked.has(word))
}

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
function isAlternative(text: string, { yes = '', no = '' }: Pick<Topic, 'yes' | 'no'> = {}) {
  const list = words(text)
  const known = list.includes('ou') || list.includes('or') ? [yes, no].map((own) => new Set(words(own))) : []
  // « Qdrant est-il américain ou chinois ? » is answered alike of each.
  const isAlike = (at: number) => known.some((own) => [at - 1, at + 1].every((place) => own.has(list[place] ?? '')))
  const isOpen = list.some((word, at) => (word === 'ou' || word === 'or') && !isAlike(at))
  return isOpen || /, (?:si|non|right) ?\?/.test(fold(text))
}

function isNegative(text: string) {
  return negations.areIn(words(text))
}

/** « sans nous demander d'autorisation » denies nothing of what is said. */
function denies(sentence: string) {
  return denials.areIn(words(sentence))
}
