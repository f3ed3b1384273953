import { company } from '#content/company.ts'
import { legalNotice } from '#content/legal-notice.ts'
import {
  contactFormFields,
  dataProtectionOfficerLink,
  dataSubjectRights,
  howToUseYourRights,
  privacyPolicy,
  supervisoryAuthority,
} from '#content/privacy-policy.ts'
import { legalLine, legalLines } from '../../legal-lines.ts'
import { bulletList, enumeration, lowerFirst, markdown } from '../../markdown.ts'
import { legalNoticeSource, privacySource } from '../../sources.ts'
import { readMore, type Topic } from '../topic.ts'

const officer = markdown([dataProtectionOfficerLink])
const howTo = markdown(howToUseYourRights.text)
const rights = privacySource('vos-droits')
const uses = privacySource('utilisation-des-donnees')
const collected = privacySource('collecte-des-donnees')
const security = privacySource('protection-et-securite')
const cookies = privacySource('cookies-et-stockage')
const [authority, authorityAddress, authoritySite] = supervisoryAuthority.items

/** Further ways to ask for a right, by the number of its article. */
const rightAsks: Readonly<Record<string, readonly string[]>> = {
  '15': ['droit d’accès', 'quelles données avez-vous sur moi', 'obtenir une copie de mes données'],
  '16': ['corriger mes données', 'droit de rectification', 'modifier mes informations'],
  '17': [
    'droit à l’oubli',
    'droit à l’effacement',
    'effacer mes données',
    'comment supprimer mes données',
    'how can I delete my data',
  ],
  '20': ['droit à la portabilité', 'récupérer mes données dans un fichier'],
  '21': ['droit d’opposition', 'ne plus recevoir de prospection', 'refuser la prospection', 'me désinscrire'],
  '7': ['retirer mon consentement', 'revenir sur mon accord'],
}

