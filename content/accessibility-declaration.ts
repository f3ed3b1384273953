import { conformityRate, statusAt } from './accessibility/assessment.ts'
import { resultText } from './accessibility/result-text.ts'
import { accessibilitySummary } from './accessibility-summary.ts'
import { assessment } from './assessment-words.ts'
import { accessibilityReview } from './brand/accessibility.ts'
import { company } from './company.ts'
import { capitalised } from './french-numbers.ts'
import type { LegalBlock, LegalDocument, LegalTable } from './legal-document.ts'
import { paths } from './paths.ts'
import { mailLink, phoneLink, postalAddress } from './personal-data.ts'
import type { RichLink } from './rich-text.ts'

const { counts, themes, faults, toAssess } = accessibilitySummary
const rate = conformityRate(counts)
const applicable = counts.conform + counts.notConform + counts.notAssessed
const { name, legal } = company
const { established, lastUpdate } = accessibilityReview

const resultsByTheme: LegalTable = {
  kind: 'table',
  caption: 'Résultat de chaque thématique du RGAA, en nombre de critères',
  columns: ['Thématique', 'Résultat'],
  rows: themes.map((theme, index) => [`${index + 1}. ${theme.name}`, resultText(theme.counts)]),
}

/** The reason once, then the criteria that share it. */
const openCriteria = toAssess.flatMap(({ because, criteria }): LegalBlock[] => [
  { kind: 'paragraph', text: because },
  { kind: 'list', items: criteria.map(({ number, title }) => `Critère ${number} : ${title}`) },
])

const page = (text: string, href: string): RichLink => ({ text, href })

