import { home } from '#content/home.ts'
import { licenceNotice } from '#content/licences.ts'
import { paths } from '#content/paths.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { type Technology, technologies } from '#content/technologies.ts'
import { bulletList, enumeration, lowerFirst, sentence } from '../../markdown.ts'
import { pageSource, technologySource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { askForDemo, type Saying } from '../topic.ts'

const page = pageSource(paths.solutions)
const layers = technologies.map(({ name, subtitle }) => `${name} (${lowerFirst(subtitle)})`)
const logos = home.technologies.logos.map(({ name }) => name)

export const technologyTopics: readonly Saying[] = [
  {
    id: 'technologies',
    kind: 'fact',
    answer: `Quatre briques : ${enumeration(layers)}. ${solutionsPage.technologies.introduction} ${licenceNotice}`,
    english: `Four building blocks: ${enumeration(technologies.map(({ name }) => name)).replace(' et ', ' and ')}, each replaceable.`,
    sources: [page],
    next: askForDemo,
    related: technologies.map(({ id }) => `technology-${id}`),
  },
  {
    id: 'no-code',
    kind: 'fact',
    answer: `Non. ${pick(technologies, ({ id }) => id === 'dify', 'Dify').description}`,
    english: 'No: in Dify your business teams set the instructions and the sources on screen, without writing code.',
    sources: [technologySource(pick(technologies, ({ id }) => id === 'dify', 'Dify'))],
    next: askForDemo,
    related: ['technology-dify', 'training', 'start-small'],
  },
  {
    id: 'templates',
    kind: 'fact',
    answer: `${sentence(stated(pick(n8n().figures, ({ label }) => label.includes('workflows'), 'the workflow templates')))} C'est une fonctionnalité de ${n8n().name}.`,
    sources: [technologySource(n8n())],
    next: askForDemo,
    related: ['technology-n8n', 'figure-n8n', 'technologies'],
  },
  {
    id: 'connectors',
    kind: 'fact',
    answer: `${sentence(pick(langchain().features, (feature) => feature.startsWith('Connecteurs'), 'the connectors'))} C'est une fonctionnalité de ${langchain().name} : ${stated(langchain().figures[0])}.`,
    sources: [technologySource(langchain())],
    next: askForDemo,
    related: ['figure-langchain', 'figure-n8n', 'technologies'],
  },
  ...technologies.flatMap(topicsOf),
  ...logos
    .filter((name) => !technologies.some((technology) => technology.name === name))
    .map(
      (name): Saying => ({
        id: `logo-${name}`,
        kind: 'fact',
        inPhrases: { name },
        answer: `${name} fait partie des technologies que nous déployons : ${enumeration(logos)}.`,
        sources: [pageSource(paths.home)],
        next: askForDemo,
        related: ['technologies', 'open-source', 'on-premise'],
      }),
    ),
]

function topicsOf(technology: Technology): Saying[] {
  const { id, name, subtitle, description, figures, features, benefits, useCase, licence } = technology
  const common = {
    kind: 'fact',
    inPhrases: { name, subtitle },
    sources: [technologySource(technology)],
    next: askForDemo,
  } as const
  const topics: Saying[] = [
    {
      ...common,
      id: `technology-${id}`,
      answer: `${description} Licence : ${sentence(licence)}`,
      related: [`features-${id}`, `licence-${id}`, `figure-${id}`],
    },
    {
      ...common,
      id: `figure-${id}`,
      answer: `${figures.map(stated).join(', ')}, avec ${name}. ${description}`,
      related: [`technology-${id}`, `features-${id}`, 'technologies'],
    },
    {
      ...common,
      id: `features-${id}`,
      answer: `Fonctionnalités de ${name} :\n\n${bulletList(features)}`,
      related: [`benefits-${id}`, `licence-${id}`, 'technologies'],
    },
    {
      ...common,
      id: `benefits-${id}`,
      answer: `Ce que vous gagnez avec ${name} :\n\n${bulletList(benefits)}`,
      related: [`features-${id}`, `licence-${id}`, 'technologies'],
    },
    {
      ...common,
      id: `licence-${id}`,
      answer: `Licence de ${name} : ${sentence(licence)}`,
      related: [`technology-${id}`, 'open-source', 'technologies'],
    },
  ]
  if (useCase) {
    topics.push({
      ...common,
      id: `example-${id}`,
      answer: `Exemple d'usage de ${name}. ${useCase}`,
      related: [`technology-${id}`, `features-${id}`, 'use-cases'],
    })
  }
  return topics
}

function n8n() {
  return pick(technologies, ({ id }) => id === 'n8n', 'n8n')
}

function langchain() {
  return pick(technologies, ({ id }) => id === 'langchain', 'LangChain')
}

/** « < 100 ms pour retrouver… » */
function stated(figure: Technology['figures'][number] | undefined) {
  return figure
    ? `${[figure.value, figure.unit].filter(Boolean).join(' ')} ${figure.label} (${lowerFirst(figure.basis.replace(/\.$/, ''))})`
    : ''
}
