import { capitalised, inWords } from '#content/french-numbers.ts'
import { paths } from '#content/paths.ts'
import { byId, lineById } from '../../facts.ts'
import { inEnglishWords } from '../../language/english-numbers.ts'
import { englishEnumeration, enumeration, lowerFirst, sentence } from '../../markdown.ts'
import { forEach, type Sayings, type TopicSite } from '../topic.ts'
import { stated, technologySheets } from './technology-sheets.ts'

/** Not all of them are open source without conditions. */
export const licencesInEnglish = 'Dify adds conditions to Apache 2.0 and n8n is fair-code.'

export function technologyTopics(site: TopicSite): Sayings {
  const { content, facts, sources } = site
  const { home, licenceNotice, solutionsPage, technologies } = content
  const page = sources.page(paths.solutions)
  const layers = technologies.map(({ name, subtitle }) => `${name} (${lowerFirst(subtitle)})`)
  const logos = home.technologies.logos.map(({ name }) => name)
  const dify = () => facts.technology('dify')
  const langchain = () => facts.technology('langchain')
  const n8n = () => facts.technology('n8n')
  return {
    technologies: () => ({
      kind: 'fact',
      answer: `${capitalised(inWords(technologies.length))} briques : ${enumeration(layers)}. ${solutionsPage.technologies.introduction}`,
      notice: licenceNotice,
      english: `The building blocks: ${englishEnumeration(technologies.map(({ name }) => name))}, each replaceable.\n\n${licencesInEnglish}`,
      sources: [page],
      related: technologies.map(({ id }) => `technology-${id}`),
    }),
    'all-technologies': () => ({
      kind: 'fact',
      answer: `Nous déployons ${inWords(logos.length)} technologies : ${enumeration(logos)}.`,
      english: `We deploy ${inEnglishWords(logos.length)} technologies: ${englishEnumeration(logos)}.`,
      sources: [sources.page(paths.home)],
    }),
    'no-code': () => ({
      kind: 'fact',
      answer: `Non. ${dify().description}`,
      english: 'No: in Dify your business teams set the instructions and the sources on screen, without writing code.',
      sources: [sources.technology(dify())],
      related: ['technology-dify', 'training', 'start-small'],
    }),
    templates: () => ({
      kind: 'fact',
      answer: `${sentence(stated(byId(n8n().figures, 'templates', 'technologies.ts')))} C'est une fonctionnalité de ${n8n().name}.`,
      sources: [sources.technology(n8n())],
      related: ['technology-n8n', 'figure-n8n', 'technologies'],
    }),
    connectors: () => ({
      kind: 'fact',
      answer: `${sentence(lineById(langchain().features, 'connectors', 'technologies.ts'))} C'est une fonctionnalité de ${langchain().name} : ${stated(byId(langchain().figures, 'sources', 'technologies.ts'))}.`,
      sources: [sources.technology(langchain())],
      related: ['figure-langchain', 'figure-n8n', 'technologies'],
    }),
    ...technologySheets(site),
    ...forEach(
      logos,
      (name) => `logo-${name}`,
      (logo) => {
        if (technologies.some(({ name }) => name === logo)) return undefined
        return {
          kind: 'fact',
          inPhrases: { name: logo },
          answer: `${logo} fait partie des technologies que nous déployons : ${enumeration(logos)}.`,
          english: `${logo} is one of the technologies we deploy: ${englishEnumeration(logos)}.`,
          sources: [sources.page(paths.home)],
          related: ['technologies', 'open-source', 'on-premise'],
        }
      },
    ),
  }
}
