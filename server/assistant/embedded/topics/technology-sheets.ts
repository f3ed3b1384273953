import { lineText } from '#content/named-line.ts'
import type { Technology } from '#content/technologies.ts'
import { bulletList, lowerFirst, sentence } from '../../markdown.ts'
import { merged, type Sayings, type TopicSite } from '../topic.ts'

/** What can be asked of each technology. */
export function technologySheets(site: TopicSite): Sayings {
  return merged(site.content.technologies.map((technology) => sheet(technology, site)))
}

/** « < 100 ms pour retrouver… » */
export function stated({ value, unit, label, basis }: Technology['figures'][number]) {
  return `${[value, unit].filter(Boolean).join(' ')} ${label} (${lowerFirst(basis.replace(/\.$/, ''))})`
}

function sheet(technology: Technology, { sources }: TopicSite): Sayings {
  const { id, name, subtitle, description, figures, features, benefits, useCase, licence } = technology
  const common = {
    kind: 'fact',
    inPhrases: { name, subtitle },
    sources: [sources.technology(technology)],
  } as const
  return {
    [`technology-${id}`]: () => ({
      ...common,
      answer: `${description} Licence : ${sentence(licence)}`,
      related: [`features-${id}`, `licence-${id}`, `figure-${id}`],
    }),
    [`figure-${id}`]: () => ({
      ...common,
      answer: `${figures.map(stated).join(', ')}, avec ${name}.`,
      related: [`technology-${id}`, `features-${id}`, 'technologies'],
    }),
    [`features-${id}`]: () => ({
      ...common,
      answer: `Fonctionnalités de ${name} :\n\n${bulletList(features.map(lineText))}`,
      related: [`benefits-${id}`, `licence-${id}`, 'technologies'],
    }),
    [`benefits-${id}`]: () => ({
      ...common,
      answer: `Ce que vous gagnez avec ${name} :\n\n${bulletList(benefits.map(lineText))}`,
      related: [`features-${id}`, `licence-${id}`, 'technologies'],
    }),
    [`licence-${id}`]: () => ({
      ...common,
      answer: `Licence de ${name} : ${sentence(licence)}`,
      related: [`technology-${id}`, 'open-source', 'technologies'],
    }),
    [`example-${id}`]: () =>
      useCase
        ? {
            ...common,
            answer: `Exemple d'usage de ${name}. ${useCase}`,
            related: [`technology-${id}`, `features-${id}`, 'use-cases'],
          }
        : undefined,
  }
}
