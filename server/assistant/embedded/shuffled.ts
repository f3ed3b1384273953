import { textHash } from './text-hash.ts'

/** The same at every start, and for each phrase whatever the others are: one that is added leaves their order as it was. */
export function shuffled<Item extends { readonly text: string }>(items: readonly Item[], round: number): Item[] {
  return items
    .map((item) => ({ item, order: scattered(`${round}${item.text}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

/** A number that says nothing of the text, the same every time. */
function scattered(text: string) {
  return Math.imul(textHash(text), 0x2c1b3c6d) >>> 0
}
