/** The same at every start, and for each phrase whatever the others are: one that is added leaves their order as it was. */
export function shuffled<Item extends { readonly text: string }>(items: readonly Item[], round: number): Item[] {
  return items
    .map((item) => ({ item, order: scattered(`${round}${item.text}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

/** FNV-1a, its bits spread once more. */
function scattered(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
}
