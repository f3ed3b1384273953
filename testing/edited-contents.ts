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
  let edits = 0
  const content = structuredClone(siteContent)
  for (const { parent, name, where } of places(content)) {
    const isText = typeof Reflect.get(parent, name) === 'string' && !where.startsWith('unansweredTopics.')
    if (isText && !forPrograms.has(name))
      yield* whileReplaced(parent, name, otherWords[edits++ % 2], { where, content })
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
