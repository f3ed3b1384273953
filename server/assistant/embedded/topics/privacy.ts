import { officerNamed } from '#content/data-protection-officer.ts'
import { dataStays, isOfSomebodyElse, processors, recipients, staysInEurope } from '#content/recipients.ts'
import { countryOf } from '#content/services-by-consent.ts'
import { byId, lineById } from '../../facts.ts'
import { countryInEnglish, dayInEnglish } from '../../language/in-english.ts'
import { bulletList, enumeration, firstSentence, lowerFirst, markdown, sentence } from '../../markdown.ts'
import type { SiteContent } from '../../site-content.ts'
import { forEach, type Sayings, type TopicSite } from '../topic.ts'
import { recipientsInEnglish } from './recipients-in-english.ts'

export function privacyTopics(site: TopicSite): Sayings {
  const { content, facts, sources } = site
  const { company, contactFormFields, dataSubjectRights, externalServices, home } = content
  const { storedItems, supervisoryAuthority, usingYourRights } = content
  const officer = markdown([content.dataProtectionOfficerLink])
  const howTo = markdown(usingYourRights.howTo)
  const { free, delay } = usingYourRights
  const authority = (id: string) => markdown(byId(supervisoryAuthority.items, id, 'personal-data.ts').detail)
  const rights = () => sources.privacy('vos-droits')
  const uses = () => sources.privacy('utilisation-des-donnees')
  const collected = () => sources.privacy('collecte-des-donnees')
  const security = () => sources.privacy('protection-et-securite')
  const cookies = () => sources.privacy('cookies-et-stockage')
  return {
    gdpr: () => ({
      kind: 'fact',
      answer: `Nos engagements au titre du règlement général sur la protection des données (RGPD) :\n\n${bulletList(gdprCommitments(site))}`,
      english: `Our commitments under the GDPR: ${staysInEurope(externalServices) ? 'the data that this site collects stays in Europe' : 'the data that this site collects leaves Europe only for the services that the privacy policy names'} and is not sold, our processors are bound by contract, contact data is kept for 3 years at most, and you use your rights by writing to ${officer}.`,
      sources: [sources.privacy('essentiel'), uses(), sources.faq('rgpd')],
      related: ['rights', 'retention', 'hosting'],
    }),
    rights: () => ({
      kind: 'fact',
      answer: `Vos droits : ${enumeration(dataSubjectRights.items.map(({ term }) => nameOf(term)))}. ${howTo} ${delay}`,
      sources: [rights()],
      related: ['dpo', 'rights-delay', 'cnil'],
    }),
    'rights-delay': () => ({
      kind: 'fact',
      answer: `${delay} Écrivez à ${officer} : ${lowerFirst(free)}`,
      sources: [rights()],
      related: ['rights', 'dpo', 'cnil'],
    }),
    dpo: () => ({
      kind: 'fact',
      answer: `${company.legal.dataProtectionOfficer.name} : ${officer}, ou par courrier au siège social.`,
      english: `Our data protection officer${officerNamed ? `, ${officerNamed.split(',')[0]}` : ''}: ${officer}.`,
      sources: [sources.legalNotice('donnees-personnelles')],
      related: ['rights', 'gdpr', 'cnil'],
    }),
    ...forEach(
      dataSubjectRights.items,
      ({ id, term }) => `data-right-${id ?? term}`,
      ({ term, detail }) => ({
        kind: 'fact',
        inPhrases: { name: nameOf(term) },
        answer: `${term} : ${lowerFirst(markdown(detail))} Écrivez à ${officer} : ${lowerFirst(free)} ${firstSentence(delay)}`,
        sources: [rights()],
        related: ['rights', 'rights-delay', 'dpo'],
      }),
    ),
    cnil: () => ({
      kind: 'fact',
      answer: `Vous pouvez saisir la CNIL à tout moment. ${['name', 'address', 'site'].map(authority).join(', ')}.`,
      sources: [rights()],
      related: ['rights', 'dpo', 'rights-delay'],
    }),
    controller: () => ({
      kind: 'fact',
      answer: `Pour ce site, responsable du traitement : ${facts.notice.line('controller')}${content.assurances.processingAgreement ? ` Pour votre plateforme : ${lowerFirst(content.assurances.processingAgreement)}` : ''}`,
      sources: [sources.legalNotice('donnees-personnelles')],
      related: ['dpo', 'publisher', 'rights'],
    }),
    'data-sold': () => ({
      kind: 'fact',
      answer: `Non. ${facts.policy.line('not-sold')}`,
      english: 'No: we neither sell nor rent your data, and train no model with it.',
      sources: [uses()],
      related: ['data-recipients', 'gdpr', 'training-data'],
    }),
    'data-recipients': () => ({
      kind: 'fact',
      answer: `Voici qui reçoit vos données :\n\n${bulletList([...recipients(externalServices).map(markdown), firstSentence(processors(externalServices))])}`,
      english: `These receive your data:\n\n${bulletList(recipientsInEnglish(content))}`,
      sources: [uses()],
      related: ['data-sold', 'security', 'hosting'],
    }),
    'data-collected': () => ({
      kind: 'fact',
      answer: `${facts.policy.line('collected')} Dans le formulaire : ${contactFormFields.items.map(({ term, detail }) => `${lowerFirst(term)} : ${lowerFirst(markdown(detail)).replace(/\.$/, '')}`).join(' ; ')}.`,
      sources: [collected()],
      related: ['data-use', 'gdpr', 'cookies'],
    }),
    'data-use': () => ({
      kind: 'fact',
      answer: `Vos données servent à ceci :\n\n${bulletList(facts.notice.lines('purposes'))}`,
      sources: [uses()],
      related: ['data-collected', 'legal-basis', 'data-sold'],
    }),
    'legal-basis': () => ({
      kind: 'fact',
      answer: bulletList(facts.notice.lines('legal-bases')),
      sources: [sources.legalNotice('donnees-personnelles'), uses()],
      related: ['data-use', 'rights', 'gdpr'],
    }),
    'automated-decisions': () => ({
      kind: 'fact',
      answer: facts.policy.line('no-automated-decision'),
      sources: [uses()],
      related: ['data-use', 'rights', 'humans-decide'],
    }),
    breach: () => ({
      kind: 'fact',
      answer: `Pour les données de ce site : ${lowerFirst(facts.policy.detail('breach'))}`,
      sources: [security()],
      related: ['security', 'cnil', 'gdpr'],
    }),
    'policy-date': () => ({
      kind: 'fact',
      answer: `${policyDates(content)} ${facts.policy.line('may-change')}`,
      english: `${policyDatesInEnglish(content)} The history at the bottom of the page says what changed, and when.`,
      sources: [sources.privacy('modification-de-la-politique')],
      related: ['gdpr', 'rights', 'cookies'],
    }),
    cookies: () => ({
      kind: 'fact',
      answer: `${facts.policy.line('no-cookie')} ${facts.policy.line('audience-consent')}`,
      notice: `Pour la vidéo, ${lowerFirst(home.demo.video.notice)}`,
      english:
        'The pages that you read set no cookie. Audience measurement starts only with your consent.\n\nThe video player, which you start or allow, loads from an outside site and may set its own cookies.',
      sources: [cookies()],
      related: ['cookies-refuse', 'analytics', 'retention-technical'],
    }),
    'browser-storage': () => ({
      kind: 'fact',
      answer: bulletList(storedItems.map(({ name, purpose }) => `\`${name}\` : ${lowerFirst(purpose)}`)),
      sources: [cookies()],
      related: ['cookies', 'cookies-refuse', 'analytics'],
    }),
    'cookies-refuse': () => ({
      kind: 'fact',
      answer: facts.policy.line('change-choice'),
      english:
        'The “Gérer les cookies” button, at the bottom of each page, reopens your choices. Refusing is as simple as accepting.',
      sources: [cookies()],
      related: ['cookies', 'analytics', 'retention-choice'],
    }),
    analytics: () => ({
      kind: 'fact',
      answer: `La mesure d'audience est facultative. ${facts.policy.statement('audience')}`,
      ...whoCounts(externalServices),
      sources: [cookies()],
      related: ['cookies', 'cookies-refuse', 'retention-technical'],
    }),
    /** Where it is measured, what is said of the measurement says it all. */
    'analytics-on-or-off': () =>
      content.isMeasured
        ? undefined
        : {
            kind: 'fact',
            answer: `${unmeasured(content)} ${facts.policy.statement('audience')}`,
            english:
              'In this version of the site, no measurement is active. Matomo would count visits only with your consent.',
            sources: [cookies()],
            related: ['analytics', 'cookies', 'cookies-refuse'],
          },
    'video-player': () => ({
      kind: 'fact',
      answer: `${home.demo.video.notice} Sans votre accord, ${facts.policy.statement('video')}`,
      sources: [cookies()],
      related: ['cookies', 'video', 'analytics'],
    }),
    'no-account': () => ({
      kind: 'fact',
      answer: facts.policy.line('no-account'),
      sources: [sources.privacy('essentiel')],
      related: ['cookies', 'analytics', 'data-collected'],
    }),
    'without-script': () => ({
      kind: 'fact',
      answer: facts.policy.line('without-script'),
      sources: [cookies()],
      related: ['cookies', 'contact', 'analytics'],
    }),
  }
}

