import type { ExpectsFacts, Fact, Question } from './question.ts'

type Facts = readonly [Fact, ...Fact[]]

/** « oui » or « non » as the first fact is how the answer may open; with another fact, that one alone is right, too. */
export function asks(turn: string, ...facts: Facts): Question {
  return { turns: [turn], expects: 'facts', ...opening(facts) }
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
  return { turns: [turn], expects: 'facts', notBefore, ...opening(facts) }
}

/** Two questions in one message, each with its fact. */
export function asksBoth(turn: string, ...facts: Facts): Question {
  return { turns: [turn], expects: 'facts', facts, things: 2 }
}

export function converses(turns: readonly [string, ...string[]], ...facts: Facts): Question {
  return { turns, expects: 'facts', ...opening(facts) }
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

function opening([first, ...others]: Facts): Pick<ExpectsFacts, 'facts' | 'opens'> {
  const words = typeof first === 'string' ? [first] : first
  const opens = words.includes('oui') ? 'yes' : words.includes('non') ? 'no' : undefined
  const [next, ...rest] = others
  const isOpeningAlone = opens !== undefined && words.length === 1
  return { facts: isOpeningAlone && next ? [next, ...rest] : [first, ...others], ...(opens && { opens }) }
}
