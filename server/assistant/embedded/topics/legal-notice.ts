import { accessibilityDeclaration } from '#content/accessibility-declaration.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { methodologySteps } from '#content/methodology.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { useCases } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { legalLine } from '../../legal-lines.ts'
import { lowerFirst } from '../../markdown.ts'
import { accessibilitySource, legalNoticeSource, privacySource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { readMore, type Saying } from '../topic.ts'

const property = legalNoticeSource('propriete-intellectuelle')
const conformity = accessibilitySource('etat-de-conformite')
const accessibilityContact = accessibilitySource('contact')
const links = legalNoticeSource('liens-hypertextes')
const liability = legalNoticeSource('responsabilite')
const law = legalNoticeSource('droit-applicable')
const direction = legalNoticeSource('directeur-de-la-publication')
const notice = legalLine(privacyPolicy, 'assistant-et-intelligence-artificielle', 'règlement européen')

export const legalNoticeTopics: readonly Saying[] = [
  {
    id: 'accessibility',
    kind: 'fact',
    answer: `${legalLine(accessibilityDeclaration, 'etat-de-conformite', 'RGAA')} ${legalLine(accessibilityDeclaration, 'resultats', 'critères applicables')} ${legalLine(legalNotice, 'accessibilite', 'au clavier seul')}`,
    sources: [conformity, legalNoticeSource('accessibilite')],
    next: readMore(conformity),
    related: ['accessibility-fault', 'phone', 'email'],
  },
  {
    id: 'accessibility-fault',
    kind: 'fact',
    answer: `${legalLine(accessibilityDeclaration, 'contact', 'reste fermé')} ${legalLine(accessibilityDeclaration, 'contact', 'E-mail')} ${legalLine(accessibilityDeclaration, 'contact', 'Téléphone')} Si notre réponse ne vous suffit pas, vous pouvez saisir le Défenseur des droits.`,
    sources: [accessibilityContact, accessibilitySource('voies-de-recours')],
    next: readMore(accessibilityContact),
    related: ['accessibility', 'phone', 'email'],
  },
  {
    id: 'reuse',
    kind: 'fact',
    answer: `Pas sans accord. ${legalLine(legalNotice, 'propriete-intellectuelle', 'autorisation écrite')}`,
    sources: [property],
    next: readMore(property),
    related: ['links', 'partnerships', 'publisher'],
  },
  {
    id: 'links',
    kind: 'fact',
    answer: `Oui. ${legalLine(legalNotice, 'liens-hypertextes', "sans nous demander d'autorisation")}`,
    sources: [links],
    next: readMore(links),
    related: ['reuse', 'publisher', 'liability'],
  },
  {
    id: 'liability',
    kind: 'fact',
    answer: `${legalLine(legalNotice, 'responsabilite', 'Ce site informe')} ${legalLine(legalNotice, 'responsabilite', 'Une erreur reste possible')} ${legalLine(legalNotice, 'responsabilite', 'interrompu')}`,
    sources: [liability],
    next: readMore(liability),
    related: ['metrics', 'law', 'assistant-errors'],
  },
  {
    id: 'right-of-reply',
    kind: 'fact',
    answer: legalLine(legalNotice, 'directeur-de-la-publication', 'droit de réponse'),
    sources: [direction],
    next: readMore(direction),
    related: ['director', 'law', 'contact'],
  },
  {
    id: 'ai-act',
    kind: 'fact',
    answer: `Sur ce site : ${lowerFirst(notice)} Dans vos projets : ${inProjects()}.`,
    english: `On this site: the assistant is an artificial-intelligence system and says so, as article 50 of the European AI Act (regulation (EU) 2024/1689) asks. In your projects: the AI does the first work, your teams review and decide, and the public knows what was generated.`,
    sources: [privacySource('assistant-et-intelligence-artificielle'), liability],
    next: readMore(privacySource('assistant-et-intelligence-artificielle')),
    related: ['humans-decide', 'assistant-nature', 'gdpr'],
  },
  {
    id: 'law',
    kind: 'fact',
    answer: `${legalLine(legalNotice, 'droit-applicable', 'droit français')} ${legalLine(legalNotice, 'droit-applicable', 'tribunaux')}`,
    sources: [law],
    next: readMore(law),
    related: ['publisher', 'liability', 'contact'],
  },
]

/** What the content says of transparency and of human control, wherever it says it. */
function inProjects() {
  const [humansDecide = ''] = useCasesPage.introduction.split('. ')
  const campaigns = pick(useCases, ({ id }) => id === 'textes-visuels-audio', 'the use case on campaigns').description
  const { deliverables } = pick(methodologySteps, ({ id }) => id === 'formation', 'the training step')
  const charter = pick(deliverables, (deliverable) => deliverable.startsWith('Charte'), 'the charter')
  return [
    lowerFirst(humansDecide),
    `pour les contenus, ${pick(campaigns.split(/, et (?=le public)/), (part) => part.startsWith('le public'), 'what the public knows').replace(/\.$/, '')}`,
    `à la formation, vous recevez une ${lowerFirst(charter)}`,
  ].join(' ; ')
}
