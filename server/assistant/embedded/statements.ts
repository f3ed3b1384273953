/** What is said in prose, sentence by sentence, and the lists that stand with it. */
export type Statements = {
  readonly sentences: readonly string[]
  /** Each with the place of the sentence that it follows. */
  readonly lists: readonly { readonly text: string; readonly after: number }[]
}

/** « article L. 122-4 » ends no sentence. */
const sentenceEnd = /(?<=[^LR][.!?]) (?=[\p{Lu}\d<«[*])/u
/** « Pas sans votre accord. » says nothing without the sentence beside it. */
const shortest = 5
const listed = /^(?:-|\d+\.) /
/** Begins with a word that stands for what was said before. */
const leaning =
  /^(?:Il|Ils|Elles?|Celui|Celles?|Ceux|Ce|C'est|Ces|Cela|Cette|Cet|Ça|Y|En|Ainsi|Alors|Aussi|Ensuite|Puis|De plus|Et|Mais|Ou|Sinon|Au-delà|Chacune?|Tous|Toutes|Leurs?|Son|Sa|Ses|Les deux|It|Its|They|Their|This|That|These|Those|Each|Then|And|But|Both)(?=[\s',])/
const complete = /^(?:Il (?:n'y|y|faut|suffit)|En (?:cas|France|Europe)|Ce site|Cette page|Ces pages|This site)/
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
  return (leaning.test(sentence) && !complete.test(sentence)) || pointsBack.test(sentence)
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
