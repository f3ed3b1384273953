import { fold, isLight, words } from '../language/french-text.ts'
import { asksForMeasure } from './question-subject.ts'
import type { ReadQuestion } from './read-question.ts'
import { hasVerb } from './stance.ts'
import type { Topic } from './topic.ts'
import following from './wordings/following.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

/** Each is compared with everything that the assistant knows. */
const mostParts = 6
/** « et », an article, a name of two or three words. */
const mostWordsOfName = 6
/** What is longer stands alone. */
const mostWordsOfFollowUp = 40

/** « Je représente une mairie. Combien ça coûte ? »: what is told before a question is its context. */
export function askedAndTold(message: readonly string[], turns: readonly string[]) {
  const asked = message.filter((sentence) => sentence.includes('?'))
  if (asked.length === 0 || asked.length === message.length) return { sentences: message, earlier: turns }
  const told = message.slice(
    0,
    message.findIndex((sentence) => sentence.includes('?')),
  )
  return { sentences: asked, earlier: told.length > 0 ? [...turns, told.join(' ')] : turns }
}

/** What a message asks, as it reads and word by word. */
export type AskedWords = { readonly text: string; readonly said: readonly string[] }

export function askedWords(message: readonly string[]): AskedWords {
  const text = askedAndTold(message, []).sentences.join(' ')
  return { text, said: typedWords(text) }
}

/** « quel est le prix et où sont les données ? », and without a verb « prix, délai et formation ? ». */
export function partsOf(sentences: readonly string[]) {
  return sentences
    .flatMap((sentence) =>
      sentence
        .replace(between, '$1 $2')
        .replace(ofOneThing, '$1 $2')
        .replace(ofOneName, '$1 $2')
        .split(hasVerb(sentence) ? conjunction : enumeration),
    )
    .filter((part) => part.trim())
    .slice(0, mostParts)
}

/** « entre la signature et le démarrage »: one thing. */
const between = /\b((?:entre|between) [^,;?]{1,60}?) (?:et|and) ([^,;?]+)/gi
/** « avec qui et avec quoi ? », « where and when? »: of one thing. */
const ofOneThing =
  /\b(qui|quoi|où|quand|comment|who|what|where|when|how) (?:et|and) ((?:avec |with )?(?:qui|quoi|où|quand|comment|who|what|where|when|how)(?=\W|$))/gi
/** « le réglage Vidéo et marketing », « la loi Informatique et Libertés »: one name. */
const ofOneName = /\b(vidéo|video|informatique) (?:et|and) (marketing|libertés|libertes)\b/gi
const conjunction = /;|\bet\b|\bainsi que\b|\band\b/i
const enumeration = /,|;|\bet\b|\bainsi que\b|\band\b/i

/** « et pour les mairies ? »: too short to stand alone, or tied to what came before. */
export function isFollowUp(sentences: readonly string[], { terms, english }: ReadQuestion) {
  const list = words(sentences.join(' '))
  // What came before is compared with everything too.
  if (list.length > mostWordsOfFollowUp) return false
  const content = [...terms.keys()].filter((term) => !isLight(term))
  if (list.length <= mostWordsOfName && possessives.areIn(list)) return true
  return content.length < 2 || openings.begin(list) || (english && isShort(list) && saidBefore.areIn(list))
}

/**
 * « quel est le prix et où sont les données ? », « combien de temps, et puis-je arrêter ? »: every part asks. « l'adresse et
 * le SIRET », « il me faut l'adresse et le SIRET »: all name a thing. « gratuit ou payant ? », « vous notez et classez ? »
 * ask for one.
 */
export function isAskedAlike(sentences: readonly string[], parts: readonly Part[]) {
  if (isEither(sentences)) return false
  if (parts.every(({ question, part }) => question.open || beginsAsQuestion(part))) return true
  const isOpen = areJoined(sentences) && parts.some(({ question }) => question.open)
  const isClosed = !isOpen && sentences.some((sentence) => sentence.includes('?') && hasVerb(sentence))
  const named = parts.filter(({ question, part }) => !question.open && namesThing(part))
  // By a comma alone, « une charte très stricte, les textes la respecteront » names no two things.
  return !isClosed && named.length >= parts.length - (areJoined(sentences) ? 1 : 0)
}

/** « puis-je arrêter ? », « is it free? » */
function beginsAsQuestion(part: string) {
  return inversion.test(fold(part)) || asking.begin(typedWords(part))
}

const inversion = /\p{L}-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)\b/u

/** « il me faut votre SIRET », « le numéro de TVA » */
function namesThing(part: string) {
  const wanted = demand.exec(part)?.[0] ?? ''
  const thing = part.slice(wanted.length)
  return things.test(thing) && (wanted !== '' || !hasVerb(thing))
}

