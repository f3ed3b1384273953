import openings from './wordings/openings.json' with { type: 'json' }

/** What is said in prose, sentence by sentence, and the lists that stand with it. */
export type Statements = {
  readonly sentences: readonly string[]
  /** Each with the place of the sentence that it follows. */
  readonly lists: readonly { readonly text: string; readonly after: number }[]
}

/** « article L. 122-4 », « law no. 2004-575 » end no sentence. */
export const sentenceEnd = /(?<=[^LR][.!?])(?<!\b(?:no|art)\.) (?=[\p{Lu}\d<«[*])/u
/** « Pas sans votre accord. » says nothing without the sentence beside it. */
const shortest = 5
const listed = /^(?:-|\d+\.) /
const pointsBack = /\bs'y\b|\bn'en\b|^(?:Nous|Vous) (?:ne |n')?(?:les? |l')|^Secteurs :/

export function statementsOf(answer: string): Statements {
  const sentences: string[] = []
  const lists: { text: string; after: number }[] = []
  for (const part of answer.split('\n\n')) {
    if (listed.test(part)) lists.push({ text: part, after: sentences.length - 1 })
    else if (!isHeading(part) || sentences.length === 0) {
      for (const sentence of part.split(sentenceEnd)) add(sentence, sentences)
    }
  }
  return { sentences, lists }
}

/** Needs the sentence before it to be understood. */
export function leansOnBefore(sentence: string): boolean {
  const leans = openings.leaning.some(
    (words) => sentence.startsWith(words) && /[\s',]/.test(sentence.charAt(words.length)),
  )
  return (leans && !openings.complete.some((words) => sentence.startsWith(words))) || pointsBack.test(sentence)
}

/** A question belongs to the sentence that answers it, a word or two to what they are said of. */
function add(sentence: string, sentences: string[]) {
  const last = sentences.at(-1)
  const isOpen = last !== undefined && (last.endsWith('?') || (sentences.length === 1 && isShort(last)))
  const isRest = last !== undefined && isShort(sentence) && !sentence.endsWith(':')
  if (isOpen || isRest) sentences.splice(-1, 1, `${last} ${sentence}`)
  else sentences.push(sentence)
}

/** « Livrables de l'étape 1 : » */
function isHeading(paragraph: string) {
  return paragraph.endsWith(':') && !sentenceEnd.test(paragraph)
}

function isShort(sentence: string) {
  return sentence.split(' ').length < shortest
}
