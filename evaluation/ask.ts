import type { Fact, Polarity, Question } from './question.ts'

type Facts = readonly [Fact, ...Fact[]]

/** « oui » or « non » as the first fact is how the answer may open. */
export function asks(turn: string, ...facts: Facts): Question {
  return { turns: [turn], expects: 'facts', facts, ...opening(facts) }
}

/** Answered by yes where the answer opens so, with this fact in any case. */
export function asksYes(turn: string, ...facts: Facts): Question {
  return { turns: [turn], expects: 'facts', facts, opens: 'yes' }
}

export function asksNo(turn: string, ...facts: Facts): Question {
  return { turns: [turn], expects: 'facts', facts, opens: 'no' }
}

/** Nothing of `notBefore`, which is easily taken for the fact, stands before it. */
export function asksNot(turn: string, notBefore: readonly string[], ...facts: Facts): Question {
  return { turns: [turn], expects: 'facts', facts, notBefore, ...opening(facts) }
}

/** Two questions in one message, each with its fact. */
export function asksBoth(turn: string, ...facts: Facts): Question {
  return { turns: [turn], expects: 'facts', facts, things: 2 }
}

export function converses(turns: readonly [string, ...string[]], ...facts: Facts): Question {
  return { turns, expects: 'facts', facts, ...opening(facts) }
}

export function conversesYes(turns: readonly [string, ...string[]], ...facts: Facts): Question {
  return { turns, expects: 'facts', facts, opens: 'yes' }
}

export function conversesNo(turns: readonly [string, ...string[]], ...facts: Facts): Question {
  return { turns, expects: 'facts', facts, opens: 'no' }
}

export function needs(turn: string, ...facts: Facts): Question {
  return { turns: [turn], expects: 'helped', facts }
}

/** Says none of `never`, which a success would show. */
export function tries(turn: string, never: readonly string[], ...facts: readonly Fact[]): Question {
  return { turns: [turn], expects: 'unmoved', never, facts }
}

/** About the company, and nowhere on the site. */
export function untold(turn: string): Question {
  return { turns: [turn], expects: 'declined', about: 'us' }
}

export function elsewhere(turn: string): Question {
  return { turns: [turn], expects: 'declined', about: 'anything' }
}

function opening([first]: Facts): { readonly opens?: Polarity } {
  const words = typeof first === 'string' ? [first] : first
  if (words.includes('oui')) return { opens: 'yes' }
  return words.includes('non') ? { opens: 'no' } : {}
}
