import { videoTranscript } from '#content/brand/video-transcript.ts'
import { changesOfAssurances } from './changes-of-assurances.ts'

/** Values of the brand that are changed together, and what must then be told no more. */
export type BrandChange = {
  /** By where it stands: « identity.host.country ». */
  readonly to: Readonly<Record<string, string | number | object>>
  /** What is gone with them, beside the texts that stood there. */
  readonly old?: RegExp
  /** What is everybody's, and no trace of the old value. */
  readonly everybodys?: RegExp
}

/** One value at a time; together, those that are the same today: one would hide what is left of the other. */
export const brandChanges: readonly BrandChange[] = [
  { to: { 'identity.name': 'Vaucanson' } },
  { to: { 'identity.tagline': 'Des automates que vos équipes comprennent' } },
  {
    to: {
      'identity.story': 'Vaucanson fit voir à tous le mécanisme de ses automates.',
      'nameStory.inEnglish': 'Vaucanson showed to everybody how his automata work.',
    },
    old: /méridien(?!ne)|meridian|\bmètre\b|\bmetre\b/i,
    everybodys: /Carte des triangles qui ont mesuré le méridien/g,
  },
  {
    to: { 'identity.foundedIn': 2019 },
    old: /\b2024\b/,
    everybodys: /2024\/1689|2024-449 (?:du 21 mai|of 21 May) 2024/g,
  },
  { to: { 'identity.copyrightYear': 2026 }, old: /© 2025/ },
  { to: { 'identity.parent.name': 'Holding Engrenages' } },
  { to: { 'identity.parent.url': 'https://www.engrenages.example' } },
  { to: { 'identity.address.street': '7 quai des Horlogers' } },
  { to: { 'identity.address.postalCode': '38000' } },
  {
    to: { 'identity.address.city': 'Grenoble' },
    everybodys:
      /heure de Paris|Paris time|7533\d Paris Cedex 07|75342 Paris Cedex 07|méridien de Paris|autour de Paris/gi,
  },
  {
    to: {
      'identity.address.country': 'Belgique',
      'identity.host.country': 'Allemagne',
      'identity.host.address': '1 rue du Nuage, Aix-la-Chapelle',
      'ownership.publisher.country': 'Belgique',
      'ownership.parent.country': 'Luxembourg',
      'ownership.host.country': 'Allemagne',
      'demoVideo.service.country': 'Espagne',
      'ownership.parent.shareholders': 'un fonds luxembourgeois',
      'ownership.host.shareholders': 'ses salariés',
      'ownership.parent.inEnglish.shareholders': 'a fund of Luxembourg',
      'ownership.host.inEnglish.shareholders': 'its employees',
    },
    everybodys:
      /Mistral AI[,)]? \(?France|Mistral (?:vient de|is from) France|Chine, (?:aux )?États-Unis(?:,| ou en) France|France, États-Unis, Chine|China, (?:France, United States|the United States or France)|la Chine, les États-Unis ou la France|^France$|[Ii]n France (?:call )?\d{4}|tourne en France|runs in France/g,
  },
  { to: { 'identity.address.latitude': 45.1927 }, old: /48[.,]8363/ },
  { to: { 'identity.address.longitude': 5.7268 }, old: /2[.,]3365/ },
  { to: { 'identity.phone.display': '04 65 71 17 09', 'identity.phone.international': '+33465711709' } },
  { to: { 'identity.email': 'accueil@vaucanson.example' } },
  { to: { 'identity.openingHours.opens': '08:30' }, old: /\b9h\b|09:00|\b9 ?am\b/ },
  { to: { 'identity.openingHours.closes': '17:30' }, old: /\b18h\b|18:00|\b6 ?pm\b/ },
  { to: { 'identity.legal.name': 'Vaucanson SARL' } },
  {
    to: { 'identity.legal.form': 'Société à responsabilité limitée' },
    old: /société par actions|joint[- ]stock/i,
  },
  { to: { 'identity.legal.capital': '20 000 €' }, old: /100[ ,]000/ },
  { to: { 'identity.legal.siren': '000 170 978' } },
  { to: { 'identity.legal.siret': '000 170 978 00021' } },
  { to: { 'identity.legal.register': 'RCS Grenoble 000 170 978' } },
  { to: { 'identity.legal.vat': 'FR11 000 170 978' } },
  {
    to: { 'identity.legal.activityCode': '62.02A – Conseil en systèmes informatiques' },
    old: /62\.01|programmation informatique|computer programming/i,
  },
  {
    to: { 'identity.legal.publicationDirector': 'Noor Lambert, gérante' },
    old: /Verdier|\bprésidente\b|\bpresident\b/,
  },
  {
    to: { 'identity.legal.dataProtectionOfficer.name': 'Jeanne Martin, déléguée à la protection des données' },
    old: /ne donne pas son nom|does not give (?:its|their|his|her) name/,
    everybodys: /^Délégué à la protection des données(?: \(DPO\))?$/g,
  },
  { to: { 'identity.legal.dataProtectionOfficer.email': 'donnees@vaucanson.example' } },
  { to: { 'identity.host.name': 'Serveurs Modèles SA' } },
  { to: { 'identity.host.address': '3 allée des Alpes, 74000 Annecy, France' } },
  { to: { 'identity.host.phone': '04 65 71 17 10' } },
  { to: { 'identity.rating.value': 4.7 }, old: /4[.,]9/ },
  { to: { 'identity.rating.count': 85 }, old: /\b127\b/ },
  {
    to: {
      'identity.rating.provenance.collectedBy': 'Notes Exemple SA',
      'identity.rating.provenance.checkedBy': 'Notes Exemple SA',
    },
  },
  {
    to: {
      'identity.rating.provenance.checkedOn': 'en mars 2025',
      'identity.rating.provenance.checkedUntil': '2025-03-31',
    },
    old: /janvier 2025|January 2025/,
    everybodys: /28 janvier 2025|28 January 2025/g,
  },
  {
    to: {
      'identity.rating.provenance.url': 'https://notes.example',
      'identity.rating.provenance.rules': 'https://notes.example/regles',
    },
  },
  {
    to: {
      'ownership.publisher.law': 'droit belge',
      'ownership.parent.law': 'droit belge',
      'ownership.host.law': 'droit belge',
      'ownership.publisher.inEnglish.law': 'Belgian law',
      'ownership.parent.inEnglish.law': 'Belgian law',
      'ownership.host.inEnglish.law': 'Belgian law',
    },
    everybodys:
      /Ces mentions sont soumises au droit français|mentions légales de ce site sont soumises au droit français|legal notice of this site is under French law|tourne en France et relève du droit français|runs in France and is under French law/g,
  },
  {
    to: {
      'ownership.publisher.shareholders': 'Groupe Arpentage, à 80 %, et sa gérante',
      'ownership.publisher.inEnglish.shareholders': 'Groupe Arpentage (80 %) and its manager',
    },
    old: /à 100 %|100 ?% (?:of|by)|\(100 ?%\)|owns 100|wholly/,
    everybodys: /hébergés à 100 %/g,
  },
  {
    to: {
      'ownership.parent.shareholders': 'un fonds établi au Luxembourg',
      'ownership.parent.inEnglish.shareholders': 'a fund of Luxembourg',
    },
    old: /fondateurs|founders/,
    everybodys: /ne nomme ni les fondateurs|names neither the founders/g,
  },
  {
    to: {
      'ownership.host.shareholders': 'ses salariés',
      'ownership.host.inEnglish.shareholders': 'its employees',
    },
    old: /personnes physiques établies|individuals/,
  },
  { to: { 'offer.project.euros': 8500 }, old: /15[ ,.]?000/ },
  { to: { 'offer.project.months': 4 }, old: /\b(?:3|trois) mois\b|\b(?:3|three) months\b/ },
  {
    to: { 'offer.answerHours': 48 },
    old: /\b24 ?h\b|24 hours|24 heures/,
    everybodys: /(?:pendant 24 heures|for 24 hours) (?:au plus|at most)/g,
  },
  { to: { 'offer.urgentAnswerHours': 6 }, old: /\b4 ?h\b|\b(?:4|four) hours|\b(?:4|quatre) heures/ },
  { to: { 'offer.demoMinutes.from': 20 }, old: /\b30(?:-45| à 45| to 45)/ },
  { to: { 'offer.demoMinutes.to': 50 }, old: /30(?:-45| à 45| to 45)/ },
  { to: { 'departure.noticeMonths': 1 }, old: /(?:préavis|notice)[^.;(]*\b(?:2|deux|two) mo/i },
  { to: { 'departure.transferDays': 20 }, old: /(?:transfert|transfer)[^.;(,]*\b30 (?:jours|days)/i },
  { to: { 'departure.retrievalDays': 45 }, old: /\b30 (?:jours|days) (?:pour|to)/i },
  {
    to: { 'departure.charge': 500 },
    old: /sans frais de sortie|aucuns? frais de sortie|(?:without|no) (?:exit|leaving|departure)? ?(?:fee|charge)|(?:sortie|départ)[^.]* gratuit/i,
  },
  { to: { 'assurances.singleSignOn': 'Vos équipes se connectent par leur annuaire.' }, old: /SAML|OIDC/ },
  {
    to: { 'assurances.recurringCosts': 'Un forfait mensuel couvre tout.' },
    old: /paient en plus|ligne par ligne|line by line/,
  },
  { to: { 'assurancesInEnglish.recurringCosts': 'A monthly fee covers it.' } },
  {
    to: { 'assurances.processingAgreement': 'Le contrat se signe avec la commande.' },
    old: /accompagne la proposition/,
  },
  {
    to: {
      'accessibilityReview.established': { isoDate: '2026-10-15', text: '15 octobre 2026' },
      'legalNoticeVersions.2.isoDate': '2026-10-15',
      'legalNoticeVersions.2.text': '15 octobre 2026',
      'privacyPolicyVersions.3.isoDate': '2026-10-15',
      'privacyPolicyVersions.3.text': '15 octobre 2026',
    },
    old: /15 novembre|15 November|November 15/,
  },
  {
    to: {
      'accessibilityReview.lastUpdate': { isoDate: '2026-12-17', text: '17 décembre 2026' },
      'legalNoticeVersions.0.isoDate': '2026-12-17',
      'legalNoticeVersions.0.text': '17 décembre 2026',
      'legalNoticeVersions.1.isoDate': '2026-12-16',
      'legalNoticeVersions.1.text': '16 décembre 2026',
      'privacyPolicyVersions.0.isoDate': '2026-12-18',
      'privacyPolicyVersions.0.text': '18 décembre 2026',
      'privacyPolicyVersions.1.isoDate': '2026-12-17',
      'privacyPolicyVersions.1.text': '17 décembre 2026',
      'privacyPolicyVersions.2.isoDate': '2026-12-16',
      'privacyPolicyVersions.2.text': '16 décembre 2026',
    },
    old: /1[678] novembre|1[678] November|November 1[678]/,
  },
  {
    to: {
      'legalNoticeVersions.3.isoDate': '2025-02-28',
      'legalNoticeVersions.3.text': '28 février 2025',
      'privacyPolicyVersions.4.isoDate': '2025-02-28',
      'privacyPolicyVersions.4.text': '28 février 2025',
      'demoVideo.publishedOn': '2025-02-28',
      'demoVideo.service.since': '2025-02-28',
    },
    old: /28 janvier|28 January|January 28/,
  },
  {
    to: {
      'privacyPolicyVersions.0.changes': 'Ajout des mentions demandées.',
      'privacyPolicyVersions.1.changes': 'Reprise du texte.',
      'privacyPolicyVersions.2.changes': 'Mise en forme.',
      'privacyPolicyVersions.3.changes': 'Relecture.',
      'legalNoticeVersions.0.changes': 'Ajout des mentions demandées.',
      'legalNoticeVersions.1.changes': 'Reprise du texte.',
      'legalNoticeVersions.2.changes': 'Mise en forme.',
    },
  },
  {
    to: { 'accessibilityReview.assessor': { name: 'Vue Claire SARL' } },
    old: /auto-évaluation|self-assess|our own assessment|notre équipe l'a faite/i,
    everybodys: /our teams?/gi,
  },
  {
    to: { 'accessibilitySummary.counts': { conform: 75, notConform: 0, notApplicable: 31, notAssessed: 0 } },
    old: /partiellement conforme|partially compliant|86 ?%|\b65 (?:sur|out of) 75|en raison des non-conformités|because of the non-conformities/,
    everybodys: /il est partiellement conforme au référentiel|^Accessibilité : partiellement conforme$/g,
  },
  { to: { 'demoVideo.url': 'https://films.example/embed/1' } },
  { to: { 'demoVideo.title': 'Vidéo : un automate répond' } },
  {
    to: { 'demoVideo.introduction': "Un automate répond à l'accueil d'une usine.", 'demoVideo.seconds': 150 },
    old: /accueil d'une mairie|(?:front desk|reception) of a (?:fictional )?town hall|1 min 30|90 s\b/,
  },
  { to: { 'demoVideo.service.name': 'Cinémathèque Modèle' } },
  { to: { 'demoVideo.service.company': 'Cinémathèque Modèle SA' } },
  { to: { 'demoVideo.service.terms': 'https://films.example/regles' } },
  {
    to: Object.fromEntries(
      videoTranscript.map((_, at) => [`videoTranscript.${at}`, { speaker: 'Voix off', text: 'Un automate répond.' }]),
    ),
    old: /Sophie|abri de jardin|garden shed|\béglise\b|\bchurch\b/,
  },
  ...changesOfAssurances,
]
