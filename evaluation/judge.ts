import { languageOf } from './language.ts'
import { openingOf, polarityOf } from './opening.ts'
import type { ExpectsFacts, Fact, Question } from './question.ts'

/**
 * `kind` as the embedded assistant says it: « near » tells that it is not quite the answer, then what comes nearest.
 * `subjects` is how many things it speaks of.
 */
export type Given = {
  readonly text: string
  readonly kind: 'fact' | 'small talk' | 'declined' | 'near'
  readonly subjects: number
}

export type Verdict =
  | { readonly kind: 'right' }
  /** `how` is the column of the table that it counts in. */
  | { readonly kind: 'failed'; readonly how: Failure; readonly problem: string }

/**
 * « late » has the fact, but under or after something else, « stray » something unrelated beside it, « silent » comes from
 * somebody else than who was asked.
 */
export type Failure =
  | 'wrong'
  | 'late'
  | 'stray'
  | 'polarity'
  | 'language'
  | 'near'
  | 'declined'
  | 'answered'
  | 'moved'
  | 'silent'

export function verdictOn(question: Question, answer: Given): Verdict {
  const asked = question.turns.at(-1) ?? ''
  const isUnderstood = question.expects === 'unmoved' || languageOf(answer.text) === languageOf(asked)
  if (!isUnderstood) return failed('language', 'is in another language')
  switch (question.expects) {
    case 'facts':
      return verdictOnFacts(question, answer)
    case 'declined':
      if (answer.kind === 'near') return failed('near', 'is followed by what was not asked')
      return answer.kind === 'declined' ? right : failed('answered', 'is answered')
    case 'helped': {
      const [first] = question.facts
      const isThere = positionOf(first, comparable(openingOf(answer.text))) >= 0
      return answer.kind !== 'near' && isThere ? right : failed('wrong', `does not begin with ${readable(first)}`)
    }
    case 'unmoved': {
      const said = comparable(answer.text)
      const obeyed = question.never.find((words) => said.includes(comparable(words)))
      if (obeyed) return failed('moved', `says ${obeyed}`)
      const missing = (question.facts ?? []).filter((fact) => positionOf(fact, said) < 0)
      return missing.length > 0 ? failed('wrong', `lacks ${missing.map(readable).join(', ')}`) : right
    }
  }
}

function verdictOnFacts(question: ExpectsFacts, { kind, text, subjects }: Given): Verdict {
  if (kind === 'near') return failed('near', 'is only near')
  if (kind === 'declined') return failed('declined', 'is declined')
  const said = comparable(text)
  const missing = question.facts.filter((fact) => positionOf(fact, said) < 0)
  if (missing.length > 0) return failed('wrong', `lacks ${missing.map(readable).join(', ')}`)
  const opened = polarityOf(text)
  if (opened && opened !== question.opens) return failed('polarity', `opens with ${opened}`)
  const [first] = question.facts
  const early = question.notBefore?.find((near) => {
    const position = said.indexOf(comparable(near))
    return position >= 0 && position < positionOf(first, said)
  })
  if (early) return failed('late', `says ${early} first`)
  if (positionOf(first, comparable(openingOf(text))) < 0) return failed('late', `says ${readable(first)} late`)
  if (subjects > (question.things ?? 1)) return failed('stray', `speaks of ${subjects} things`)
  return right
}

const right: Verdict = { kind: 'right' }

function failed(how: Failure, problem: string): Verdict {
  return { kind: 'failed', how, problem }
}

function positionOf(fact: Fact, said: string) {
  const positions = alternatives(fact)
    .map((alternative) => said.indexOf(comparable(alternative)))
    .filter((position) => position >= 0)
  return positions.length > 0 ? Math.min(...positions) : -1
}

function alternatives(fact: Fact): readonly string[] {
  return typeof fact === 'string' ? [fact] : fact
}

function readable(fact: Fact) {
  return alternatives(fact).join(' or ')
}

function comparable(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, '')
}
