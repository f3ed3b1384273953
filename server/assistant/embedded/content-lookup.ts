/** The item of the content that an answer is built from; its absence is found at start, not by a visitor. */
export function pick<Item>(items: readonly Item[], isIt: (item: Item) => boolean, what: string): Item {
  const found = items.find(isIt)
  if (found === undefined) throw new Error(`The assistant builds an answer from ${what}, which content/ no longer has.`)
  return found
}

/** The first figure of a text with what it counts: « 24h », « 30-45 min », « 3 ans ». */
export function figure(text: string): string {
  const [found] = /\d[\d\s.,-]{0,20}(?:h|min|s|ms|mois|ans|jours|%|€)?(?![\p{L}\d])/u.exec(text) ?? []
  if (!found) throw new Error(`The assistant looks for a figure in « ${text} ».`)
  return found.trim()
}
