import type { BuiltPage } from './built-page.ts'

const titleLimit = 65
const descriptionLimits = { shortest: 70, longest: 160 }

/** One title and one description a page, of a length that results show in full, and no two alike. */
export function checkHead(pages: readonly BuiltPage[]): string[] {
  return [
    ...pages.flatMap(checkPage),
    ...duplicates(pages, 'title', ({ titles }) => titles[0]),
    ...duplicates(pages, 'description', (page) => page.meta('description')[0]),
  ]
}

function checkPage({ path, titles, meta }: BuiltPage) {
  const problems: string[] = []
  const [title, ...otherTitles] = titles
  const [description, ...otherDescriptions] = meta('description')
  if (!title) problems.push(`${path} has no title.`)
  else if (title.length > titleLimit)
    problems.push(`${path} has a title of over ${titleLimit} characters: « ${title} ».`)
  if (otherTitles.length > 0) problems.push(`${path} has more than one title.`)
  if (!description) problems.push(`${path} has no description.`)
  else if (description.length < descriptionLimits.shortest || description.length > descriptionLimits.longest) {
    const { shortest, longest } = descriptionLimits
    problems.push(`${path} has a description of ${description.length} characters, not ${shortest} to ${longest}.`)
  }
  if (otherDescriptions.length > 0) problems.push(`${path} has more than one description.`)
  return problems
}

function duplicates(pages: readonly BuiltPage[], what: string, read: (page: BuiltPage) => string | undefined) {
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    const text = read(page)
    const earlier = text && first.get(text)
    if (earlier) return [`${page.path} has the same ${what} as ${earlier}: « ${text} ».`]
    if (text) first.set(text, page.path)
    return []
  })
}
