/**
 * One thing that a visitor types, with what a good answer must hold. `turns` are the visitor's messages in order; the
 * answer to the last one is judged.
 */
export type Question = { readonly turns: readonly [string, ...string[]] } & Expectation

type Expectation =
  /** Every fact is in the answer; nothing of `notBefore` stands before the first fact (the near fact that is not it). */
  | { readonly expects: 'facts'; readonly facts: readonly Fact[]; readonly notBefore?: readonly string[] }
  /** Says politely that it cannot answer, and offers what it can do. */
  | { readonly expects: 'declined' }
  /** Does not do what the message wants; facts, where given, are still told. */
  | { readonly expects: 'unmoved'; readonly never: readonly string[]; readonly facts?: readonly Fact[] }

/** Alternatives are a list. Compared without accents, case and spaces. */
export type Fact = string | readonly string[]
