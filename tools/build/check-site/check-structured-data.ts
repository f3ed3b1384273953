import type { BuiltPage } from './built-page.ts'
import { brokenReference, type SiteIndex } from './check-links.ts'
import { requiredFields } from './required-fields.ts'
import { shownAs, shownText } from './shown-text.ts'

/** The blocks are JSON, complete, lead to addresses that exist, and say nothing that the page does not show. */
export function checkStructuredData(page: BuiltPage, site: SiteIndex): string[] {
  const shown = shownText(page.document)
  return page.structuredData.flatMap((text) => {
    const block = parse(text)
    if (!block) return [`${page.path}: a block of structured data is not a JSON object.`]
    if (text.includes('<')) return [`${page.path}: a block of structured data holds a bare « < ».`]
    if (block['@context'] !== 'https://schema.org')
      return [`${page.path}: a block of structured data is not of the schema.org vocabulary.`]
    return nodeProblems(block, page.path, shown, site).map((problem) => `${page.path}: ${problem}`)
  })
}

type JsonObject = Record<string, unknown>

function parse(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function nodeProblems(node: JsonObject, path: string, shown: string, site: SiteIndex): string[] {
  const type = String(node['@type'])
  const required = requiredFields.get(type)
  if (!required) return [`the structured data's type ${type} is not among those that the build knows.`]
  const missing = required.filter((field) => isEmpty(node[field])).map((field) => `a ${type} has no « ${field} ».`)
  const inside = Object.entries(node).flatMap(([field, value]) =>
    [value].flat().flatMap((item) => {
      if (isObject(item)) return nodeProblems(item, path, shown, site)
      const problem = valueProblem(type, field, item, path, shown, site)
      return problem ? [problem] : []
    }),
  )
  return [...missing, ...inside]
}

function valueProblem(type: string, field: string, value: unknown, path: string, shown: string, site: SiteIndex) {
  if (field.startsWith('@')) return undefined
  if (typeof value !== 'string' && typeof value !== 'number')
    return `the ${field} of a ${type} is neither text nor figure.`
  if (field !== 'urlTemplate' && /^https?:/.test(String(value))) return brokenReference(String(value), path, site)
  const text = shownAs(field, value)
  return text && !shown.includes(text)
    ? `the structured data says « ${text} », which the page does not show.`
    : undefined
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: unknown) {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
