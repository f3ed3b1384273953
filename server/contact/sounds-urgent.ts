import { urgencyWords } from '#content/urgency-words.ts'
import { splitMessage } from './joined-conversation.ts'

/** Of what stands beside the word, all that can change its meaning. */
const longestBefore = 60
const longestAfter = 20

const isDegree = (word: string) =>
  (word.endsWith('ment') && !oneOf(urgencyWords.strengthenings, word)) || oneOf(urgencyWords.degrees, word)

/** « urgent », « en urgence », but not « rien d'urgent » or « pas d'urgence ». A negation holds within its line and clause. */
export function soundsUrgent(message: string): boolean {
  // A conversation that was joined has the assistant's words, too.
  const { own } = splitMessage(message)
  return [...own.matchAll(/(?<![\p{L}\p{M}])urgen(?:te?s?|(ces?))(?![\p{L}\p{M}])/giu)].some((found) => {
    const [word, noun] = found
    const end = found.index + word.length
    const before = wordsOf(
      own
        .slice(Math.max(0, found.index - longestBefore), found.index)
        .split(clauseEnds)
        .at(-1),
    )
    const [next] = wordsOf(own.slice(end, end + longestAfter).split(clauseEnds)[0])
    if (noun && (deniesNoun(before) || oneOf(urgencyWords.worldly, next))) return false
    if (/s$/i.test(word) && oneOf(urgencyWords.many, before.at(-1)) && !isCounted(before.at(-2))) return false
    return !denies(before)
  })
}

/** In doubt it is urgent: « ne marche pas urgent » is a fault and a cry, « n'est pas urgent » is neither. */
function denies(before: readonly string[]): boolean {
  const rest = withoutDegrees(withoutRequest(withoutDegrees(before)))
  const last = rest.at(-1)
  const previous = rest.at(-2)
  switch (last) {
    case 'pas': {
      const subject = withoutDegrees(rest.slice(0, -1))
      return subject.length === 0 || oneOf(urgencyWords.being, subject.at(-1))
    }
    // « n'est plus urgent », but « c'est plus urgent que prévu » and « rien n'est plus urgent ».
    case 'plus': {
      const subject = withoutDegrees(rest.slice(0, -1))
      return (
        oneOf(urgencyWords.being, subject.at(-1)) && oneOf(["n'", 'ne'], subject.at(-2)) && subject.at(-3) !== 'rien'
      )
    }
    case 'peu':
    case 'moins':
      return !oneOf(urgencyWords.unless[last], previous)
    case "d'":
      return oneOf(urgencyWords.absences, previous) || oneOf(urgencyWords.services, previous)
    case 'de':
      return oneOf(urgencyWords.absences, previous)
    default:
      return oneOf(urgencyWords.denials, last) || urgencyWords.phrases.some((phrase) => endsWith(rest, phrase))
  }
}

function isCounted(word: string | undefined) {
  return oneOf(urgencyWords.counted, word) || /^\d/.test(word ?? '')
}

/** « sans urgence », where « sans urgent » is a sentence that was cut. */
function deniesNoun(before: readonly string[]) {
  const rest = oneOf(urgencyWords.beforeNoun, before.at(-1)) ? before.slice(0, -1) : before
  return rest.at(-1) === 'sans'
}

function withoutDegrees(words: readonly string[]) {
  return words.slice(0, words.findLastIndex((word) => !isDegree(word)) + 1)
}

/** « pas [une demande] urgente ». */
function withoutRequest(words: readonly string[]) {
  const rest = oneOf(urgencyWords.requests, words.at(-1)) ? words.slice(0, -1) : words
  return oneOf(urgencyWords.articles, rest.at(-1)) ? rest.slice(0, -1) : rest
}

const clauseEnds = /[\n\r\u0085\u2028\u2029.!?;:…,()[\]«»"“”–—]/u

/** An elision is a word of its own: « d' », « urgence ». */
function wordsOf(text = '') {
  const plain = text.normalize('NFC').toLowerCase().replaceAll('’', "'")
  return plain.match(/(?<!\S)\p{L}{1,2}'|[^\s']+(?:'[^\s']*)*/gu) ?? []
}

function endsWith(words: readonly string[], end: readonly string[]) {
  return end.every((word, index) => words.at(index - end.length) === word)
}

function oneOf(words: readonly string[], word: string | undefined) {
  return word !== undefined && words.includes(word)
}