export const accessibilityDeclaration: LegalDocument = {
  title: "Déclaration d'accessibilité",
  introduction: `${legal.name} s'engage à rendre ce site accessible, de son propre chef, comme l'article 47 de la loi n° 2005-102 du 11 février 2005 le demande aux services publics en ligne. Cette déclaration s'applique à toutes les pages de ce site qui sont ouvertes au public, hors celle par laquelle notre équipe entre à son bureau. Voici où nous en sommes, y compris ce qui manque.`,
  updated: {
    kind: 'fixed',
    label: 'Établie le ',
    ...established,
    completed: { isoDate: lastUpdate.isoDate, text: `Mise à jour le ${lastUpdate.text}` },
  },
  contentsTitle: 'Sommaire',
  sections: [
    {
      id: 'etat-de-conformite',
      title: 'État de conformité',
      blocks: [
        {
          kind: 'paragraph',
          id: 'status',
          text: `Le site de ${name} est ${statusAt(rate)} au référentiel général d'amélioration de l'accessibilité (RGAA), version 4.1.2${rate === 100 ? '' : ', en raison des non-conformités et des critères encore à évaluer que cette déclaration énumère'}.`,
        },
        {
          kind: 'paragraph',
          text: `${assessment.statement} Elle vaut ce que valent les contrôles décrits ici, et rien de plus.`,
        },
      ],
    },
    {
      id: 'resultats',
      title: "Résultats de l'évaluation",
      blocks: [
        {
          kind: 'paragraph',
          id: 'rate',
          text: `${capitalised(assessment.according)}, ${rate} % des critères applicables sont respectés : ${counts.conform} sur ${applicable}.`,
        },
        {
          kind: 'paragraph',
          text: "Un critère que personne n'a encore évalué compte comme non respecté. Le taux est arrondi vers le bas.",
        },
        resultsByTheme,
        {
          kind: 'paragraph',
          text: [
            "La grille des 106 critères dit, pour chacun, quel test automatique le tient et quand, comment il a été vérifié à la main ou pourquoi il ne s'applique pas. Nous l'envoyons à qui la demande à ",
            mailLink,
            '.',
          ],
        },
      ],
    },
    {
      id: 'contenus-non-accessibles',
      title: 'Contenus non accessibles',
      blocks: [
        { kind: 'subtitle', text: 'Non-conformités' },
        {
          kind: 'list',
          items: faults.map(({ number, fault, instead }) => `Critère ${number} : ${fault} ${instead}`),
        },
        { kind: 'subtitle', text: 'Critères encore à évaluer' },
        ...openCriteria,
        { kind: 'subtitle', text: 'Dérogations pour charge disproportionnée' },
        { kind: 'paragraph', text: "Nous n'en invoquons aucune." },
        { kind: 'subtitle', text: "Contenus non soumis à l'obligation d'accessibilité" },
        {
          kind: 'paragraph',
          text: "Aucun. La vidéo de démonstration est servie par un autre site, mais c'est la nôtre : elle compte.",
        },
      ],
    },
    {
      id: 'etablissement',
      title: 'Établissement de cette déclaration',
      blocks: [
        {
          kind: 'paragraph',
          id: 'dates',
          text: `Cette déclaration a été établie le ${established.text} et mise à jour le ${lastUpdate.text}. Son taux et ses listes sont calculés à partir de la grille, à chaque version du site.`,
        },
        { kind: 'subtitle', text: 'Technologies du site' },
        { kind: 'list', items: ['HTML', 'CSS', 'JavaScript', 'SVG', 'WAI-ARIA'] },
        { kind: 'subtitle', text: 'Environnement de test' },
        {
          kind: 'list',
          items: [
            'Revue à la main avec Chromium 156 sous Linux, au clavier seul, sans styles, sans JavaScript, en niveaux de gris pour les cinq pages principales, avec un texte deux fois plus grand, de 320 à 1920 pixels de large.',
            "Aucun lecteur d'écran : nous n'avons pas encore vérifié le site avec NVDA, JAWS ou VoiceOver.",
          ],
        },
        { kind: 'subtitle', text: "Outils d'évaluation" },
        {
          kind: 'list',
          items: [
            'axe-core, sur chaque page, à chaque version du site.',
            "accessibility-checker-engine (IBM), sur la page de contact à chaque version du site, sur toutes les pages lors des campagnes d'essais.",
            'html-validate, sur le code de chaque page, à chaque version du site.',
            'Des tests écrits pour ce site, qui le parcourent dans un navigateur comme le ferait une personne.',
          ],
        },
        { kind: 'subtitle', text: 'Pages vérifiées' },
        { kind: 'paragraph', text: 'Toutes les pages du site, hors celles du bureau de notre équipe :' },
        {
          kind: 'list',
          items: [
            [page('Accueil', paths.home)],
            [page('Solutions', paths.solutions)],
            [page("Cas d'usage", paths.useCases)],
            [page('Services', paths.services)],
            [page('Contact', paths.contact), ', puis la confirmation de la demande'],
            [page('Mentions légales', paths.legalNotice)],
            [page('Politique de confidentialité', paths.privacyPolicy)],
            "Déclaration d'accessibilité",
            "La page qui répond à une adresse qui n'existe pas",
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: "Retour d'information et contact",
      blocks: [
        {
          kind: 'paragraph',
          id: 'closed-content',
          text: "Un contenu ou un service vous est inaccessible ? Dites-le-nous : nous vous donnons l'information autrement, puis nous corrigeons.",
        },
        {
          kind: 'facts',
          items: [
            { id: 'email', term: 'Email', detail: [mailLink] },
            {
              id: 'phone',
              term: 'Téléphone',
              detail: [phoneLink, ` (${company.openingHours.whole.toLowerCase()})`],
            },
            { term: 'Formulaire', detail: [page('Formulaire de contact', paths.contact)] },
            { term: 'Courrier', detail: `${legal.name}, ${postalAddress}` },
          ],
        },
      ],
    },
    {
      id: 'voies-de-recours',
      title: 'Voies de recours',
      blocks: [
        {
          kind: 'paragraph',
          text: "Vous nous avez signalé un défaut qui vous empêche d'accéder à un contenu ou à un service, et notre réponse ne vous suffit pas ou n'est pas venue ? Vous pouvez saisir le Défenseur des droits.",
        },
        {
          kind: 'facts',
          items: [
            {
              term: 'En ligne',
              detail: [page('formulaire.defenseurdesdroits.fr', 'https://formulaire.defenseurdesdroits.fr')],
            },
            {
              term: 'Près de chez vous',
              detail: [
                page('les délégués du Défenseur des droits', 'https://www.defenseurdesdroits.fr/saisir/delegues'),
              ],
            },
            { term: 'Par téléphone', detail: [page('09 69 39 00 00', 'tel:+33969390000')] },
            {
              term: 'Par courrier, sans timbre',
              detail: 'Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
            },
          ],
        },
      ],
    },
  ],
}
