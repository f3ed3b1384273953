import { paths } from '#content/paths.ts'
import { byId, lineById } from '../../facts.ts'
import { bulletList, enumeration, lowerFirst, sentence } from '../../markdown.ts'
import type { Saying, Sayings, TopicSite } from '../topic.ts'
import { stepTopics, toolLines, tools } from './steps.ts'

export function methodTopics(site: TopicSite): Sayings {
  const { content, facts, sources, next } = site
  const { assurances, assurancesInEnglish, contactPage, methodologySteps, promises, servicesPage, solutionsPage } =
    content
  const { estimate, differentiators, hero } = servicesPage
  const { commitments, support, supportTitle } = solutionsPage.commitment
  const page = sources.page(paths.services)
  const framing = () => facts.step('cadrage')
  const rollout = () => facts.step('deploiement')
  const training = () => facts.step('formation')
  const estimated = () => facts.faqStatement('cout-et-duree', 'estimate')
  const onTop = () =>
    assurances.recurringCosts
      ? `${assurancesInEnglish.recurringCosts ?? 'Recurring costs come on top, priced in the quote.'} `
      : ''
  const proposal = () => byId(contactPage.next.steps, 'proposal', 'contact-page.ts')
  const differentiator = (id: string) => titled(byId(differentiators.items, id, 'services-page.ts'))
  const line = (lines: Parameters<typeof lineById>[0], id: string) => lineById(lines, id, 'methodology.ts')

  function onlyDifferentiator(id: string): Saying {
    return {
      kind: 'fact',
      answer: differentiator(id),
      sources: [page],
      next: next.planWorkshop,
      related: ['differentiators', 'method', 'cost'],
    }
  }

  return {
    method: () => ({
      kind: 'fact',
      answer: `En ${methodologySteps.length} étapes :\n\n${methodologySteps.map(({ title, summary }, index) => `${index + 1}. **${title}** : ${lowerFirst(summary)}`).join('\n')}\n\n${hero.subtitle}`,
      english: `In ${methodologySteps.length} steps: analysis and framing, configuration and customisation, deployment and optimisation, training and support.`,
      sources: [page],
      next: next.planWorkshop,
      related: methodologySteps.map(({ id }) => `step-${id}`),
    }),
    cost: () => ({
      kind: 'fact',
      answer: facts.faq('cout-et-duree'),
      english: `A typical project is estimated at ${estimate.cost.figure} over ${promises.project.months} months, from framing to training. ${onTop()}The first discovery workshop is free and without commitment.`,
      sources: [sources.faq('cout-et-duree'), page],
      next: next.planWorkshop,
      related: ['duration', 'workshop', 'roi'],
    }),
    subscription: () => ({
      kind: 'fact',
      answer: `${assurances.recurringCosts ?? "Le site n'annonce pas d'abonnement."} ${estimated()} Le cadrage comprend une ${lowerFirst(line(toolLines(framing()), 'usage-cost'))}.`,
      english: `${onTop()}A typical project is estimated at ${estimate.cost.figure} over ${promises.project.months} months; what each model costs in use is estimated during framing.`,
      sources: [sources.faq('cout-et-duree'), sources.step(framing())],
      next: next.planWorkshop,
      related: ['cost', 'transparency', 'quote'],
    }),
    quote: () => ({
      kind: 'fact',
      answer: `Après la démo, vous recevez une ${lowerFirst(proposal().title)} : ${lowerFirst(proposal().text)} Décrivez votre besoin dans [le formulaire de contact](${paths.contact}). ${estimated()}`,
      sources: [sources.page(paths.contact), sources.faq('cout-et-duree')],
      next: next.askForDemo,
      related: ['cost', 'duration', 'next-steps'],
    }),
    duration: () => ({
      kind: 'fact',
      answer: `Comptez ${estimate.duration.figure} : ${sentence(estimate.duration.label)} ${estimated()}`,
      english: `Count about ${promises.project.months} months, from the first workshop to training.`,
      sources: [page, sources.faq('cout-et-duree')],
      next: next.planWorkshop,
      related: ['cost', 'method', 'pilot'],
    }),
    roi: () => ({
      kind: 'fact',
      answer: differentiator('roi'),
      sources: [page],
      next: next.planWorkshop,
      related: ['metrics', 'cost', 'step-cadrage'],
    }),
    'start-small': () => ({
      kind: 'fact',
      answer: facts.faq('commencer-petit'),
      sources: [sources.faq('commencer-petit')],
      next: next.planWorkshop,
      related: ['cost', 'pilot', 'sector-mairies'],
    }),
    pilot: () => ({
      kind: 'fact',
      answer: `Par paliers de trafic : ${enumeration(rollout().rollout ?? [])}. ${rollout().valueProposition}`,
      sources: [sources.step(rollout())],
      next: next.planWorkshop,
      related: ['rollback', 'metrics', 'step-deploiement'],
    }),
    rollback: () => ({
      kind: 'fact',
      answer: `Oui. ${sentence(line(toolLines(rollout()), 'way-back'))} Livrable : ${lowerFirst(sentence(line(rollout().deliverables, 'way-back')))}`,
      sources: [sources.step(rollout())],
      next: next.planWorkshop,
      related: ['pilot', 'tests', 'stop'],
    }),
    stop: () => ({
      kind: 'fact',
      answer: `Oui. ${hero.subtitle}`,
      sources: [page],
      next: next.planWorkshop,
      related: ['leaving', 'commitment', 'deliverables-cadrage'],
    }),
    ownership: () => ({
      kind: 'fact',
      answer: `Oui. ${hero.subtitle}`,
      sources: [page],
      next: next.seeMethod,
      related: ['documentation', 'leaving', 'method'],
    }),
    training: () => ({
      kind: 'fact',
      answer: `La formation est comprise. ${byId(commitments, 'training', 'solutions-page.ts').text} ${sentence(line(toolLines(training()), 'roles'))}`,
      english: 'Training is included: each rollout comprises the training of your teams, on your own cases.',
      sources: [sources.page(paths.solutions), sources.step(training())],
      next: next.planWorkshop,
      related: ['training-content', 'autonomy', 'support'],
    }),
    'training-content': () => ({
      kind: 'fact',
      answer: `La formation comprend ceci :\n\n${bulletList(tools(training(), 'training'))}`,
      sources: [sources.step(training())],
      next: next.planWorkshop,
      related: ['training', 'autonomy', 'change'],
    }),
    change: () => ({
      kind: 'fact',
      answer: `Oui : ${enumeration(tools(training(), 'change').map(lowerFirst))}.`,
      sources: [sources.step(training())],
      next: next.planWorkshop,
      related: ['training-content', 'support', 'autonomy'],
    }),
    support: () => ({
      kind: 'fact',
      answer: `${supportTitle} :\n\n${bulletList(support.map(({ title, text }) => `**${title}** : ${lowerFirst(text)}`))}`,
      sources: [sources.page(paths.solutions)],
      next: next.askForDemo,
      related: ['updates', 'reply-delay', 'leaving'],
    }),
    updates: () => ({
      kind: 'fact',
      answer: titled(byId(support, 'updates', 'solutions-page.ts')),
      sources: [sources.page(paths.solutions)],
      next: next.askForDemo,
      related: ['support', 'tests', 'technologies'],
    }),
    differentiators: () => ({
      kind: 'fact',
      answer: bulletList(differentiators.items.map(({ title, text }) => `**${title}** : ${lowerFirst(text)}`)),
      sources: [page],
      next: next.planWorkshop,
      related: ['commitments', 'method', 'cost'],
    }),
    agility: () => onlyDifferentiator('agility'),
    'same-team': () => onlyDifferentiator('same-team'),
    transparency: () => onlyDifferentiator('transparency'),
    download: () => ({
      kind: 'fact',
      answer: `Demandez-la par [le formulaire de contact](${paths.contact}) : c'est là que mène le bouton « ${servicesPage.closing.secondary.label} ». Elle est décrite en entier sur la page [Services](${paths.services}).`,
      sources: [page],
      next: next.planWorkshop,
      related: ['method', 'contact', 'workshop'],
    }),
    ...stepTopics(site),
  }
}

function titled({ title, text }: { readonly title: string; readonly text: string }) {
  return `${title} : ${lowerFirst(text)}`
}