export const privacyTopics: readonly Topic[] = [
  {
    id: 'rights',
    kind: 'fact',
    asks: [
      'Quels sont mes droits ?',
      'mes droits sur mes données',
      'droits RGPD',
      'comment exercer mes droits',
      'what are my rights',
      'faire valoir mes droits',
      'quels droits ai-je sur mes données',
      'exercer un droit',
    ],
    answer: `Vos droits : ${enumeration(dataSubjectRights.items.map(({ term }) => lowerFirst(term.replace(/ \(.*/, ''))))}. ${howTo}`,
    sources: [rights],
    next: readMore(rights),
    related: ['dpo', 'rights-delay', 'cnil'],
  },
  {
    id: 'rights-delay',
    kind: 'fact',
    asks: [
      'Sous quel délai répondez-vous à une demande de droits ?',
      'délai de réponse à une demande d’accès RGPD',
      'combien de temps pour effacer mes données',
      'délai pour répondre à une demande de suppression de données personnelles',
      'faut-il une pièce d’identité pour exercer mes droits',
    ],
    answer: `${howTo.slice(howTo.indexOf('Nous répondons'))} Écrivez à ${officer}.`,
    sources: [rights],
    next: readMore(rights),
    related: ['rights', 'dpo', 'cnil'],
  },
  {
    id: 'dpo',
    kind: 'fact',
    asks: [
      'Qui est votre DPO ?',
      'délégué à la protection des données',
      'contacter le DPO',
      'responsable des données personnelles',
      'adresse du dpo',
      'qui contacter pour la protection des données',
      'référent RGPD',
      'adresse du délégué',
      'mail du DPO',
    ],
    answer: `${company.legal.dataProtectionOfficer.name} : ${officer}, ou par courrier au siège social.`,
    english: `Our data protection officer: ${officer}.`,
    sources: [legalNoticeSource('donnees-personnelles')],
    related: ['rights', 'gdpr', 'cnil'],
  },
  ...dataSubjectRights.items.map(({ term, detail }): Topic => {
    const article = /article (\d+)/.exec(term)?.[1] ?? ''
    const name = lowerFirst(term.replace(/ \(.*/, ''))
    return {
      id: `right-${article || name}`,
      kind: 'fact',
      asks: [`En quoi consiste le droit « ${name} » ?`, `droit ${name}`, ...(rightAsks[article] ?? [])],
      answer: `${term} : ${lowerFirst(markdown(detail))} ${howTo.slice(0, howTo.indexOf(' Nous répondons'))}`,
      sources: [rights],
      next: readMore(rights),
      related: ['rights', 'rights-delay', 'dpo'],
    }
  }),
  {
    id: 'cnil',
    kind: 'fact',
    asks: [
      'Comment saisir la CNIL ?',
      'porter plainte',
      'réclamation CNIL',
      'autorité de protection des données',
      'se plaindre de l’usage de mes données',
      'adresse de la CNIL',
      'qui saisir en cas de problème avec mes données',
      'recours',
    ],
    answer: `Vous pouvez saisir la CNIL à tout moment. ${[authority, authorityAddress, authoritySite].map((item) => (item ? markdown(item.detail) : '')).join(', ')}.`,
    sources: [rights],
    next: readMore(rights),
    related: ['rights', 'dpo', 'rights-delay'],
  },
  {
    id: 'data-sold',
    kind: 'fact',
    asks: [
      'Vendez-vous mes données ?',
      'revendez-vous les données',
      'louez-vous vos fichiers',
      'j’ai lu que vous vendez les données',
      'do you sell my data',
      'commercialisez-vous les données',
      'cédez-vous mes données',
      'mes données sont-elles vendues à des annonceurs',
      'donnez-vous mon adresse à des partenaires',
    ],
    answer: `Non. ${legalLine(privacyPolicy, 'utilisation-des-donnees', 'Nous ne vendons pas')}`,
    english: 'No: we neither sell nor rent your data, and train no model with it.',
    sources: [uses],
    next: readMore(uses),
    related: ['data-recipients', 'gdpr', 'training-data'],
  },
  {
    id: 'data-recipients',
    kind: 'fact',
    asks: [
      'Qui a accès à mes données ?',
      'à qui transmettez-vous mes données',
      'sous-traitants',
      'vos sous-traitants sont-ils européens',
      'destinataires des données',
      'partagez-vous mes informations avec des tiers',
      'sous-traitance',
      'transfert de données hors d’Europe',
      'qui voit mes données',
      'mes données sont-elles transférées aux USA',
      'communiquez-vous mes informations',
      'personnes qui accèdent aux données',
    ],
    answer: `${legalLine(privacyPolicy, 'utilisation-des-donnees', 'Nos équipes')} ${legalLine(privacyPolicy, 'utilisation-des-donnees', 'Notre hébergeur')} ${legalLine(privacyPolicy, 'utilisation-des-donnees', 'sous-traitants sont établis')}`,
    sources: [uses],
    next: readMore(uses),
    related: ['data-sold', 'security', 'hosting'],
  },
  {
    id: 'data-collected',
    kind: 'fact',
    asks: [
      'Quelles données collectez-vous ?',
      'quelles informations avez-vous sur moi',
      'données collectées par le site',
      'quelles informations personnelles recueillez-vous',
      'quelles données récupérez-vous',
      'que collecte le site',
      'données recueillies',
    ],
    answer: `${legalLine(privacyPolicy, 'collecte-des-donnees', 'Nous collectons')} Dans le formulaire : ${contactFormFields.items.map(({ detail }) => lowerFirst(markdown(detail))).join(' ')}`,
    sources: [collected],
    next: readMore(collected),
    related: ['data-use', 'gdpr', 'cookies'],
  },
  {
    id: 'data-use',
    kind: 'fact',
    asks: [
      'À quoi servent mes données ?',
      'finalités',
      'que faites-vous de mes données',
      'pourquoi collectez-vous mes données',
      'allez-vous me démarcher',
    ],
    answer: `À ceci :\n\n${bulletList(purposes())}`,
    sources: [uses],
    next: readMore(uses),
    related: ['data-collected', 'legal-basis', 'data-sold'],
  },
  {
    id: 'legal-basis',
    kind: 'fact',
    asks: [
      'Sur quelle base légale traitez-vous mes données ?',
      'base légale',
      'fondement juridique du traitement',
      'intérêt légitime ou consentement',
    ],
    answer: legalLines(legalNotice, 'donnees-personnelles')
      .filter((line) => /article 6\(1\)/.test(line))
      .map((line) => `- ${line}`)
      .join('\n'),
    sources: [legalNoticeSource('donnees-personnelles'), uses],
    next: readMore(uses),
    related: ['data-use', 'rights', 'gdpr'],
  },
  {
    id: 'automated-decisions',
    kind: 'fact',
    asks: [
      'Prenez-vous des décisions automatisées à mon sujet ?',
      'profilage',
      'décision par une machine',
      'est-ce une IA qui lit ma demande',
      'algorithme qui me juge',
      'profilage publicitaire',
      'scoring',
    ],
    answer: legalLine(privacyPolicy, 'utilisation-des-donnees', 'profilage'),
    sources: [uses],
    next: readMore(uses),
    related: ['data-use', 'rights', 'humans-decide'],
  },
  {
    id: 'breach',
    kind: 'fact',
    asks: [
      'Que faites-vous en cas de fuite de données ?',
      'violation de données',
      'piratage',
      'sous combien de temps prévenez-vous en cas d’incident',
      'si vous vous faites pirater',
      'si vos serveurs sont piratés',
      'vol de données',
    ],
    answer: legalLine(privacyPolicy, 'protection-et-securite', 'violation de données')
      .replace(/^Incident : /, '')
      .replace(/^si/, 'Si'),
    sources: [security],
    next: readMore(security),
    related: ['security', 'cnil', 'gdpr'],
  },
  {
    id: 'policy-date',
    kind: 'fact',
    asks: [
      'De quand date votre politique de confidentialité ?',
      'dernière mise à jour de la politique',
      'date de la politique de confidentialité',
      'la politique peut-elle changer',
      'quand la politique a-t-elle été mise à jour',
      'version de la politique',
      'politique de confidentialité date',
      'politique vie privée mise à jour quelle date',
    ],
    answer: `${privacyPolicy.updated.label}${privacyPolicy.updated.kind === 'fixed' ? privacyPolicy.updated.text : ''}. ${legalLine(privacyPolicy, 'modification-de-la-politique', 'Nous pouvons modifier')}`,
    sources: [privacySource('modification-de-la-politique')],
    related: ['gdpr', 'rights', 'cookies'],
  },
  {
    id: 'cookies',
    kind: 'fact',
    asks: [
      'Utilisez-vous des cookies ?',
      'cookies',
      'traceurs',
      'déposez-vous des cookies',
      'quels cookies utilisez-vous',
      'à quoi servent les cookies',
      'do you use cookies',
      'le site est-il conforme sur les cookies',
      'y a-t-il des traceurs',
      'stockage local du navigateur',
      'que stocke mon navigateur',
      'cookies publicitaires',
    ],
    answer: `${legalLine(privacyPolicy, 'cookies-et-stockage', 'aucun cookie')} La mesure d'audience est facultative : ${lowerFirst(legalLine(privacyPolicy, 'essentiel', "mesure d'audience"))}`,
    english: 'This site sets no cookie at all. Audience measurement starts only with your consent.',
    no: 'publicitaires marketing',
    sources: [cookies],
    next: readMore(cookies),
    related: ['cookies-refuse', 'analytics', 'retention-technical'],
  },
  {
    id: 'cookies-refuse',
    kind: 'fact',
    asks: [
      'Comment refuser les cookies ?',
      'gérer les cookies',
      'changer mes choix sur les cookies',
      'retirer mon accord aux cookies',
      'désactiver les cookies',
      'j’ai accepté les cookies par erreur',
      'revenir sur l’acceptation des cookies',
      'comment je les refuse',
      'paramétrer les cookies',
      'how do I refuse cookies',
      'changer d’avis sur les cookies',
      'supprimer les cookies',
      'où sont les réglages des cookies',
      'où régler mes préférences de cookies',
      'fermer le bandeau',
    ],
    answer: legalLine(privacyPolicy, 'cookies-et-stockage', 'Gérer les cookies'),
    sources: [cookies],
    next: readMore(cookies),
    related: ['cookies', 'analytics', 'retention-choice'],
  },
  {
    id: 'analytics',
    kind: 'fact',
    asks: [
      'Utilisez-vous Google Analytics ?',
      'mesure d’audience',
      'matomo',
      'statistiques de visite',
      'suivez-vous ma navigation',
      'publicité ciblée',
    ],
    answer: legalLine(privacyPolicy, 'cookies-et-stockage', 'Matomo').replace(
      'Elle est facultative.',
      "La mesure d'audience est facultative.",
    ),
    no: 'Google',
    sources: [cookies],
    next: readMore(cookies),
    related: ['cookies', 'cookies-refuse', 'retention-technical'],
  },
  {
    id: 'video-player',
    kind: 'fact',
    asks: [
      'La vidéo dépose-t-elle des cookies ?',
      'lecteur vidéo et vie privée',
      'que se passe-t-il quand je lance la vidéo',
    ],
    answer: legalLine(privacyPolicy, 'cookies-et-stockage', 'lecteur vidéo'),
    sources: [cookies],
    next: readMore(cookies),
    related: ['cookies', 'video', 'analytics'],
  },
  {
    id: 'without-script',
    kind: 'fact',
    asks: ['Le site fonctionne-t-il sans JavaScript ?', 'sans javascript', 'javascript désactivé'],
    answer: legalLine(privacyPolicy, 'cookies-et-stockage', 'JavaScript'),
    sources: [cookies],
    related: ['cookies', 'contact', 'analytics'],
  },
]

function purposes() {
  const lines = legalLines(legalNotice, 'donnees-personnelles')
  const first = lines.findIndex((line) => line.startsWith('Répondre à votre demande, organiser'))
  if (first < 0) throw new Error('The legal notice no longer lists what personal data is for.')
  return lines.slice(first, first + 7)
}
