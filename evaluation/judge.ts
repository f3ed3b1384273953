import type { Fact, Question } from './question.ts'

/** `kind` as the embedded assistant says it: « near » tells that it is not quite the answer, then what comes nearest. */
export type Given = { readonly text: string; readonly kind: 'fact' | 'small talk' | 'declined' | 'near' }

/** Nothing when the answer is good, otherwise what is wrong with it. */
export function problemWith(question: Question, answer: Given): string | undefined {
  const said = comparable(answer.text)
  const missing = ('facts' in question ? (question.facts ?? []) : []).filter((fact) => positionOf(fact, said) < 0)
  if (missing.length > 0) return `lacks ${missing.map(readable).join(', ')}`
  switch (question.expects) {
    case 'facts': {
      if (answer.kind === 'declined') return 'is declined'
      const [first] = question.facts
      const early = question.notBefore?.find((near) => {
        const position = said.indexOf(comparable(near))
        return first && position >= 0 && position < positionOf(first, said)
      })
      return early && `says ${early} first`
    }
    case 'declined':
      return answer.kind === 'declined' || answer.kind === 'near' ? undefined : 'is answered'
    case 'unmoved': {
      const obeyed = question.never.find((words) => said.includes(comparable(words)))
      return obeyed && `says ${obeyed}`
    }
  }
}

function positionOf(fact: Fact, said: string) {
  const positions = alternatives(fact).map((alternative) => said.indexOf(comparable(alternative)))
  return Math.min(...positions.filter((position) => position >= 0), Number.POSITIVE_INFINITY) ===
    Number.POSITIVE_INFINITY
    ? -1
    : Math.min(...positions.filter((position) => position >= 0))
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
