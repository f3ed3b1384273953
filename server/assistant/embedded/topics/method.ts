import { contactPage } from '#content/contact-page.ts'
import { faqEntries } from '#content/faq.ts'
import { type MethodologyStep, methodologySteps } from '#content/methodology.ts'
import { paths } from '#content/paths.ts'
import { servicesPage } from '#content/services-page.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { bulletList, enumeration, lowerFirst, sentence } from '../../markdown.ts'
import { faqSource, pageSource, stepSource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { askForDemo, planWorkshop, seeMethod, type Topic } from '../topic.ts'

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
const training = step('formation')
const rollout = step('deploiement')

export const methodTopics: readonly Topic[] = [
  {
    id: 'method',
    kind: 'fact',
    asks: [
      'Comment se déroule un projet ?',
      'quelles méthodes déployer',
      'quelle est votre méthodologie',
      'les étapes de la méthode',
      'méthodologie en 4 étapes',
      'comment travaillez-vous',
      'combien d’étapes',
      'comment ça se passe concrètement',
      'votre démarche de projet',
      'comment déployer l’IA chez nous',
      'how does a project work',
    ],
    answer: `En ${methodologySteps.length} étapes :\n\n${methodologySteps.map(({ title, summary }, index) => `${index + 1}. **${title}** : ${lowerFirst(summary)}`).join('\n')}\n\n${hero.subtitle}`,
    english: `In ${methodologySteps.length} steps: analysis and framing, configuration and customisation, deployment and optimisation, training and support.`,
    sources: [page],
    next: planWorkshop,
    related: methodologySteps.map(({ id }) => `step-${id}`),
  },
  {
    id: 'cost',
    kind: 'fact',
    asks: [
      'Combien coûte un projet ?',
      'prix',
      'tarifs',
      'c’est combien',
      'combien ça coûte',
      'quel budget prévoir',
      'coût d’un chatbot',
      'grille tarifaire',
      'c’est cher',
      'prix d’un assistant IA',
      'ordre de prix pour un assistant interne',
      'quel investissement pour un premier projet',
      'prix pour une petite structure',
      'budget pour un premier projet',
      'prix de votre solution',
      'combien coûte votre plateforme',
      'faut-il payer un abonnement',
      'how much does it cost',
      'your prices',
    ],
    answer: cost,
    english: `A typical project is estimated at ${estimate.cost.figure} over ${months} months, from framing to training. The first discovery workshop is free and without commitment.`,
    sources: [faqSource('cout-et-duree'), page],
    next: planWorkshop,
    related: ['duration', 'workshop', 'roi'],
  },
  {
    id: 'quote',
    kind: 'fact',
    asks: ['Comment obtenir un devis ?', 'devis', 'je voudrais un devis', 'faites-vous des devis', 'proposition commerciale', 'how can I get a quote'],
    answer: `Après la démo, vous recevez une ${lowerFirst(proposal.title)} : ${lowerFirst(proposal.text)} Décrivez votre besoin dans [le formulaire de contact](${paths.contact}). ${cost.split('. ')[0]}.`,
    sources: [pageSource(paths.contact), faqSource('cout-et-duree')],
    next: askForDemo,
    related: ['cost', 'duration', 'next-steps'],
  },
  {
    id: 'duration',
    kind: 'fact',
    asks: [
      'Combien de temps dure un projet ?',
      'durée d’un projet',
      'combien de mois pour mettre en place un assistant',
      'en combien de temps l’assistant est en service',
      'quand serons-nous prêts',
      'délai de mise en place',
      'délai de mise en service',
      'ça prend combien de temps',
      'le projet prend un an',
      'calendrier type d’un projet',
      'pouvez-vous livrer en quelques semaines',
      'planning du projet',
      'date de mise en ligne',
      'combien de semaines pour déployer',
      'how long does a project take',
    ],
    answer: `Comptez ${estimate.duration.figure} : ${sentence(estimate.duration.label)} ${cost.split('. ')[0]}.`,
    english: `Count about ${months} months, from the first workshop to training.`,
    sources: [page, faqSource('cout-et-duree')],
    next: planWorkshop,
    related: ['cost', 'method', 'pilot'],
  },
  {
    id: 'roi',
    kind: 'fact',
    asks: [
      'Comment estimez-vous le retour sur investissement ?',
      'ROI',
      'est-ce rentable',
      'quel gain peut-on attendre',
      'combien va-t-on gagner',
      'mesure du retour sur investissement',
    ],
    answer: `${roi.title} : ${lowerFirst(roi.text)}`,
    sources: [page],
    next: planWorkshop,
    related: ['metrics', 'cost', 'step-cadrage'],
  },
  {
    id: 'start-small',
    kind: 'fact',
    asks: [
      'Peut-on commencer petit ?',
      'commencer par un seul usage',
      'petite commune sans équipe technique',
      'nous n’avons pas d’informaticien',
      'par où commencer',
      'petite structure',
      'sans service informatique',
    ],
    answer: small,
    sources: [faqSource('commencer-petit')],
    next: planWorkshop,
    related: ['cost', 'pilot', 'sector-mairies'],
  },
  {
    id: 'pilot',
    kind: 'fact',
    asks: [
      'Comment se passe le pilote ?',
      'déploiement progressif',
      'paliers de déploiement',
      'part du trafic au pilote',
      'mise en production par étapes',
      'montée en charge',
      'how does the pilot work',
    ],
    answer: `Par paliers de trafic : ${enumeration(rollout.rollout ?? [])}. ${rollout.valueProposition}`,
    sources: [stepSource(rollout)],
    next: planWorkshop,
    related: ['rollback', 'metrics', 'step-deploiement'],
  },
  {
    id: 'rollback',
    kind: 'fact',
    asks: ['Peut-on revenir en arrière ?', 'retour arrière', 'si le déploiement se passe mal', 'annuler une mise en service', 'si le pilote donne de mauvais résultats', 'résultats du pilote mauvais', 'rollback'],
    answer: `Oui. ${sentence(pick(rollout.tools.flatMap(({ items }) => items), (item) => item.startsWith('Retour arrière'), 'the way back'))} Livrable : ${lowerFirst(sentence(pick(rollout.deliverables, (item) => item.includes('retour arrière'), 'its procedure')))}`,
    sources: [stepSource(rollout)],
    next: planWorkshop,
    related: ['pilot', 'tests', 'stop'],
  },
  {
    id: 'stop',
    kind: 'fact',
    asks: [
      "Peut-on s'arrêter en cours de projet ?",
      'arrêter le projet après une étape',
      'abandonner en cours de route',
      'et si ça ne marche pas',
      'interrompre le projet',
    ],
    answer: `Oui. ${hero.subtitle.slice(hero.subtitle.indexOf('. ') + 2)} ${hero.subtitle.slice(0, hero.subtitle.indexOf('. ') + 1)}`,
    sources: [page],
    next: planWorkshop,
    related: ['leaving', 'commitment', 'deliverables-cadrage'],
  },
  {
    id: 'ownership',
    kind: 'fact',
    asks: ['Les livrables nous appartiennent-ils ?', 'à qui appartient le travail', 'propriété des livrables', 'sommes-nous propriétaires du résultat'],
    answer: `Oui. ${hero.subtitle}`,
    sources: [page],
    next: seeMethod,
    related: ['documentation', 'leaving', 'method'],
  },
  {
    id: 'training',
    kind: 'fact',
    asks: [
      'La formation est-elle comprise ?',
      'formation',
      'formez-vous nos équipes',
      'la formation est-elle facturée en plus',
      'formation incluse dans le prix',
      'formation prévue dans le devis',
      'formation en supplément',
      'formation en option payante',
      'prix de la formation',
      'is training included',
    ],
    answer: `${trainingIncluded.title} : ${lowerFirst(trainingIncluded.text)}`,
    english: 'Training is included: each rollout comprises the training of your teams, on your own cases.',
    yes: 'compris',
    no: 'payante option_payante supplément facturée',
    sources: [pageSource(paths.solutions), stepSource(training)],
    next: planWorkshop,
    related: ['training-content', 'autonomy', 'support'],
  },
  {
    id: 'training-content',
    kind: 'fact',
    asks: [
      'Que comprend la formation ?',
      'qui est formé',
      'contenu de la formation',
      'programme de formation',
      'à qui s’adresse la formation',
      'comment formez-vous les utilisateurs',
    ],
    answer: `${bulletList(pick(training.tools, ({ name }) => name === 'Formation', 'the training').items)}`,
    sources: [stepSource(training)],
    next: planWorkshop,
    related: ['training', 'autonomy', 'change'],
  },
  {
    id: 'change',
    kind: 'fact',
    asks: ['Faites-vous de la conduite du changement ?', 'conduite du changement', 'accompagner les équipes réticentes', 'adoption par les agents', 'charte d’usage de l’IA'],
    answer: `Oui : ${enumeration(pick(training.tools, ({ name }) => name === 'Conduite du changement', 'change management').items.map(lowerFirst))}.`,
    sources: [stepSource(training)],
    next: planWorkshop,
    related: ['training-content', 'support', 'autonomy'],
  },
  {
    id: 'support',
    kind: 'fact',
    asks: [
      'Que se passe-t-il après la mise en service ?',
      'suivi après le projet',
      'support technique',
      'accompagnement après le déploiement',
      'assistance une fois en production',
      'maintenance de la solution',
      'qui nous aide ensuite en cas de problème',
      'support after launch',
    ],
    answer: `${supportTitle} :\n\n${bulletList(support.map(({ title, text }) => `**${title}** : ${lowerFirst(text)}`))}`,
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['updates', 'reply-delay', 'leaving'],
  },
  {
    id: 'updates',
    kind: 'fact',
    asks: ['Comment gérez-vous les mises à jour ?', 'mise à jour', 'nouvelles versions', 'correctifs de sécurité', 'how do you handle updates'],
    answer: `${updates.title} : ${lowerFirst(updates.text)}`,
    sources: [pageSource(paths.solutions)],
    next: askForDemo,
    related: ['support', 'tests', 'technologies'],
  },
  {
    id: 'differentiators',
    kind: 'fact',
    asks: [
      'Qu’est-ce qui vous distingue ?',
      'pourquoi vous choisir',
      'vos points forts',
      'différence avec les autres prestataires',
      'ce qui vous différencie d’une ESN ou d’un cabinet',
      'en quoi êtes-vous différents',
      'pourquoi passer par vous',
      'vos avantages',
      'why choose you',
    ],
    answer: bulletList(differentiators.items.map(({ title, text }) => `**${title}** : ${lowerFirst(text)}`)),
    sources: [page],
    next: planWorkshop,
    related: ['commitments', 'method', 'cost'],
  },
  {
    id: 'download',
    kind: 'fact',
    asks: ['Peut-on télécharger votre méthodologie ?', 'télécharger la méthodologie', 'document PDF de la méthode', 'recevoir une brochure', 'plaquette'],
    answer: `Demandez-la par [le formulaire de contact](${paths.contact}) : c'est là que mène le bouton « ${servicesPage.closing.secondary.label} ». Elle est décrite en entier sur la page [Services](${paths.services}).`,
    sources: [page],
    next: planWorkshop,
    related: ['method', 'contact', 'workshop'],
  },
  ...methodologySteps.flatMap(stepTopics),
]

function stepTopics(current: MethodologyStep, index: number): Topic[] {
  const { id, title, subtitle, tools, deliverables, valueProposition } = current
  const number = index + 1
  const name = title.split(' & ').join(' ')
  const common = { kind: 'fact', sources: [stepSource(current)], next: planWorkshop } as const
  return [
    {
      ...common,
      id: `step-${id}`,
      asks: [
        `En quoi consiste l'étape ${number} ?`,
        `étape ${number}`,
        `l'étape ${name}`,
        name,
        ...title.split(' & ').flatMap((part) => [`que faites-vous pendant l'étape de ${part}`, `que contient la phase de ${part}`]),
        ...tools.map((group) => group.name),
        ordinal(number),
        ...(number > 1 ? [`l'étape suivante après l'étape ${number - 1}`] : []),
      ],
      answer: `Étape ${number}, **${title}** : ${sentence(lowerFirst(subtitle))} ${valueProposition}\n\n${bulletList(tools.map((group) => `${group.name} : ${enumeration(group.items.map(lowerFirst))}`))}`,
      related: [`deliverables-${id}`, 'duration', 'method'],
    },
    {
      ...common,
      id: `deliverables-${id}`,
      asks: [
        `Quels sont les livrables de l'étape ${number} ?`,
        `livrables de l'étape ${name}`,
        ...title.split(' & ').map((part) => `que livrez-vous à la fin de ${part}`),
        `livrables étape ${number}`,
        `documents remis à la fin de l'étape ${number}`,
        ...title.split(' & ').map((part) => `documents que nous recevons à la fin de ${part}`),
      ],
      answer: `Livrables de l'étape ${number}, ${title} :\n\n${bulletList(deliverables)}`,
      related: [`step-${id}`, 'ownership', 'method'],
    },
  ]
}

function ordinal(number: number) {
  return `${['première', 'deuxième', 'troisième', 'quatrième'][number - 1] ?? `${number}e`} étape`
}

function step(id: string) {
  return pick(methodologySteps, (candidate) => candidate.id === id, `the step « ${id} »`)
}
