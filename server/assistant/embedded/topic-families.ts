import type { Topic } from './topic.ts'

/** As few are not a family but two topics that begin alike. */
const fewest = 3

/** What topics have in common that tell the same of several things: « licence- » of four technologies. By id. */
export function familiesOf(topics: readonly Pick<Topic, 'id'>[]) {
  const beginnings = Map.groupBy(topics, ({ id }) => beginningOf(id))
  return (id: string) => {
    const beginning = beginningOf(id)
    return (beginnings.get(beginning)?.length ?? 0) >= fewest ? beginning : id
  }
}

function beginningOf(id: string) {
  return id.slice(0, id.indexOf('-') + 1) || id
}

const useCase = 'use-case-'
const application = 'application-'

/** By topic, the number of the group that it is of: a use case and its applications, or what begins alike. */
export function groupsOf(topics: readonly Pick<Topic, 'id'>[]): readonly number[] {
  const useCases = topics.flatMap(({ id }) => (id.startsWith(useCase) ? [id.slice(useCase.length)] : []))
  const numbers = new Map<string, number>()
  return topics.map(({ id }) => {
    const own = useCases.find((name) => id === useCase + name || id.startsWith(`${application}${name}-`))
    return numbers.getOrInsert(own ?? beginningOf(id), numbers.size)
  })
}