const demand =
  /^\W*(?:bonjour\W+)?(?:il (?:me|nous) (?:faut|faudrait)|j'ai besoin|donnez-(?:moi|nous)|je (?:veux|voudrais|cherche)|i need|i am looking for|please send me) /i

/** « et dans quelle ville ? », « and where? »: of what the part before speaks of. */
export function asksForPlace(part: string) {
  const said = words(part)
  return said.length <= mostWordsOfName && (places.areIn(typedWords(part)) || said.every((word) => where.has(word)))
}

const where = new Set(following.where)

/** « que sait ce service de moi ? », « comment le joindre ? » */
export function pointsBack(part: string) {
  return pointing.areIn(typedWords(part))
}

/** By « et », not by a comma alone. */
export function areJoined(sentences: readonly string[]) {
  return sentences.some((sentence) => conjunction.test(sentence))
}

/** « gratuit ou payant ? » */
export function isEither(sentences: readonly string[]) {
  return sentences.some((sentence) => either.areIn(words(sentence)))
}

type Part = { readonly question: ReadQuestion; readonly part: string }

/** Each topic once; « où, et combien de temps ? » asks for one of its family. */
export function thingsAsked(
  parts: readonly (Part & { readonly topic: Topic })[],
  family: (id: string) => string,
): readonly Topic[] {
  const asked = parts.filter(({ topic, part }, at) => {
    const before = parts[at - 1]?.topic.id
    return before === undefined || !asksHowLong.test(part) || family(topic.id) !== family(before)
  })
  return [...new Set(asked.map(({ topic }) => topic))]
}

const asksHowLong = /^\W*(?:pour |pendant )?(?:combien de temps|combien|how long)\W*$/i

const things = /^\W*(?:l['’]|(?:le|la|les|votre|vos|the|your)\b)|^[^\p{L}\p{N}_]*\p{L}+[^\p{L}\p{N}_]*$/iu

/** « et pour les factures ? », « and the vector database? »: the same question of something else. */
export function namesAnother(sentences: readonly string[]) {
  const list = words(sentences.join(' '))
  return another.begin(list) && list.length <= mostWordsOfName
}

/** « Quels sont mes droits ? »: it asks, names what it asks of, and points at nothing that was said before. */
export function isWhole(sentences: readonly string[], question: ReadQuestion) {
  const text = sentences.join(' ').replace(saidTwice, '$1')
  const typed = typedWords(text)
  const isTied =
    (openings.begin(typed) && !conditions.begin(typed)) ||
    tied.areIn(impersonal.leftOutOf(typed)) ||
    (question.english && saidBefore.areIn(typed)) ||
    pointsBack(text) ||
    pointsAtBefore(sentences)
  return !isTied && !asksForMeasure(question) && (question.open || hasVerb(text)) && named.areIn(typed)
}

/** « Les chiffres vous engagent-ils ? »: « ils » are the figures. */
const saidTwice = /^(\W*(?:l['’]|(?:le|la|les|votre|vos) )[^,?]*?\p{L})-(?:t-)?(?:ils?|elles?)(?!\p{L})/iu

/** « son adresse ? », « leur téléphone ? »: of what was just told. */
export function pointsAtTold(sentences: readonly string[]) {
  return possessives.areIn(words(sentences.join(' ')))
}

/** « le secrétariat suit la même ? », « dans ce cas, qui paie ? »: tied to what came before, whatever else it names. */
export function pointsAtBefore(sentences: readonly string[]) {
  const typed = typedWords(sentences.join(' '))
  return typed.length <= mostWordsOfFollowUp && before.areIn(typed)
}

/** « et qu'est-ce qui décide du palier suivant ? »: says by itself what it asks of. */
export function namesItself({ terms }: ReadQuestion) {
  return [...terms.keys()].filter((term) => !isLight(term)).length > 1
}

/** « who worked that out? », « what do we walk away with? »: in English few words point at what was said. */
const saidBefore = createWordings(following.saidBefore)

function isShort(list: readonly string[]) {
  return list.length <= mostWordsOfName + 1
}

const openings = createWordings(following.openings)
const another = createWordings(following.another)
const possessives = createWordings(following.possessives)
const either = createWordings(following.either)
const asking = createWordings(following.asking)
const pointing = createWordings(following.pointing)
const places = createWordings(following.places)
const before = createWordings(following.before)
const conditions = createWordings(following.conditions)
const tied = createWordings(following.tied)
const impersonal = createWordings(following.impersonal)
const named = createWordings(following.named)
