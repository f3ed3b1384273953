import { paths } from '#content/paths.ts'
import { lineById, statementOf } from '../../facts.ts'
import { dayInEnglish } from '../../language/in-english.ts'
import { bulletList, firstSentence, lowerFirst, paragraphs } from '../../markdown.ts'
import inEnglish from '../english-answers.json' with { type: 'json' }
import type { Sayings, TopicSite } from '../topic.ts'
import { standingFacts } from './page-facts.ts'

/** What pages say of the AI Act in passing, each beside its use. */
const usesUnderTheAct = [
  'high-risk-uses',
  'emotions-forbidden',
  'public-told-it-is-ai',
  'generated-content-marking',
] as const

export function legalNoticeTopics(site: TopicSite): Sayings {
  const { content, facts, sources } = site
  const { updated } = content.accessibilityDeclaration
  const days =
    updated.kind === 'fixed' ? [updated, updated.completed].flatMap((day) => day && dayInEnglish(day.isoDate)) : []
  const property = () => sources.legalNotice('propriete-intellectuelle')
  const conformity = () => sources.accessibility('etat-de-conformite')
  const accessibilityContact = () => sources.accessibility('contact')
  const links = () => sources.legalNotice('liens-hypertextes')
  const liability = () => sources.legalNotice('responsabilite')
  const law = () => sources.legalNotice('droit-applicable')
  const direction = () => sources.legalNotice('directeur-de-la-publication')
  return {
    accessibility: () => ({
      kind: 'fact',
      answer: `${facts.declaration.line('status')} ${facts.declaration.line('rate')}`,
      sources: [conformity(), sources.legalNotice('accessibilite')],
      related: ['accessibility-fault', 'phone', 'email'],
    }),
    'accessibility-statement-date': () => ({
      kind: 'fact',
      answer: facts.declaration.line('dates').replace('Cette déclaration', "La déclaration d'accessibilité"),
      english: `The accessibility statement was drawn up on ${days.join(' and updated on ')}. Its rate and lists are calculated from the grid, at each version of the site.`,
      sources: [sources.accessibility('etablissement')],
      related: ['accessibility', 'accessibility-fault', 'policy-date'],
    }),
    'accessibility-fault': () => ({
      kind: 'fact',
      answer: `${facts.declaration.line('closed-content')} ${facts.declaration.line('email')} ${facts.declaration.line('phone')} Si notre réponse ne vous suffit pas, vous pouvez saisir le Défenseur des droits.`,
      sources: [accessibilityContact(), sources.accessibility('voies-de-recours')],
      related: ['accessibility', 'phone', 'email'],
    }),
    reuse: () => ({
      kind: 'fact',
      answer: `Pas sans accord. ${facts.notice.line('permission')}`,
      sources: [property()],
      related: ['links', 'partnerships', 'publisher'],
    }),
    links: () => ({
      kind: 'fact',
      answer: `Oui. ${facts.notice.line('links-to-us')}`,
      sources: [links()],
      related: ['reuse', 'publisher', 'liability'],
    }),
    liability: () => ({
      kind: 'fact',
      answer: `${facts.notice.line('informs')} ${facts.notice.line('errors')} ${facts.notice.line('interruptions')}`,
      sources: [liability()],
      related: ['metrics', 'law', 'assistant-errors'],
    }),
    'right-of-reply': () => ({
      kind: 'fact',
      answer: facts.notice.line('right-of-reply'),
      sources: [direction()],
      related: ['director', 'law', 'contact'],
    }),
    'ai-act': () => {
      const uses = standingFacts(content, usesUnderTheAct)
      const named = bulletList(uses.map(({ answer }) => firstSentence(answer)))
      const namedInEnglish = bulletList(uses.map(({ id }) => firstSentence(inEnglish[id])))
      return {
        kind: 'fact',
        answer: `Sur ce site : ${lowerFirst(facts.policy.line('assistant-is-ai'))}`,
        notice: paragraphs(
          `Dans vos projets : ${inProjects(site)}.`,
          named,
          "Le site ne dit rien d'autre de la conformité de votre plateforme.",
        ),
        english: paragraphs(
          'On this site: the assistant is an artificial-intelligence system and says so, as article 50 of the European AI Act (regulation (EU) 2024/1689) asks.',
          'In your projects: the AI does the first work, your teams review and decide, and the public knows what was generated.',
          namedInEnglish,
          'The site says nothing else of the compliance of your platform.',
        ),
        sources: [sources.privacy('assistant-et-intelligence-artificielle'), liability(), sources.page(paths.useCases)],
        related: ['humans-decide', 'assistant-nature', 'gdpr'],
      }
    },
    law: () => ({
      kind: 'fact',
      answer: `${facts.notice.line('law')} ${facts.notice.line('courts')}`,
      sources: [law()],
      related: ['publisher', 'liability', 'contact'],
    }),
  }
}

/** What the content says of transparency and of human control, wherever it says it. */
function inProjects({ content, facts }: TopicSite) {
  const publicKnows = statementOf(facts.theUseCase('textes-visuels-audio'), 'publicKnows', 'use-cases.ts')
  const charter = lineById(facts.step('formation').deliverables, 'charter', 'methodology.ts')
  return [
    lowerFirst(content.useCasesPage.principle.replace(/\.$/, '')),
    `pour les contenus, ${publicKnows}`,
    `à la formation, vous recevez une ${lowerFirst(charter)}`,
  ].join(' ; ')
}
