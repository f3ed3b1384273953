import type { Measure, MethodologyStep } from '#content/methodology.ts'
import { type Line, lineText } from '#content/named-line.ts'
import { byId } from '../../facts.ts'
import { bulletList, enumeration, lowerFirst, sentence } from '../../markdown.ts'
import { merged, type Sayings, type TopicSite } from '../topic.ts'

const ordinals = ['première', 'deuxième', 'troisième', 'quatrième']

/** Each step of the method, and what it remits. */
export function stepTopics(site: TopicSite): Sayings {
  return merged(site.content.methodologySteps.map((step, index) => topicsOf(step, index + 1, site)))
}

/** Everything that a step works with. */
export function toolLines(step: MethodologyStep): readonly Line[] {
  return step.tools.flatMap(({ items }) => items)
}

/** What a step works with on one theme. */
export function tools(step: MethodologyStep, theme: string): readonly string[] {
  return byId(step.tools, theme, 'methodology.ts').items.map(lineText)
}

function topicsOf(step: MethodologyStep, number: number, { content, sources, next }: TopicSite): Sayings {
  const { id, title, subtitle, valueProposition, metrics } = step
  const labels = content.servicesPage.steps
  const deliverables = step.deliverables.map(lineText)
  const parts = title.split(' & ')
  const common = {
    kind: 'fact',
    inPhrases: {
      number: String(number),
      previous: number > 1 ? String(number - 1) : [],
      ordinal: ordinals[number - 1] ?? `${number}e`,
      name: parts.join(' '),
      part: parts,
    },
    sources: [sources.step(step)],
    next: next.planWorkshop,
  } as const
  return {
    [`step-${id}`]: () => ({
      ...common,
      answer: `Étape ${number}, **${title}** : ${sentence(lowerFirst(subtitle))} ${valueProposition}\n\n${bulletList([
        ...step.tools.map((theme) => `${theme.name} : ${enumeration(tools(step, theme.id).map(lowerFirst))}`),
        `${labels.deliverables} : ${deliverables.map(lowerFirst).join(' ; ')}`,
        ...(metrics ? [`${labels.metrics} : ${metrics.map(measured).join(' ; ')}`] : []),
      ])}`,
      related: [`deliverables-${id}`, 'duration', 'method'],
    }),
    [`deliverables-${id}`]: () => ({
      ...common,
      answer: `Livrables de l'étape ${number}, ${title} :\n\n${bulletList(deliverables)}`,
      related: [`step-${id}`, 'ownership', 'method'],
    }),
  }
}

function measured({ label, figure, per = '' }: Measure) {
  return `${lowerFirst(label)} ${figure}${per}`
}
