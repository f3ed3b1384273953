import { fold, termsOf, words } from '../language/french-text.ts'
import { createNearestWord } from '../language/nearest-word.ts'
import { createShortenedWord } from '../language/shortened-word.ts'
import { stopWords } from '../language/stop-words.ts'
import { languageOf } from '../language/which-language.ts'
import written from '../language/words/question-words.json' with { type: 'json' }
import { type Kind, kindsAsked } from './asked-kind.ts'
import { type Names, readNames } from './packed-names.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** What a visitor's message says, as far as a program can tell. */
export type ReadQuestion = {
  /** Each term with how sure it is that the visitor meant it, from 0 to 1. */
  readonly terms: ReadonlyMap<string, number>
  /** Each word once, spelt right. */
  readonly words: readonly string[]
  readonly english: boolean
  /** Asks what, when, how much: neither yes nor no would answer it. */
  readonly open: boolean
  /** Speaks of « vous » or « nous »: of the company or of working with it. */
  readonly concernsUs: boolean
  /** A time, a price: what kind of thing the answer is to have. */
  readonly kinds: readonly Kind[]
}

export type ReadText = (text: string) => ReadQuestion

type Language = ReturnType<typeof languageOf>

const correctedWeight = 0.7
const plainWeight = 0.3
const openWords = new Set(written.open)
/** « Pour mon dossier, que remettez-vous ? », « qu'est-ce qu'il faut ? » */
const asksWhat = /(?:^|[,;:.!?]) ?(?:(?:et|mais|donc|alors) )?qu(?:e |'(?!(?:on|il|elle)s? ))|\bqu'est[- ]ce\b/
const personal = new Set(written.ofUs)
const ownersWords = new Set(written.ofTheirOwn)

/** `known` are the words of the site and of the questions it expects; `asked` those that a misspelt word may stand for. */
export function createQuestionReader(known: Iterable<string>, asked: readonly string[]) {
  return createReaderWith(vocabularyOf(known, asked))
}

export function createReaderWith(vocabulary: Vocabulary) {
  const knownWords = readNames(vocabulary.words)
  const knownTerms = readNames(vocabulary.terms)
  const plainTerms = new Set(vocabulary.plainTerms)
  const nearest = createNearestWord(vocabulary.meant)
  const whole = createShortenedWord(vocabulary.asked)

  /** Another form of a known word: « stages » where only « stage » is said. */
  function isInflected(word: string) {
    return termsOf([word]).some(({ term }) => knownTerms.has(term))
  }

  /** `otherwise` is the language of what does not show its own: « Qdrant ? ». */
  return function readQuestion(text: string, otherwise?: Language): ReadQuestion {
    const typed = words(text)
    const corrected = new Set<string>()
    const acronyms = new Set((text.match(/\b\p{Lu}{2,5}\b/gu) ?? []).map(fold))
    const owned = new Set(typed.filter((_, at) => ownersWords.has(typed[at - 1] ?? '')))
    const list = typed.flatMap((word) => {
      if (knownWords.has(word) || isInflected(word)) return word
      const parts = withoutApostrophe(word, knownWords)
      if (parts) return parts
      const right = nearest(word) ?? whole(word)
      if (right) corrected.add(right)
      // What remains of one to three letters is noise rather than a subject, unless it is a name in capitals.
      return right ?? (word.length > 3 || acronyms.has(word) ? word : [])
    })
    const english = (languageOf(text) ?? otherwise) === 'english'
    const terms = new Map<string, number>(english ? [[englishTerm, 1]] : [])
    for (const { term, words: origin } of termsOf(list)) {
      const weight = origin.some((word) => corrected.has(word))
        ? correctedWeight
        : plainTerms.has(term)
          ? plainWeight
          : knownTerms.has(term)
            ? 1
            : subjectWeight(origin[0] ?? '', owned)
      terms.set(term, Math.max(weight, terms.get(term) ?? 0))
    }
    return {
      terms,
      words: [...new Set(list)],
      english,
      open: list.some((word) => openWords.has(word)) || asksWhat.test(fold(text)),
      concernsUs: list.some((word) => personal.has(word)),
      kinds: kindsAsked(text),
    }
  }
}

export function isQuestionWord(word: string): boolean {
  return openWords.has(word)
}

/** Said in English, which ways to ask in English have too. */
export const englishTerm = '~english'

/** Whole message, sentences and parts are often the same text: what was read of it is not read again. */
export function remembered(readQuestion: ReadText): ReadText {
  const known = new Map<string, ReadQuestion>()
  return (text) => {
    const question = known.get(text) ?? readQuestion(text)
    known.set(text, question)
    return question
  }
}

/** An unknown noun is nearly always what a question is about; an unknown verb or adverb seldom is. */
function subjectWeight(word: string, owned: ReadonlySet<string>) {
  // « mon banquier », « ma voiture »: a matter of the visitor's own.
  if (owned.has(word)) return 1.5
  if (/(?:ment|ez)$/.test(word)) return 0.3
  return /(?:er|ir|oir|aire|ondre|endre)$/.test(word) ? 0.5 : 1
}

/** « dusage » → « d », « usage » */
function withoutApostrophe(word: string, known: Names) {
  const [, particle, rest] = /^([cdjlmnst]|qu)([aeiouyh].{2,})$/.exec(word) ?? []
  return particle && rest && known.has(rest) && !stopWords.has(rest) ? [particle, rest] : undefined
}
