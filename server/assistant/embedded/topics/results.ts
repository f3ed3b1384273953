import { type Measure, methodologySteps } from '#content/methodology.ts'
import { servicesPage } from '#content/services-page.ts'
import { bulletList, enumeration, lowerFirst } from '../../markdown.ts'
import { stepSource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { planWorkshop, type Saying } from '../topic.ts'

const rollout = step('deploiement')
const configuration = step('configuration')
const training = step('formation')

/** The figures that the method announces, one by one, so that the right one of several is told. */
export const resultTopics: readonly Saying[] = [
  {
    id: 'metrics',
    kind: 'fact',
    answer: `${servicesPage.steps.metricsCaption}\n\n${bulletList((rollout.metrics ?? []).map(({ figure, per = '', label }) => `${label} : ${figure}${per}`))}`,
    sources: [stepSource(rollout)],
    next: planWorkshop,
    related: ['resolution', 'satisfaction', 'deflection'],
  },
  measured('resolution', rollout, 'résolution'),
  measured('satisfaction', rollout, 'Satisfaction'),
  measured('deflection', rollout, 'épargnées'),
  measured('knowledge-growth', rollout, 'Base de connaissances'),
  measured('quality-gain', rollout, 'Gain de qualité'),
  measured('tests', configuration, 'scénarios'),
  {
    id: 'attacks',
    kind: 'fact',
    answer: `Oui, en recette : ${enumeration(pick(configuration.tools, ({ name }) => name === 'Recette', 'the acceptance tests').items.map(lowerFirst))}.`,
    sources: [stepSource(configuration)],
    next: planWorkshop,
    related: ['tests', 'security', 'step-configuration'],
  },
  measured('response-time', configuration, 'temps de réponse'),
  measured('autonomy', training, 'autonomie'),
  measured('extra-use-cases', training, 'supplémentaires'),
]

function measured(id: string, from: (typeof methodologySteps)[number], label: string): Saying {
  const measures: readonly Measure[] = [...(from.figures ?? []), ...(from.metrics ?? [])]
  const found = pick(measures, (measure) => measure.label.includes(label), `the measure « ${label} »`)
  const { figure, per = '' } = found
  const stated = /^[a-z]/.test(found.label) ? `${figure} ${found.label}.` : `${found.label} : ${figure}${per}.`
  return {
    id,
    kind: 'fact',
    answer: `${stated} ${found.detail} C'est suivi à l'étape « ${from.title} ».${(from.metrics ?? []).includes(found) ? ` ${servicesPage.steps.metricsCaption}` : ''}`,
    sources: [stepSource(from)],
    next: planWorkshop,
    related: ['metrics', `step-${from.id}`, id === 'tests' ? 'response-time' : 'tests'],
  }
}

function step(id: string) {
  return pick(methodologySteps, (candidate) => candidate.id === id, `the step « ${id} »`)
}
