import { paths } from '#content/paths.ts'
import { sectorPhrases } from '#content/sectors.ts'
import { type UseCase, useCases } from '#content/use-cases.ts'
import { terms } from '../../language/french-text.ts'
import { bulletList, enumeration, firstSentence, lowerFirst, upperFirst } from '../../markdown.ts'
import { pageSource, useCaseSource } from '../../sources.ts'
import { askForDemo, type Saying } from '../topic.ts'

type Sector = { names: string[]; useCases: UseCase[] }

/** What the site has for each kind of organisation, read from the « Secteurs » line of the use cases. */
export const sectorTopics: readonly Saying[] = sectors().map(({ names, useCases: list }) => {
  const [to = '', ...others] = names.map(toSector)
  return {
    id: `sector-${names[0]}`,
    kind: 'fact',
    inPhrases: { to, name: names },
    answer: `${upperFirst(enumeration([to, ...others]))}, nous proposons ${list.length > 1 ? `${list.length} cas d'usage` : "un cas d'usage"}.\n\n${bulletList(list.map(line))}`,
    sources: [pageSource(paths.useCases), ...list.slice(0, 2).map(useCaseSource)],
    next: askForDemo,
    related: [...list.slice(0, 2).map(({ id }) => `use-case-${id}`), 'start-small'],
  }
})

/** Names that mean the same to a visitor (mairies, collectivités) are one sector. */
function sectors(): Sector[] {
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
  return [...found.values()]
}

function line({ id, title, description }: UseCase) {
  return `[${title}](${paths.useCases}#${id}) : ${lowerFirst(firstSentence(description))}`
}

function toSector(name: string) {
  const phrase = sectorPhrases[name]
  if (!phrase) throw new Error(`content/sectors.ts does not say how to address the sector « ${name} ».`)
  return phrase
}
