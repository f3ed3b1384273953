import { legalNotice } from '#content/legal-notice.ts'
import { methodologySteps } from '#content/methodology.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { useCases } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { legalLine } from '../../legal-lines.ts'
import { lowerFirst } from '../../markdown.ts'
import { legalNoticeSource, privacySource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { readMore, type Topic } from '../topic.ts'

const property = legalNoticeSource('propriete-intellectuelle')
const links = legalNoticeSource('liens-hypertextes')
const liability = legalNoticeSource('responsabilite')
const law = legalNoticeSource('droit-applicable')
const direction = legalNoticeSource('directeur-de-la-publication')
const notice = legalLine(privacyPolicy, 'assistant-et-intelligence-artificielle', 'règlement européen')

export const legalNoticeTopics: readonly Topic[] = [
  {
    id: 'reuse',
    kind: 'fact',
    asks: [
      'Puis-je reprendre vos textes ?',
      'copier le contenu du site',
      'reproduire vos articles sur mon blog',
      'utiliser votre logo',
      'propriété intellectuelle',
      'droits d’auteur',
      'citer votre site',
      'copyright',
      'citer une phrase de votre site dans un mémoire',
      'reproduire une de vos images',
      'utiliser vos contenus',
      'autorisation de reproduction',
      'réutiliser votre contenu',
      'copier-coller vos textes',
      'reprendre une image de votre site',
      'utiliser votre marque',
      'copier un paragraphe de votre site',
      'puis-je copier un texte',
      'reprendre un extrait',
      'droits sur vos contenus',
      'utiliser vos photos',
      'reprendre votre schéma dans une présentation',
      'utiliser vos textes dans un document',
      'puis-je utiliser une de vos images',
      'ai-je le droit de copier vos textes',
      'reprendre un texte dans un article',
      'je suis journaliste, puis-je vous citer',
      'utiliser une capture d’écran de votre site',
      'reproduire un schéma',
      'droit de citation',
    ],
    answer: `Pas sans accord. ${legalLine(legalNotice, 'propriete-intellectuelle', 'autorisation écrite')}`,
    sources: [property],
    next: readMore(property),
    related: ['links', 'partnerships', 'publisher'],
  },
  {
    id: 'links',
    kind: 'fact',
    asks: [
      'Puis-je faire un lien vers votre site ?',
      'lien hypertexte',
      'mettre un lien vers vous',
      'link to your site',
      'permission pour mettre un lien',
      'insérer un lien vers votre page',
      'faut-il une autorisation pour un lien',
      'mettre l’URL de votre page sur mon site',
      'renvoyer vers votre page',
      'pointer vers votre site',
      'faire un lien vers votre site',
      'mettre un lien sur mon blog',
      'citer votre page en lien',
      'je peux partager votre page',
      'lien vers vos pages',
    ],
    answer: `Oui. ${legalLine(legalNotice, 'liens-hypertextes', "sans nous demander d'autorisation")}`,
    sources: [links],
    next: readMore(links),
    related: ['reuse', 'publisher', 'liability'],
  },
  {
    id: 'liability',
    kind: 'fact',
    asks: [
      'Les chiffres du site vous engagent-ils ?',
      'responsabilité',
      'valeur contractuelle',
      'les résultats sont-ils garantis',
      'garantissez-vous les résultats',
      'valeur juridique des informations du site',
      'ce que dit le site vous engage-t-il',
      'garantie de résultat',
      'êtes-vous responsables si le site tombe en panne',
      'site indisponible ou interrompu',
      'vos engagements chiffrés sont-ils contractuels',
      'le site vous engage-t-il juridiquement',
      'informations non contractuelles',
      'les chiffres affichés sont-ils garantis par contrat',
      'vos chiffres sont-ils fiables',
      'êtes-vous tenus par ce que dit le site',
      'ces chiffres sont-ils garantis',
      'le site a-t-il une valeur contractuelle',
      'vos chiffres vous engagent-ils',
      'promesses contractuelles',
      'une erreur sur le site',
      'garantissez-vous ces chiffres',
      'le site fait-il foi',
      'que faire si je trouve une erreur sur votre site',
      'le site est-il parfois en maintenance',
      'j’ai trouvé une erreur sur le site',
    ],
    answer: `${legalLine(legalNotice, 'responsabilite', 'Ce site informe')} ${legalLine(legalNotice, 'responsabilite', 'Une erreur reste possible')} ${legalLine(legalNotice, 'responsabilite', 'interrompu')}`,
    sources: [liability],
    next: readMore(liability),
    related: ['metrics', 'law', 'assistant-errors'],
  },
  {
    id: 'right-of-reply',
    kind: 'fact',
    asks: [
      'Comment exercer un droit de réponse ?',
      'droit de réponse',
      'je suis cité sur votre site et je veux répondre',
      'demander un droit de réponse',
      'votre site me nomme',
    ],
    answer: legalLine(legalNotice, 'directeur-de-la-publication', 'droit de réponse'),
    sources: [direction],
    next: readMore(direction),
    related: ['director', 'law', 'contact'],
  },
  {
    id: 'ai-act',
    kind: 'fact',
    asks: [
      'Que dites-vous du règlement européen sur l’IA ?',
      'AI Act',
      'IA Act',
      'êtes-vous conformes à l’AI Act',
      'règlement européen sur l’intelligence artificielle',
      'règlement (UE) 2024/1689',
      'la loi européenne sur l’IA',
      'respectez-vous le règlement sur l’IA',
      'AI Act et transparence envers le public',
      'article 50 de l’AI Act',
      'obligations de l’AI Act pour une collectivité',
      'do you comply with the AI Act',
      'doit-on prévenir que c’est une IA',
      'que dit la loi sur les robots conversationnels',
      'réglementation de l’intelligence artificielle',
      'cadre légal de l’IA',
      'obligations légales d’un chatbot',
      'êtes-vous prêts pour la réglementation européenne de l’IA',
    ],
    answer: `Sur ce site : ${lowerFirst(notice)} Dans vos projets : ${inProjects()}.`,
    english: `On this site: the assistant is an artificial-intelligence system and says so, as article 50 of the European AI Act (regulation (EU) 2024/1689) asks. In your projects: the AI does the first work, your teams review and decide, and the public knows what was generated.`,
    sources: [privacySource('assistant-et-intelligence-artificielle'), liability],
    next: readMore(privacySource('assistant-et-intelligence-artificielle')),
    related: ['humans-decide', 'assistant-nature', 'gdpr'],
  },
  {
    id: 'law',
    kind: 'fact',
    asks: [
      "Quel droit s'applique ?",
      'tribunal compétent',
      'en cas de litige',
      'droit applicable',
      'juridiction',
      'différend avec vous',
      'procès',
      'droit français ou européen',
      'en cas de conflit',
      'quelle loi',
      'tribunaux',
      'juridiction compétente',
      'quelle loi s’applique au site',
      'où régler un litige',
      'qui contacter en cas de litige',
      'en cas de désaccord',
      'quel tribunal',
      'si nous avons un différend',
      'à quel juge s’adresser',
      'quel droit régit le site',
      'devant quel tribunal',
      'tribunal en cas de conflit',
      'loi applicable',
      'règlement des litiges',
      'accord amiable',
      'contentieux',
    ],
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