/** Whoever runs the measurement: we ourselves, or somebody for us, by name and country. */
function whoCounts(services: SiteContent['externalServices']) {
  const [service] = services.filter(({ purpose }) => purpose === 'audience')
  if (!service) return undefined
  if (!isOfSomebodyElse(service))
    return {
      notice: `Nous comptons les visites nous-mêmes, avec ${service.name}.`,
      noticeInEnglish: `We count visits ourselves, with ${service.name}.`,
    }
  return {
    notice: `Pour nous, c'est ${service.company} (${countryOf(service)}) qui compte les visites, avec ${service.name}.`,
    noticeInEnglish: `For us, ${service.company} (${countryInEnglish(countryOf(service))}) counts visits, with ${service.name}.`,
  }
}

/** What the policy says in a build that measures no audience. */
function unmeasured({ privacyPolicy }: SiteContent) {
  const told = privacyPolicy.sections
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'paragraph' && block.unmeasured)
  return told?.kind === 'paragraph' ? markdown(told.text) : ''
}

/** What the policy commits to, then what the project itself gives. */
function gdprCommitments({ content: { externalServices }, facts }: TopicSite) {
  const impact = lineById(facts.step('cadrage').deliverables, 'impact-analysis', 'methodology.ts')
  return [
    dataStays(externalServices, 'Les données que ce site collecte', 'que nomme la politique de confidentialité'),
    firstSentence(processors(externalServices)),
    facts.faqStatement('rgpd', 'durations'),
    sentence(`Dans votre projet, au cadrage : ${lowerFirst(impact)}`),
    facts.policy.line('use-rights'),
  ]
}

/** The last change first: who asks for the date wants to know how recent the text is. */
function policyDates({ privacyPolicy: { updated }, privacyPolicyVersions: [latest, ...earlier] }: SiteContent) {
  const first = updated.kind === 'fixed' ? updated.text : latest.text
  return earlier.length > 0
    ? `La politique de confidentialité a été complétée pour la dernière fois le ${latest.text} ; sa première version date du ${first}.`
    : `La politique de confidentialité date du ${first}.`
}

function policyDatesInEnglish({
  privacyPolicy: { updated },
  privacyPolicyVersions: [latest, ...earlier],
}: SiteContent) {
  const first = dayInEnglish(updated.kind === 'fixed' ? updated.isoDate : latest.isoDate)
  return earlier.length > 0
    ? `The privacy policy was last updated on ${dayInEnglish(latest.isoDate)}; its first version is of ${first}.`
    : `The privacy policy is of ${first}.`
}

/** « Accès (article 15) » → « accès » */
function nameOf(term: string) {
  return lowerFirst(term.replace(/ \(.*/, ''))
}
