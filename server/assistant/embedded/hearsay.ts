import { fold } from '../language/french-text.ts'
import written from './wordings/hearsay.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

const said = createWordings(written.said)
const confirm = createWordings(written.confirm)
const beside = new Set(written.beside)
/** What is shorter says nothing without it. */
const fewestWords = 3

/** « On m'a dit que c'était gratuit. C'est vrai ? »: what somebody has heard is what they ask. */
export function askedByHearsay(sentences: readonly string[]): readonly string[] {
  const told = sentences.filter((sentence) => !asksToConfirm(sentence))
  return (told.length > 0 ? told : sentences).map(withoutSource)
}

function asksToConfirm(sentence: string) {
  const words = typedWords(sentence)
  const left = confirm.leftOutOf(words)
  return left.length < words.length && left.every((word) => beside.has(word))
}

function withoutSource(sentence: string) {
  const tokens = [...sentence.matchAll(/[\p{L}\p{N}_]+/gu)]
  const words = tokens.map(([word]) => fold(word))
  const end = said.endAt(words, 0) ?? 0
  const rest = tokens[end]
  return rest && tokens.length - end >= fewestWords ? sentence.slice(rest.index) : sentence
}
