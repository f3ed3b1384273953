import { fold, words } from '../language/french-text.ts'
import { lazily } from '../lazily.ts'
import type { Topic } from './topic.ts'
import written from './wordings/kinds.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

export type Kind = keyof typeof written

const told: Readonly<Record<Kind, RegExp>> = {
  time: /(?:\d|\b(?:un|une|deux|trois|six|douze|one|two|three|twelve)) ?(?:h|min|ms|s|secondes?|minutes?|heures?|jours?|journees?|semaines?|mois|ans?|seconds?|hours?|days?|weeks?|months?|years?)\b|\b(?:jusqu'a|until|des qu|as soon as)\b|\b(?:en|in) 20\d\d\b/,
  money:
    /€|\beuros?\b|\bgratuit|\bfree\b|\bfrais\b|\bfees?\b|\bcompris|\binclu|\bajout|\bon top\b|\bpaie|\bpaid\b|\bfactur|\bchiffre/,
  law: /\brelev\w* du droit|\bdroit \w+ s'applique|\bunder (?:the law of|\w+ law)|\blaw (?:of|applies)\b/,
  owner: /\bappartien|\bdetenu|\bactionnaires? (?:est|sont)|\bown(?:s|ed)\b|\bbelongs?\b/,
}
const kinds: readonly Kind[] = ['time', 'money', 'law', 'owner']
const wordings = new Map(kinds.map((kind) => [kind, createWordings(written[kind])]))

/** What kinds of thing a text asks for: « sous quel délai, et combien ça coûte ? » asks for a time and a price. */
export function kindsAsked(text: string): readonly Kind[] {
  const spellings = [typedWords(text), words(text)]
  return kinds.filter((kind) => spellings.some((said) => wordings.get(kind)?.areIn(said)))
}

export function kindsTold(text: string): ReadonlySet<Kind> {
  const folded = fold(text)
  return new Set(kinds.filter((kind) => told[kind].test(folded)))
}

/** Whether an answer has something of a kind, in the language that it is asked for in. */
export function createKindFinder(topics: readonly Pick<Topic, 'id' | 'answer' | 'english'>[]) {
  const byTopic = new Map(
    topics.map(({ id, answer, english }) => {
      const french = lazily(() => kindsTold(answer))
      return [id, { french, english: english === undefined ? french : lazily(() => kindsTold(english)) }]
    }),
  )
  return (id: string, kind: Kind, inEnglish: boolean) =>
    byTopic.get(id)?.[inEnglish ? 'english' : 'french']().has(kind) ?? false
}
