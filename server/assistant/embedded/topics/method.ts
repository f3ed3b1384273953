import { assurances } from '#content/company/assurances.ts'
import { contactPage } from '#content/contact-page.ts'
import { faqEntries } from '#content/faq.ts'
import { type Measure, type MethodologyStep, methodologySteps } from '#content/methodology.ts'
import { paths } from '#content/paths.ts'
import { servicesPage } from '#content/services-page.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { bulletList, enumeration, lowerFirst, sentence } from '../../markdown.ts'
import { faqSource, pageSource, stepSource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { askForDemo, planWorkshop, type Saying, seeMethod } from '../topic.ts'

const page = pageSource(paths.services)
const { estimate, differentiators, hero } = servicesPage
const cost = pick(faqEntries, ({ id }) => id === 'cout-et-duree', 'the FAQ on cost').answer
const small = pick(faqEntries, ({ id }) => id === 'commencer-petit', 'the FAQ on starting small').answer
const { commitments, support, supportTitle } = solutionsPage.commitment
const trainingIncluded = pick(commitments, ({ icon }) => icon === 'graduation-cap', 'the training commitment')
const updates = pick(support, ({ icon }) => icon === 'refresh-cw', 'the updates')
const roi = pick(differentiators.items, ({ icon }) => icon === 'trending-up', 'the return on investment')
const [, , , proposal] = contactPage.next.steps
const months = Number.parseInt(estimate.duration.figure, 10)
const usageCost = pick(
  step('cadrage').tools.flatMap(({ items }) => items),
  (item) => item.includes('par modèle'),
  'the cost of each model',
)
const training = step('formation')
const pathsByRole = pick(
  training.tools.flatMap(({ items }) => items),
  (item) => item.startsWith('Parcours'),
  'the training of each role',
)
const rollout = step('deploiement')
const ordinals = ['première', 'deuxième', 'troisième', 'quatrième']

export const methodTopics: readonly Saying[] = [
  {
    id: 'method',
    kind: 'fact',
    answer: `En ${methodologySteps.length} étapes :\n\n${methodologySteps.map(({ title, summary }, index) => `${index + 1}. **${title}** : ${lowerFirst(summary)}`).join('\n')}\n\n${hero.subtitle}`,
    english: `In ${methodologySteps.length} steps: analysis and framing, configuration and customisation, deployment and optimisation, training and support.`,
    sources: [page],
    next: planWorkshop,
    related: methodologySteps.map(({ id }) => `step-${id}`),
  },
  {
    id: 'cost',
    kind: 'fact',
    answer: cost,
    english: `A typical project is estimated at ${estimate.cost.figure} over ${months} months, from framing to training. The first discovery workshop is free and without commitment.`,
    sources: [faqSource('cout-et-duree'), page],
    next: planWorkshop,
    related: ['duration', 'workshop', 'roi'],
  },
  {
    id: 'subscription',
    kind: 'fact',
    answer: `${assurances.recurringCosts ?? "Le site n'annonce pas d'abonnement."} ${cost.split('. ')[0]}. Le cadrage comprend une ${lowerFirst(usageCost)}.`,
    english: `A typical project is estimated at ${estimate.cost.figure} over ${months} months; what each model costs in use is estimated during framing.`,
    sources: [faqSource('cout-et-duree'), stepSource(step('cadrage'))],
    next: planWorkshop,
    related: ['cost', 'transparency', 'quote'],
  },
  {
    id: 'quote',
    kind: 'fact',
    answer: `Après la démo, vous recevez une ${lowerFirst(proposal.title)} : ${lowerFirst(proposal.text)} Décrivez votre besoin dans [le formulaire de contact](${paths.contact}). ${cost.split('. ')[0]}.`,
    sources: [pageSource(paths.contact), faqSource('cout-et-duree')],
    next: askForDemo,
    related: ['cost', 'duration', 'next-steps'],
  },
  {
    id: 'duration',
    kind: 'fact',
    answer: `Comptez ${estimate.duration.figure} : ${sentence(estimate.duration.label)} ${cost.split('. ')[0]}.`,
    english: `Count about ${months} months, from the first workshop to training.`,
    sources: [page, faqSource('cout-et-duree')],
    next: planWorkshop,
    related: ['cost', 'method', 'pilot'],
  },
  {
    id: 'roi',
    kind: 'fact',
    answer: `${roi.title} : ${lowerFirst(roi.text)}`,
    sources: [page],
    next: planWorkshop,
    related: ['metrics', 'cost', 'step-cadrage'],
  },
  {
    id: 'start-small',
    kind: 'fact',
    answer: small,
    sources: [faqSource('commencer-petit')],
    next: planWorkshop,
    related: ['cost', 'pilot', 'sector-mairies'],
  },
  {
    id: 'pilot',
    kind: 'fact',
    answer: `Par paliers de trafic : ${enumeration(rollout.rollout ?? [])}. ${rollout.valueProposition}`,
    sources: [stepSource(rollout)],
    next: planWorkshop,
    related: ['rollback', 'metrics', 'step-deploiement'],
  },
  {
    id: 'rollback',
    kind: 'fact',
    answer: `Oui. ${sentence(
      pick(
        rollout.tools.flatMap(({ items }) => items),
        (item) => item.startsWith('Retour arrière'),
        'the way back',
      ),
    )} Livrable : ${lowerFirst(sentence(pick(rollout.deliverables, (item) => item.includes('retour arrière'), 'its procedure')))}`,
    sources: [stepSource(rollout)],
    next: planWorkshop,
    related: ['pilot', 'tests', 'stop'],
  },
  {
    id: 'stop',
    kind: 'fact',
    answer: `Oui. ${hero.subtitle}`,
    sources: [page],
    next: planWorkshop,
    related: ['leaving', 'commitment', 'deliverables-cadrage'],
  },
  {
    id: 'ownership',
    kind: 'fact',
    answer: `Oui. ${hero.subtitle}`,
    sources: [page],
    next: seeMethod,
    related: ['documentation', 'leaving', 'method'],
  },
  {
    id: 'training',
    kind: 'fact',
    answer: `La formation est comprise. ${trainingIncluded.text} ${sentence(pathsByRole)}`,
    english: 'Training is included: each rollout comprises the training of your teams, on your own cases.',
    sources: [pageSource(paths.solutions), stepSource(training)],
    next: planWorkshop,
    related: ['training-content', 'autonomy', 'support'],
  },
  {
    id: 'training-content',
    kind: 'fact',
    answer: `La formation comprend ceci :\n\n${bulletList(pick(training.tools, ({ name }) => name === 'Formation', 'the training').items)}`,
    sources: [stepSource(training)],
    next: planWorkshop,
    related: ['training', 'autonomy', 'change'],
  },
  {
    id: 'change',
    kind: 'fact',
    answer: `Oui : ${enumeration(pick(training.tools, ({ name }) => name === 'Conduite du changement', 'change management').items.map(lowerFirst))}.`,
    sources: [stepSource(training)],
    next: planWorkshop,
    related: ['training-content', 'support', 'autonomy'],
  },
  {
    id: 'support',
    kind: 'fact',
    answer: `${supportTitle} :\n\n${bulletList(support.map(({ title, text }) => `**${title}** : ${lowerFirst(text)}`))}`,
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['updates', 'reply-delay', 'leaving'],
  },
  {
    id: 'updates',
    kind: 'fact',
    answer: `${updates.title} : ${lowerFirst(updates.text)}`,
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['support', 'tests', 'technologies'],
  },
  {
    id: 'differentiators',
    kind: 'fact',
    answer: bulletList(differentiators.items.map(({ title, text }) => `**${title}** : ${lowerFirst(text)}`)),
    sources: [page],
    next: planWorkshop,
    related: ['commitments', 'method', 'cost'],
  },
  differentiator('agility', 'iteration-cw'),
  differentiator('same-team', 'users-round'),
  differentiator('transparency', 'eye'),
  {
    id: 'download',
    kind: 'fact',
    answer: `Demandez-la par [le formulaire de contact](${paths.contact}) : c'est là que mène le bouton « ${servicesPage.closing.secondary.label} ». Elle est décrite en entier sur la page [Services](${paths.services}).`,
    sources: [page],
    next: planWorkshop,
    related: ['method', 'contact', 'workshop'],
  },
  ...methodologySteps.flatMap(stepTopics),
]

function stepTopics(current: MethodologyStep, index: number): Saying[] {
  const { id, title, subtitle, tools, deliverables, valueProposition, metrics } = current
  const number = index + 1
  const parts = title.split(' & ')
  const common = {
    kind: 'fact',
    inPhrases: {
      number: String(number),
      previous: number > 1 ? String(number - 1) : [],
      ordinal: ordinals[index] ?? `${number}e`,
      name: parts.join(' '),
      part: parts,
    },
    sources: [stepSource(current)],
    next: planWorkshop,
  } as const
  return [
    {
      ...common,
      id: `step-${id}`,
      answer: `Étape ${number}, **${title}** : ${sentence(lowerFirst(subtitle))} ${valueProposition}\n\n${bulletList([
        ...tools.map((group) => `${group.name} : ${enumeration(group.items.map(lowerFirst))}`),
        `${servicesPage.steps.deliverables} : ${deliverables.map(lowerFirst).join(' ; ')}`,
        ...(metrics ? [`${servicesPage.steps.metrics} : ${metrics.map(measured).join(' ; ')}`] : []),
      ])}`,
      related: [`deliverables-${id}`, 'duration', 'method'],
    },
    {
      ...common,
      id: `deliverables-${id}`,
      answer: `Livrables de l'étape ${number}, ${title} :\n\n${bulletList(deliverables)}`,
      related: [`step-${id}`, 'ownership', 'method'],
    },
  ]
}

function differentiator(id: string, icon: string): Saying {
  const { title, text } = pick(differentiators.items, (item) => item.icon === icon, `the differentiator « ${icon} »`)
  return {
    id,
    kind: 'fact',
    answer: `${title} : ${lowerFirst(text)}`,
    sources: [page],
    next: planWorkshop,
    related: ['differentiators', 'method', 'cost'],
  }
}

function measured({ label, figure, per = '' }: Measure) {
  return `${lowerFirst(label)} ${figure}${per}`
}

function step(id: string) {
  return pick(methodologySteps, (candidate) => candidate.id === id, `the step « ${id} »`)
}
