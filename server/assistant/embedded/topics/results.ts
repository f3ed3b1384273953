import type { MethodologyStep } from '#content/methodology.ts'
import { byId } from '../../facts.ts'
import { bulletList, enumeration, lowerFirst } from '../../markdown.ts'
import type { Saying, Sayings, TopicSite } from '../topic.ts'
import { tools } from './steps.ts'

/** The figures that the method announces, one by one, so that the right one of several is told. */
export function resultTopics({ content, facts, sources }: TopicSite): Sayings {
  const { servicesPage } = content
  const rollout = () => facts.step('deploiement')
  const configuration = () => facts.step('configuration')
  const training = () => facts.step('formation')

  function measured(id: string, from: MethodologyStep): Saying {
    const tracked = from.metrics ?? []
    const found = byId([...(from.figures ?? []), ...tracked], id, 'methodology.ts')
    const { figure, label, per = '' } = found
    const stated = /^[a-z]/.test(label) ? `${figure} ${label}.` : `${label} : ${figure}${per}.`
    return {
      kind: 'fact',
      answer: `${stated} ${found.detail} C'est suivi à l'étape « ${from.title} ».${tracked.includes(found) ? ` ${servicesPage.steps.metricsCaption}` : ''}`,
      sources: [sources.step(from)],
      related: ['metrics', `step-${from.id}`, id === 'tests' ? 'response-time' : 'tests'],
    }
  }

  return {
    metrics: () => ({
      kind: 'fact',
      answer: `${servicesPage.steps.metricsCaption}\n\n${bulletList((rollout().metrics ?? []).map(({ figure, per = '', label }) => `${label} : ${figure}${per}`))}`,
      sources: [sources.step(rollout())],
      related: ['resolution', 'satisfaction', 'deflection'],
    }),
    resolution: () => measured('resolution', rollout()),
    satisfaction: () => measured('satisfaction', rollout()),
    deflection: () => measured('deflection', rollout()),
    'knowledge-growth': () => measured('knowledge-growth', rollout()),
    'quality-gain': () => measured('quality-gain', rollout()),
    tests: () => measured('tests', configuration()),
    attacks: () => ({
      kind: 'fact',
      answer: `Oui, en recette : ${enumeration(tools(configuration(), 'acceptance').map(lowerFirst))}.`,
      sources: [sources.step(configuration())],
      related: ['tests', 'security', 'step-configuration'],
    }),
    'response-time': () => measured('response-time', configuration()),
    autonomy: () => measured('autonomy', training()),
    'extra-use-cases': () => measured('extra-use-cases', training()),
  }
}
