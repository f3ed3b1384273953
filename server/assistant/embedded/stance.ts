import { fold, isLight, termsOf, words } from '../language/french-text.ts'
import durations from '../language/words/durations.json' with { type: 'json' }
import { firstSentence } from '../markdown.ts'
import { stanceOfForm } from './asked-in-form.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'
import { createWordings, typedWords } from './wordings/wordings.ts'
import written from './wordings/yes-or-no.json' with { type: 'json' }

export type Stance = 'yes' | 'no'

/** How near a question comes to a way to ask whose yes or no is known, and by how much nearer than to one of the other. */
const nearEnough = 0.5
const nearerThanOpposite = 0.2

/**
 * Yes or no only where it is certain: the question has a word that the topic knows about (« hébergé aux États-Unis ? »),
 * a quantity (« vous répondez sous 48h ? ») that is or is not in the answer, or comes near a way to ask whose yes or no
 * is written down. Where it is not, the fact says it.
 */
export function stanceOn(
  topic: Pick<Topic, 'kind' | 'answer' | 'yes' | 'no' | 'answeredYes' | 'answeredNo' | 'work'>,
  question: ReadQuestion,
  text: string,
): Stance | undefined {
  if (topic.kind !== 'fact' || question.open || isAlternative(text, topic) || ofADay.areIn(typedWords(text)))
    return undefined
  // « Pas sans votre accord. » says no, and when yes.
  if (/^Pas |^Not /.test(topic.answer)) return undefined
  const isDenied = mentions(question, topic.no)
  // « Startup parisienne ? » of a company that is elsewhere
  if (!isClosed(text) && !(isDenied && text.includes('?'))) return undefined
  const isConfirmed = mentions(question, topic.yes)
  if (inverted.areIn(typedWords(text))) return undefined
  if ((isDenied || isConfirmed) && !isNegative(text)) return isDenied ? 'no' : 'yes'
  // « moins de 5 000 € ? » asks for a bound, not for a figure.
  const claimed = isBound(text) ? [] : quantities(text)
  const told = quantities(topic.answer)
  const comparable = claimed.filter(({ kind }) => told.some((quantity) => quantity.kind === kind))
  if (comparable.length > 0) {
    const isTold = comparable.every(({ kind, values }) =>
      told.some((quantity) => quantity.kind === kind && quantity.values.some((value) => values.includes(value))),
    )
    // A figure that comes after another of its kind may be the answer to another question.
    const isFirst = comparable.every(({ kind, values }) =>
      told.find((quantity) => quantity.kind === kind)?.values.some((value) => values.includes(value)),
    )
    return isTold ? (isFirst && !isTarget(topic.answer) ? 'yes' : undefined) : 'no'
  }
  const said = firstSentence(topic.answer.replace(/^(?:Oui|Non)\W+/, ''))
  const nearest = stanceOfNearest(topic, text)
  if (nearest) return nearest === 'yes' && denies(said) ? undefined : nearest
  const usual = stanceOfForm(topic, text)
  return usual === 'yes' && isNegative(said) ? undefined : usual
}

/** « Oui. L'objectif est… » would promise what is only aimed at. */
function isTarget(answer: string) {
  return /\bobjectif\b/i.test(firstSentence(answer))
}

/** Yes or no would answer it. */
export function asksWhether(question: ReadQuestion, text: string): boolean {
  return !question.open && isClosed(text) && hasVerb(text) && !isAlternative(text)
}

/** « avez-vous déjà subi une fuite ? », « vous me répondez aujourd'hui ? »: what was and what will be, the site does not tell. */
const ofADay = createWordings(written.ofADay)
/** « fermé le week-end ? » asks for the opposite of « ouvert ». */
const inverted = createWordings(written.inverted)
const bounds = createWordings(written.bounds)
const negations = createWordings(written.negations)
const denials = createWordings(written.negations.filter((word) => !written.withoutDenying.includes(word)))
const verbs = createWordings(written.verbs)
/** « et après les premiers 10 % ? » asks for what comes, not whether. */
const onward = createWordings(written.onward)

