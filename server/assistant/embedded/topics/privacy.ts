import { company } from '#content/company.ts'
import { externalServices } from '#content/external-services.ts'
import { faqEntries } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { privacyPolicyVersions } from '#content/legal-versions.ts'
import { methodologySteps } from '#content/methodology.ts'
import {
  contactFormFields,
  dataProtectionOfficerLink,
  dataSubjectRights,
  howToUseYourRights,
  supervisoryAuthority,
} from '#content/personal-data.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { dataStays, processors, recipients } from '#content/recipients.ts'
import { storedItems } from '#content/stored-items.ts'
import { legalLine, legalLines } from '../../legal-lines.ts'
import { bulletList, enumeration, firstSentence, lowerFirst, markdown, sentence } from '../../markdown.ts'
import { faqSource, legalNoticeSource, privacySource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { readMore, type Saying } from '../topic.ts'

const officer = markdown([dataProtectionOfficerLink])
const howTo = markdown(howToUseYourRights.text)
const free = pick(howTo.split(/(?<=\.) /), (part) => part.includes('gratuit'), 'what using one’s rights costs')
const rights = privacySource('vos-droits')
const uses = privacySource('utilisation-des-donnees')
const collected = privacySource('collecte-des-donnees')
const security = privacySource('protection-et-securite')
const cookies = privacySource('cookies-et-stockage')
const [authority, authorityAddress, authoritySite] = supervisoryAuthority.items

export const privacyTopics: readonly Saying[] = [
  {
    id: 'gdpr',
    kind: 'fact',
    answer: `Nos engagements au titre du règlement général sur la protection des données (RGPD) :\n\n${bulletList(gdprCommitments())}`,
    english: `Our commitments under the GDPR: your data stays in Europe and is not sold, our processors are in Europe and bound by contract, contact data is kept for 3 years at most, and you use your rights by writing to ${officer}.`,
    sources: [privacySource('essentiel'), uses, faqSource('rgpd')],
    next: readMore(privacySource('essentiel')),
    related: ['rights', 'retention', 'hosting'],
  },
  {
    id: 'rights',
    kind: 'fact',
    answer: `Vos droits : ${enumeration(dataSubjectRights.items.map(({ term }) => lowerFirst(term.replace(/ \(.*/, ''))))}. ${howTo}`,
    sources: [rights],
    next: readMore(rights),
    related: ['dpo', 'rights-delay', 'cnil'],
  },
  {
    id: 'rights-delay',
    kind: 'fact',
    answer: `${howTo.slice(howTo.indexOf('Nous répondons'))} ${free} Écrivez à ${officer}.`,
    sources: [rights],
    next: readMore(rights),
    related: ['rights', 'dpo', 'cnil'],
  },
  {
    id: 'dpo',
    kind: 'fact',
    answer: `${company.legal.dataProtectionOfficer.name} : ${officer}, ou par courrier au siège social.`,
    english: `Our data protection officer: ${officer}.`,
    sources: [legalNoticeSource('donnees-personnelles')],
    related: ['rights', 'gdpr', 'cnil'],
  },
  ...dataSubjectRights.items.map(({ term, detail }): Saying => {
    const article = /article (\d+)/.exec(term)?.[1] ?? ''
    const name = lowerFirst(term.replace(/ \(.*/, ''))
    return {
      id: `data-right-${article || name}`,
      kind: 'fact',
      inPhrases: { name },
      answer: `${term} : ${lowerFirst(markdown(detail))} ${howTo.slice(0, howTo.indexOf(' Nous répondons'))}`,
      sources: [rights],
      next: readMore(rights),
      related: ['rights', 'rights-delay', 'dpo'],
    }
  }),
  {
    id: 'cnil',
    kind: 'fact',
    answer: `Vous pouvez saisir la CNIL à tout moment. ${[authority, authorityAddress, authoritySite].map((item) => (item ? markdown(item.detail) : '')).join(', ')}.`,
    sources: [rights],
    next: readMore(rights),
    related: ['rights', 'dpo', 'rights-delay'],
  },
  {
    id: 'controller',
    kind: 'fact',
    answer: `Responsable du traitement : ${legalLine(legalNotice, 'donnees-personnelles', company.legal.name)}`,
    sources: [legalNoticeSource('donnees-personnelles')],
    related: ['dpo', 'publisher', 'rights'],
  },
  {
    id: 'data-sold',
    kind: 'fact',
    answer: `Non. ${legalLine(privacyPolicy, 'utilisation-des-donnees', 'Nous ne vendons pas')}`,
    english: 'No: we neither sell nor rent your data, and train no model with it.',
    sources: [uses],
    next: readMore(uses),
    related: ['data-recipients', 'gdpr', 'training-data'],
  },
  {
    id: 'data-recipients',
    kind: 'fact',
    answer: [...recipients(externalServices).map(markdown), firstSentence(processors(externalServices))].join(' '),
    sources: [uses],
    next: readMore(uses),
    related: ['data-sold', 'security', 'hosting'],
  },
  {
    id: 'data-collected',
    kind: 'fact',
    answer: `${legalLine(privacyPolicy, 'collecte-des-donnees', 'Nous collectons')} Dans le formulaire : ${contactFormFields.items.map(({ term, detail }) => `${lowerFirst(term)} : ${lowerFirst(markdown(detail)).replace(/\.$/, '')}`).join(' ; ')}.`,
    sources: [collected],
    next: readMore(collected),
    related: ['data-use', 'gdpr', 'cookies'],
  },
  {
    id: 'data-use',
    kind: 'fact',
    answer: `Vos données servent à ceci :\n\n${bulletList(purposes())}`,
    sources: [uses],
    next: readMore(uses),
    related: ['data-collected', 'legal-basis', 'data-sold'],
  },
  {
    id: 'legal-basis',
    kind: 'fact',
    answer: legalLines(legalNotice, 'donnees-personnelles')
      .filter((line) => /article\s6, paragraphe\s1/.test(line))
      .map((line) => `- ${line}`)
      .join('\n'),
    sources: [legalNoticeSource('donnees-personnelles'), uses],
    next: readMore(uses),
    related: ['data-use', 'rights', 'gdpr'],
  },
  {
    id: 'automated-decisions',
    kind: 'fact',
    answer: legalLine(privacyPolicy, 'utilisation-des-donnees', 'profilage'),
    sources: [uses],
    next: readMore(uses),
    related: ['data-use', 'rights', 'humans-decide'],
  },
  {
    id: 'breach',
    kind: 'fact',
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
    answer: `${privacyPolicy.updated.label}${privacyPolicy.updated.kind === 'fixed' ? privacyPolicy.updated.text : ''}, complétée le ${privacyPolicyVersions[0].text}. ${legalLine(privacyPolicy, 'modification-de-la-politique', 'Nous pouvons modifier')}`,
    sources: [privacySource('modification-de-la-politique')],
    related: ['gdpr', 'rights', 'cookies'],
  },
  {
    id: 'cookies',
    kind: 'fact',
    answer: `${legalLine(privacyPolicy, 'cookies-et-stockage', 'aucun cookie')} ${legalLine(privacyPolicy, 'essentiel', "mesure d'audience")}`,
    english: 'This site sets no cookie at all. Audience measurement starts only with your consent.',
    sources: [cookies],
    next: readMore(cookies),
    related: ['cookies-refuse', 'analytics', 'retention-technical'],
  },
  {
    id: 'browser-storage',
    kind: 'fact',
    answer: bulletList(storedItems.map(({ name, purpose }) => `\`${name}\` : ${lowerFirst(purpose)}`)),
    sources: [cookies],
    next: readMore(cookies),
    related: ['cookies', 'cookies-refuse', 'analytics'],
  },
  {
    id: 'cookies-refuse',
    kind: 'fact',
    answer: legalLine(privacyPolicy, 'cookies-et-stockage', 'Gérer les cookies'),
    english:
      'The “Gérer les cookies” button, at the bottom of each page, reopens your choices. Refusing is as simple as accepting.',
    sources: [cookies],
    next: readMore(cookies),
    related: ['cookies', 'analytics', 'retention-choice'],
  },
  {
    id: 'analytics',
    kind: 'fact',
    answer: legalLine(privacyPolicy, 'cookies-et-stockage', 'Matomo').replace(
      'Elle est facultative.',
      "La mesure d'audience est facultative.",
    ),
    sources: [cookies],
    next: readMore(cookies),
    related: ['cookies', 'cookies-refuse', 'retention-technical'],
  },
  {
    id: 'video-player',
    kind: 'fact',
    answer: `${home.demo.video.notice} ${legalLine(privacyPolicy, 'cookies-et-stockage', 'lancez la lecture').replace('Sans cet accord', 'Sans votre accord')}`,
    sources: [cookies],
    next: readMore(cookies),
    related: ['cookies', 'video', 'analytics'],
  },
  {
    id: 'no-account',
    kind: 'fact',
    answer: legalLine(privacyPolicy, 'essentiel', 'compte'),
    sources: [privacySource('essentiel')],
    related: ['cookies', 'analytics', 'data-collected'],
  },
  {
    id: 'without-script',
    kind: 'fact',
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

/** What the policy commits to, then what the project itself gives. */
function gdprCommitments() {
  const { deliverables } = pick(methodologySteps, ({ id }) => id === 'cadrage', 'the framing step')
  const impact = pick(deliverables, (deliverable) => deliverable.startsWith("Analyse d'impact"), 'the impact analysis')
  const [kept = ''] = pick(faqEntries, ({ id }) => id === 'rgpd', 'the FAQ on personal data').answer.split('. ')
  return [
    dataStays(externalServices),
    firstSentence(processors(externalServices)),
    sentence(kept),
    sentence(`Dans votre projet, au cadrage : ${lowerFirst(impact)}`),
    legalLine(privacyPolicy, 'essentiel', 'exercer un droit'),
  ]
}
