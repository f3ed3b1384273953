import { paths } from '#content/paths.ts'
import type { UseCase } from '#content/use-cases.ts'
import { terms } from '../../language/french-text.ts'
import { bulletList, enumeration, firstSentence, lowerFirst, upperFirst } from '../../markdown.ts'
import { forEach, type Sayings, type TopicSite } from '../topic.ts'

type Sector = { names: string[]; useCases: UseCase[] }

/** What the site has for each kind of organisation, read from the « Secteurs » line of the use cases. */
export function sectorTopics({ content, sources, next }: TopicSite): Sayings {
  const { sectorPhrases, useCases } = content
  return forEach(
    sectorsOf(useCases, Object.keys(sectorPhrases)),
    ({ names }) => `sector-${names[0]}`,
    ({ names, useCases: list }) => {
      const [to = '', ...others] = names.map((name) => sectorPhrases[name] ?? `pour ${name}`)
      return {
        kind: 'fact',
        inPhrases: { to, name: names },
        answer: `${upperFirst(enumeration([to, ...others]))}, nous proposons ${list.length > 1 ? `${list.length} cas d'usage` : "un cas d'usage"}.\n\n${bulletList(list.map(line))}`,
        sources: [sources.page(paths.useCases), ...list.slice(0, 2).map(sources.theUseCase)],
        next: next.askForDemo,
        related: [...list.slice(0, 2).map(({ id }) => `use-case-${id}`), 'start-small'],
      }
    },
  )
}

/** Names that mean the same to a visitor (mairies, collectivités) are one sector, in the order of content/sectors.ts. */
function sectorsOf(useCases: readonly UseCase[], inOrder: readonly string[]): Sector[] {
  const found = new Map<string, Sector>()
  for (const useCase of useCases) {
    for (const name of useCase.sectors.split(', ').map(lowerFirst)) {
      const key = terms(name).join(' ')
      const sector = found.get(key) ?? { names: [], useCases: [] }
      if (!sector.names.includes(name)) sector.names.push(name)
      if (!sector.useCases.includes(useCase)) sector.useCases.push(useCase)
      found.set(key, sector)
    }
  }
  return [...found.values()].map(({ names, useCases }) => ({
    names: [...new Set([...inOrder, ...names])].filter((name) => names.includes(name)),
    useCases,
  }))
}

function line({ id, title, description }: UseCase) {
  return `[${title}](${paths.useCases}#${id}) : ${lowerFirst(firstSentence(description))}`
}
