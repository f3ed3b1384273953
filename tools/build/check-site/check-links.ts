import { paths } from '#content/paths.ts'
import { type BuiltPage, notFoundPath } from './built-page.ts'

/** Nobody is to come here but from the form. */
const reachedWithoutLink: readonly string[] = [paths.contactSuccess, notFoundPath]

export type SiteIndex = {
  readonly siteUrl: string
  readonly pages: ReadonlyMap<string, BuiltPage>
  /** Every address that answers. */
  readonly addresses: ReadonlySet<string>
}

/** Every address of this site that a page names exists, with its anchor, and every page can be reached. */
export function checkLinks(site: SiteIndex): string[] {
  const linked = new Set<string>()
  const problems: string[] = []
  for (const page of site.pages.values()) {
    problems.push(...ambiguousAnchors(page))
    for (const reference of referencesOf(page)) {
      const problem = brokenReference(reference, page.path, site)
      if (problem) problems.push(`${page.path}: ${problem}`)
      const target = addressIn(site.siteUrl, reference, page.path)
      if (target && target.pathname !== page.path) linked.add(target.pathname)
    }
  }
  const orphans = [...site.pages.keys()].filter((path) => !linked.has(path) && !reachedWithoutLink.includes(path))
  return [...problems, ...orphans.map((path) => `${path} is an orphan: no other page links to it.`)]
}

/** What is wrong with an address, if it is one of this site. */
export function brokenReference(reference: string, from: string, { siteUrl, pages, addresses }: SiteIndex) {
  const target = addressIn(siteUrl, reference, from)
  if (!target) return undefined
  const path = target.pathname
  if (!addresses.has(path)) return `« ${reference} » leads nowhere.`
  const anchor = decodeURIComponent(target.hash.slice(1))
  if (anchor && pages.has(path) && !pages.get(path)?.ids.has(anchor)) {
    return `« ${reference} » points to an anchor that ${path} does not have.`
  }
  return undefined
}

function ambiguousAnchors({ path, elements }: BuiltPage) {
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? [])
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [...twice].map((id) => `${path}: more than one element has the id « ${id} ».`)
}

const referringAttributes = ['href', 'src', 'action', 'formaction', 'poster']

function referencesOf({ elements }: BuiltPage) {
  return elements.flatMap(({ attributes }) => referringAttributes.flatMap((name) => attributes.get(name) ?? []))
}

function addressIn(siteUrl: string, reference: string, from: string) {
  const target = URL.parse(reference, siteUrl + (from === notFoundPath ? '/' : from))
  // On the not-found page an anchor is one of its own, wherever it is shown.
  if (target && from === notFoundPath && reference.startsWith('#')) target.pathname = notFoundPath
  return target?.origin === new URL(siteUrl).origin ? target : undefined
}