function isBound(text: string) {
  return bounds.areIn(typedWords(text)) || /\b(?:a|vers|avant|apres) \d{1,2} ?h\b/.test(fold(text))
}

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
  // « essayé avec NVDA ou VoiceOver ? » is answered alike of each.
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

function stanceOfNearest(
  { answeredYes = [], answeredNo = [] }: Pick<Topic, 'answeredYes' | 'answeredNo'>,
  text: string,
): Stance | undefined {
  const asked = wordingOf(text)
  const nearness = (list: readonly string[]) => Math.max(0, ...wordingsOf(list).map((way) => likeness(asked, way)))
  const [yes, no] = [nearness(answeredYes), nearness(answeredNo)]
  if (Math.max(yes, no) < nearEnough || Math.abs(yes - no) < nearerThanOpposite) return undefined
  return yes > no ? 'yes' : 'no'
}

/** What is written down is read when it is first compared with. */
const read = new WeakMap<readonly string[], readonly Wording[]>()

function wordingsOf(ways: readonly string[]): readonly Wording[] {
  const known = read.get(ways) ?? ways.map(wordingOf)
  read.set(ways, known)
  return known
}

type Wording = { readonly terms: ReadonlySet<string>; readonly words: ReadonlySet<string>; readonly negative: boolean }

function wordingOf(text: string): Wording {
  const list = words(text)
  return {
    terms: new Set(termsOf(list).map(({ term }) => term)),
    words: new Set(list),
    negative: negations.areIn(list),
  }
}

/** « il n'y a pas de frais ? » has nearly all words of « il y a des frais ? » and means the opposite. */
function likeness(one: Wording, other: Wording) {
  const sameSense = one.negative === other.negative ? 1 : 0.5
  return sameSense * (0.6 * inCommon(one.terms, other.terms) + 0.4 * inCommon(one.words, other.words))
}

/** Twice what both have, of all that each has. */
function inCommon(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  let shared = 0
  let total = 0
  for (const term of one) {
    total += weightOf(term)
    if (other.has(term)) shared += 2 * weightOf(term)
  }
  for (const term of other) total += weightOf(term)
  return total === 0 ? 0 : shared / total
}

function weightOf(term: string) {
  return isLight(term) ? 0.3 : 1
}

type Quantity = { readonly kind: 'time' | 'money' | 'share'; readonly values: readonly number[] }

const minutes = new Map(Object.entries(durations.minutes))
const numbers = new Map(Object.entries(durations.numbers))

function inFigures(word: string) {
  return String(numbers.get(word) ?? word)
}

function quantities(text: string): Quantity[] {
  const folded = fold(text)
    .replace(/\s+/g, ' ')
    .replace(/(\d)\s(?=\d{3}\b)/g, '$1')
    .replace(
      /\b(?:une?|deux|trois|quatre|cinq|six|dix|douze)\b(?= (?:heures?|minutes?|jours?|journees?|semaines?|mois|ans?|annees?)\b)/g,
      inFigures,
    )
  const found: Quantity[] = []
  const pattern =
    /(?<!\d)(\d{1,9}(?:[.,]\d{1,9})?)(?: ?(?:-|a|ou) ?(\d{1,9}))? ?(h|min|minutes?|heures?|jours?|journees?|semaines?|mois|ans?|annees?|€|euros?|%)(?![\p{L}\d])/gu
  for (const [, first = '', second, unit = ''] of folded.matchAll(pattern)) {
    const amounts = [first, second].flatMap((amount) => (amount ? Number(amount.replace(',', '.')) : []))
    const minute = minutes.get(unit)
    if (minute) found.push({ kind: 'time', values: amounts.map((amount) => amount * minute) })
    else found.push({ kind: unit === '%' ? 'share' : 'money', values: amounts })
  }
  if (/\bgratuit/.test(folded)) found.push({ kind: 'money', values: [0] })
  return found
}
