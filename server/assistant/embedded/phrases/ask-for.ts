import type { Saying, Topic } from '../topic.ts'
import type { Phrases } from './read-phrases.ts'

export type IdentifiedSaying = Saying & { readonly id: string }

type Values = Readonly<Record<string, string | readonly string[]>>

type Site = {
  /** What stands for `{company}` and the like in any phrase. */
  readonly values: Values
  /** The topic that says that the site does not say. */
  readonly unanswered: string
  /** Topics on which this site has nothing, and need not. */
  readonly absent: readonly string[]
}

/** What visitors ask and this site does not say. */
export type MissingSubject = Pick<Topic, 'id' | 'asks'>

type Asked = {
  readonly topics: readonly Topic[]
  readonly missing: readonly MissingSubject[]
  readonly problems: readonly string[]
}

/**
 * Gives each saying the ways to ask for it: those of its family (« technology-* »), then its own, or its own alone. What visitors ask and
 * nothing here answers any more is asked of the topic that it names for that, or of `unanswered`, except where it was one of a
 * family: the content has another.
 */
export function askFor(
  sayings: readonly IdentifiedSaying[],
  phrases: ReadonlyMap<string, Phrases>,
  { values, unanswered, absent }: Site,
): Asked {
  const families = [...phrases.values()].filter(({ id }) => id.endsWith('*'))
  const familyOf = (id: string) => families.find((family) => id.startsWith(family.id.slice(0, -1)))
  const familyById = new Map(sayings.map(({ id }) => [id, familyOf(id)]))
  const usedFamilies = new Set(familyById.values())
  const orphans = [...phrases.values()].filter(({ id }) => !id.endsWith('*') && !familyById.has(id))
  const problems: string[] = []
  const missing: MissingSubject[] = []

  const topics = sayings.flatMap((saying): Topic[] => {
    const { id, inPhrases } = saying
    const named = phrases.get(id)
    const own = [named?.alone ? undefined : familyById.get(id), named].filter((entry) => entry !== undefined)
    const taken = orphans.filter(({ otherwise }) => otherwise === id)
    const others =
      id === unanswered
        ? orphans.filter((orphan) => !familyOf(orphan.id) && !familyById.has(orphan.otherwise ?? ''))
        : []
    const fill = filled({ ...values, ...inPhrases }, (name, { file, id }) =>
      problems.push(`phrases/${file}, « ${id} »: nothing stands for {${name}}.`),
    )
    const answeredYes = own.flatMap((entry) => fill(entry, entry.answeredYes))
    const answeredNo = own.flatMap((entry) => fill(entry, entry.answeredNo))
    const answeredOfOurs = own.flatMap((entry) => fill(entry, answered(entry).filter(hasPlaceholder)))
    const waysToAsk = [...own, ...others].flatMap((entry) => fill(entry, entry.phrases))
    const waysOfTaken = taken.flatMap((entry) => fill(entry, [...entry.phrases, ...answered(entry)]))
    const [first, ...more] = new Set([...waysToAsk, ...answeredYes, ...answeredNo, ...waysOfTaken])
    for (const other of others) {
      const [ask, ...asks] = fill(other, other.phrases)
      if (ask !== undefined) missing.push({ id: other.id, asks: [ask, ...asks] })
    }
    if (first === undefined) {
      problems.push(`The topic « ${id} » has no phrases: no file of phrases/ has its id.`)
      return []
    }
    return [
      {
        ...saying,
        asks: [first, ...more],
        answeredYes,
        answeredNo,
        ...(answeredOfOurs.length > 0 && { answeredOfOurs }),
      },
    ]
  })
  return {
    topics,
    missing,
    problems: [
      ...problems,
      ...orphans
        .filter(({ id }) => !absent.includes(id))
        .map(({ file, id }) => `phrases/${file}, « ${id} »: there is no such topic.`),
      ...families
        .filter((family) => !usedFamilies.has(family))
        .map(({ file, id }) => `phrases/${file}, « ${id} »: no topic belongs to this family.`),
    ],
  }
}

/** « licence {name} » with what stands for it: a phrase for each value of a list, none where the list is empty. */
function filled(values: Values, onMissing: (name: string, entry: Phrases) => void) {
  return (entry: Phrases, list: readonly string[] = []): string[] =>
    list.flatMap((phrase) =>
      placeholdersIn(phrase).reduce<readonly string[]>(
        (made, placeholder) => {
          const value = values[placeholder.slice(1, -1)]
          if (value === undefined) onMissing(placeholder.slice(1, -1), entry)
          return [value ?? []].flat().flatMap((each) => made.map((text) => text.replaceAll(placeholder, () => each)))
        },
        [phrase],
      ),
    )
}

function answered({ answeredYes = [], answeredNo = [] }: Phrases) {
  return [...answeredYes, ...answeredNo]
}

function hasPlaceholder(phrase: string) {
  return placeholdersIn(phrase).length > 0
}

function placeholdersIn(phrase: string): readonly string[] {
  return phrase.includes('{') ? (phrase.match(/\{\w+\}/g) ?? []) : []
}
