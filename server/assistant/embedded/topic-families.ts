import type { Topic } from './topic.ts'

/** As few are not a family but two topics that begin alike. */
const fewest = 3

/** What topics have in common that tell the same of several things: « licence- » of four technologies. By id. */
export function familiesOf(topics: readonly Topic[]) {
  const beginnings = Map.groupBy(topics, ({ id }) => beginningOf(id))
  return (id: string) => {
    const beginning = beginningOf(id)
    return (beginnings.get(beginning)?.length ?? 0) >= fewest ? beginning : id
  }
}

function beginningOf(id: string) {
  return id.slice(0, id.indexOf('-') + 1) || id
}
