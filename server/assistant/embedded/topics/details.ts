import { lineText } from '#content/named-line.ts'
import { paths } from '#content/paths.ts'
import { lowerFirst, sentence } from '../../markdown.ts'
import { forEach, type Saying, type Sayings, type TopicSite } from '../topic.ts'

type Detail = {
  readonly line: string
  /** What says it: « Livrable de l'étape 1 ». */
  readonly where: string
  readonly common: Pick<Saying, 'sources' | 'next' | 'related'>
}

/**
 * Single lines of the content, for those who ask about one of them rather than about the step or the technology. What
 * the content says twice under the same name is told once.
 */
export function detailTopics(site: TopicSite): Sayings {
  return forEach(
    [...ofDemo(site), ...ofSteps(site), ...ofTechnologies(site)],
    ({ line }) => `detail-${nameOf(line)}`,
    ({ line, where, common }) => ({
      ...common,
      kind: 'fact',
      detail: true,
      inPhrases: { name: nameOf(line), line },
      answer: sentence(`${where} : ${lowerFirst(line)}`),
    }),
  )
}

function ofDemo({ content, sources }: TopicSite): Detail[] {
  return content.home.demo.benefits.map(({ title, text }) => ({
    line: `${title} : ${lowerFirst(text)}`,
    where: 'Ce que montre la démonstration',
    common: {
      sources: [sources.page(paths.home)],
      related: ['hallucinations', 'video', 'demo'],
    },
  }))
}

function ofSteps({ content, sources }: TopicSite): Detail[] {
  return content.methodologySteps.flatMap((step) => {
    const of = `de l'étape ${Number(step.number)}, ${step.title}`
    const common = {
      sources: [sources.step(step)],
      related: [`step-${step.id}`, 'method', 'cost'],
    }
    return [
      ...step.deliverables.map((line) => ({ line: lineText(line), where: `Livrable ${of}`, common })),
      ...step.tools.flatMap(({ name, items }) =>
        items.map((line) => ({ line: lineText(line), where: `${name}, outil ${of}`, common })),
      ),
    ]
  })
}

function ofTechnologies({ content, sources }: TopicSite): Detail[] {
  return content.technologies.flatMap((technology) => {
    const { id, name, features, benefits } = technology
    const common = {
      sources: [sources.technology(technology)],
      related: [`technology-${id}`, `features-${id}`, 'technologies'],
    }
    return [...features, ...benefits].map((line) => ({ line: lineText(line), where: `Avec ${name}`, common }))
  })
}

function nameOf(line: string) {
  return line.split(/ : |, /)[0] ?? line
}
