import { type SiteContent, siteContent } from '#server/assistant/site-content.ts'

/** The content with one edit, and where: « faqEntries.2.answer ». Holds until the next one is asked for. */
export type Edited = { readonly where: string; readonly content: SiteContent }

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
export function* rewordedTogether(apart: number): Generator<Edited & { readonly edits: number }> {
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
  for (const { parent, name, where } of places(content)) {
    const list: unknown = Reflect.get(parent, name)
    // A history has at least the version that there is: the types see to it.
    if (!Array.isArray(list) || (where === 'privacyPolicyVersions' && list.length === 1)) continue
    for (const index of list.keys())
      yield* whileReplaced(parent, name, list.toSpliced(index, 1), { where: `${where}.${index}`, content })
  }
}

/** One edit of each kind, the entries of a list being of one kind: « faqEntries.2.answer » stands for every answer. */
export function* oneOfEachKind(edits: Iterable<Edited>): Generator<Edited> {
  const seen = new Set<string>()
  for (const edit of edits) {
    const kind = edit.where.replaceAll(/\b\d+\b/g, '*')
    if (!seen.has(kind)) yield edit
    seen.add(kind)
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
