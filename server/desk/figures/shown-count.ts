import type { ShownCount } from '#contract/desk-figures.ts'

const fewest = 5

/** One to four are « moins de 5 », wherever they are shown or exported: nobody is to be found in a figure. */
export function shownCount(count: number): ShownCount {
  return count > 0 && count < fewest ? 'few' : count
}

/** Those that may be told by their number, then the others by their name, so that their order tells nothing either. */
export function byCount<Item extends { readonly label: string; readonly count: ShownCount }>(items: readonly Item[]) {
  return items.toSorted(
    (a, b) => weight(b.count) - weight(a.count) || a.label.localeCompare(b.label, 'fr', { numeric: true }),
  )
}

function weight(count: ShownCount) {
  return count === 'few' ? 1 : count
}
