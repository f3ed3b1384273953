import { type SiteContent, siteContent } from '#server/assistant/site-content.ts'

/** The content with one edit, and where: « faqEntries.2.answer ». Holds until the next one is asked for. */
export type Edited = { readonly where: string; readonly content: SiteContent }

type Together = Edited & { readonly edits: number }

/** What programs read, not people: rewording it is no rewording. */
const forPrograms = new Set<string | number>([
  ...['id', 'kind', 'icon', 'logo', 'href', 'to', 'category', 'place', 'allowedBy', 'iso8601', 'isoDate', 'url'],
  ...['international', 'number', 'colour', 'page'],
])

const otherWords = ['Ateliers', '']

/** Each string that people read, in other words or in none, one at a time. */
export function* rewordedContents(): Generator<Edited> {
  const content = structuredClone(siteContent)
  for (const [at, { parent, name, where }] of texts(content).entries())
    yield* whileReplaced(parent, name, otherWords[at % 2], { where, content })
}

/** Each string that people read, in other words or in none, together with those that are so many strings away. */
export function* rewordedTogether(apart: number): Generator<Together> {
  for (let first = 0; first < apart; first++) {
    const content = structuredClone(siteContent)
    const together = texts(content).filter((_, at) => at % apart === first)
    for (const [at, { parent, name }] of together.entries()) Reflect.set(parent, name, otherWords[at % 2])
    yield { where: together.map(({ where }) => where).join(', '), content, edits: together.length }
  }
}

/** Each list without one of its entries, one at a time. */
export function* shortenedContents(): Generator<Edited> {
  const content = structuredClone(siteContent)
  for (const { parent, name, where, list } of lists(content)) {
    for (const index of list.keys())
      yield* whileReplaced(parent, name, list.toSpliced(index, 1), { where: `${where}.${index}`, content })
  }
}

/** A list of each kind without its first entry, together with those that are so many lists away. */
export function* shortenedTogether(apart: number): Generator<Together> {
  for (let first = 0; first < apart; first++) {
    const content = structuredClone(siteContent)
    const together = oneOfEachKind(lists(content)).filter((_, at) => at % apart === first)
    for (const { parent, name, list } of together) Reflect.set(parent, name, list.slice(1))
    yield { where: together.map(({ where }) => `${where}.0`).join(', '), content, edits: together.length }
  }
}

function* whileReplaced(parent: object, name: string | number, value: unknown, edited: Edited): Generator<Edited> {
  const before: unknown = Reflect.get(parent, name)
  Reflect.set(parent, name, value)
  try {
    yield edited
  } finally {
    Reflect.set(parent, name, before)
  }
}

/** The lists that an entry can be taken out of. */
function lists(content: SiteContent) {
  return places(content).flatMap((place) => {
    const list: unknown = Reflect.get(place.parent, place.name)
    // A history has at least the version that there is: the types see to it.
    const least = place.where === 'privacyPolicyVersions' ? 1 : 0
    return Array.isArray(list) && list.length > least ? [{ ...place, list }] : []
  })
}

/** The entries of a list being of one kind: « useCases.2.applications » stands for those of every case. */
function oneOfEachKind<Kept extends Place>(all: readonly Kept[]): Kept[] {
  const kinds = new Map<string, Kept>()
  for (const place of all) {
    const kind = place.where.replaceAll(/\b\d+\b/g, '*')
    if (!kinds.has(kind)) kinds.set(kind, place)
  }
  return [...kinds.values()]
}

/** The strings that people read. */
function texts(content: SiteContent): Place[] {
  return places(content).filter(
    ({ parent, name, where }) =>
      typeof Reflect.get(parent, name) === 'string' && !forPrograms.has(name) && !where.startsWith('unansweredTopics.'),
  )
}

type Place = { readonly parent: object; readonly name: string | number; readonly where: string }

/** Everything inside, outer things first. */
function places(parent: object, within = ''): Place[] {
  const names = Array.isArray(parent) ? [...parent.keys()] : Object.keys(parent)
  return names.flatMap((name): Place[] => {
    const where = within ? `${within}.${name}` : String(name)
    const value: unknown = Reflect.get(parent, name)
    const inside = typeof value === 'object' && value !== null ? places(value, where) : []
    return [{ parent, name, where }, ...inside]
  })
}
