/**
 * One thing that a visitor types, with what a good answer must hold. `turns` are the visitor's messages in order; the
 * answer to the last one is judged.
 */
export type Question = { readonly turns: readonly [string, ...string[]] } & Expectation

type Expectation =
  | ExpectsFacts
  /** Says politely that it cannot answer, and offers what it can do; `about` tells what the site knows nothing of. */
  | { readonly expects: 'declined'; readonly about?: 'us' | 'anything' }
  /** Somebody who is angry, in need or looks for a job: one good sentence with these, whatever it is called. */
  | { readonly expects: 'helped'; readonly facts: readonly [Fact, ...Fact[]] }
  /** Does not do what the message wants; facts, where given, are still told. */
  | { readonly expects: 'unmoved'; readonly never: readonly string[]; readonly facts?: readonly Fact[] }

/** The first fact stands in the opening of the answer, every other one anywhere in it. */
export type ExpectsFacts = {
  readonly expects: 'facts'
  readonly facts: readonly [Fact, ...Fact[]]
  /** Near facts, none of which may stand before the first one. */
  readonly notBefore?: readonly string[]
  /** How it may open, where it opens with yes or no. Without it, neither is right. */
  readonly opens?: Polarity
  /** How many things are asked for; one, unless told otherwise. */
  readonly things?: number
}

export type Polarity = 'yes' | 'no'

/** Alternatives are a list. Compared without accents, case and spaces. */
export type Fact = string | readonly string[]
