import { declaredStatus } from './accessibility-status.ts'
import { legalNoticeVersions } from './brand/legal-notice-history.ts'
import { ownership } from './brand/ownership.ts'
import { company } from './company.ts'
import { allowsTraining, robotsMay } from './crawling.ts'
import { externalServices } from './external-services.ts'
import { capitalised } from './french-numbers.ts'
import { hosting } from './hosting.ts'
import { modelNames } from './language-models.ts'
import type { LegalDocument } from './legal-document.ts'
import { historySection } from './legal-versions.ts'
import { paths } from './paths.ts'
import {
  contactFormFields,
  dataProtectionOfficerLink,
  dataSubjectRights,
  essentialStorage,
  howToUseYourRights,
  mailLink,
  phoneLink,
  postalAddress,
  retentionPeriods,
  supervisoryAuthority,
} from './personal-data.ts'
import { keptByModels, transfers } from './recipients.ts'
import type { RichLink } from './rich-text.ts'

const { host, legal, parent } = company

const privacyPolicyLink: RichLink = { text: 'politique de confidentialité', href: paths.privacyPolicy }

const notAdvice = 'Elles ne valent ni conseil, ni offre.'

export const legalNotice: LegalDocument = {
  statements: { notAdvice },
  title: 'Mentions légales',
  introduction:
    "Qui édite ce site, qui l'héberge, et les règles qui s'y appliquent. Ces informations sont celles que demande l'article 1-1 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l'économie numérique (LCEN). Avant la loi n° 2024-449 du 21 mai 2024, dite SREN, elles relevaient de l'article 6, III.",
  updated: { kind: 'today', label: 'Dernière mise à jour : ' },
  contentsTitle: 'Sommaire',
  sections: [
    {
      id: 'editeur',
      title: 'Éditeur du site',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: 'Dénomination sociale', detail: legal.name },
            { term: 'Forme juridique', detail: legal.form },
            { term: 'Capital social', detail: legal.capital },
            { term: 'Siège social', detail: postalAddress },
            { term: 'Immatriculation', detail: legal.register },
            { term: 'SIREN', detail: legal.siren },
            { term: 'SIRET du siège', detail: legal.siret },
            { term: 'TVA intracommunautaire', detail: legal.vat },
            { term: 'Code APE', detail: legal.activityCode },
            {
              term: 'Téléphone',
              detail: [phoneLink, ` (${company.openingHours.whole.toLowerCase()})`],
            },
            { term: 'Email', detail: [mailLink] },
            { term: 'Pays et droit', detail: underLaw('publisher') },
            { term: 'Propriétaires', detail: capitalised(ownership.publisher.shareholders) },
            {
              term: 'Société mère',
              detail: [
                { text: parent.name, href: parent.url },
                ` (${underLaw('parent')}). Propriétaires : ${ownership.parent.shareholders}`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'directeur-de-la-publication',
      title: 'Direction de la publication',
      blocks: [
        {
          kind: 'facts',
          items: [{ term: 'Nom et qualité', detail: legal.publicationDirector }],
        },
        {
          kind: 'paragraph',
          id: 'right-of-reply',
          text: [
            "Toute personne nommée ou désignée sur ce site dispose d'un droit de réponse (article 1-1 de la LCEN). La demande s'adresse à la direction de la publication, par courrier au siège social ou à ",
            mailLink,
            '.',
          ],
        },
      ],
    },
    {
      id: 'hebergeur',
      title: 'Hébergeur',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: 'Nom', detail: host.name },
            { term: 'Adresse', detail: host.address },
            { term: 'Téléphone', detail: host.phone },
            { term: 'Pays et droit', detail: underLaw('host') },
            { term: 'Propriétaires', detail: capitalised(ownership.host.shareholders) },
          ],
        },
        {
          kind: 'paragraph',
          text: hosting(externalServices),
        },
      ],
    },
    {
      id: 'propriete-intellectuelle',
      title: 'Propriété intellectuelle et marques',
      blocks: [
        { kind: 'subtitle', text: 'Contenu du site' },
        {
          kind: 'paragraph',
          text: `Les textes, les dessins, la mise en page et le logo de ce site appartiennent à ${legal.name} ou sont utilisés avec l'accord de leurs auteurs. Le Code de la propriété intellectuelle les protège.`,
        },
        {
          kind: 'paragraph',
          id: 'permission',
          text: [
            `Les reproduire, les adapter ou les diffuser, en tout ou partie, demande notre autorisation écrite (article L. 122-4). Le faire sans autorisation est une contrefaçon (article L. 335-2). Les courtes citations restent libres si vous indiquez la source (article L. 122-5). ${robotsMay(allowsTraining)} Pour une autorisation, écrivez à `,
            mailLink,
            '.',
          ],
        },
        { kind: 'subtitle', text: 'Logiciels libres' },
        {
          kind: 'paragraph',
          text: [
            'Les logiciels libres que nous présentons, ainsi que les polices et les icônes libres que le site utilise, restent soumis à leur licence. Rien ici ne restreint les droits que cette licence vous donne. Les licences des polices, des icônes et du code que le site vous transmet sont réunies dans le fichier ',
            { text: 'licences.txt', href: '/licences.txt' },
            '.',
          ],
        },
        { kind: 'subtitle', text: 'Marques' },
        {
          kind: 'paragraph',
          text: `Le nom ${company.name} et son logo désignent nos services. Ils ne peuvent pas être utilisés sans notre accord.`,
        },
        {
          kind: 'paragraph',
          id: 'no-partnership',
          text: [
            `Les autres noms et logos appartiennent à leurs propriétaires : modèles de langage (${modelNames}), logiciels et bibliothèques. Nous les citons pour dire avec quoi nous travaillons. Cela ne signifie ni partenariat, ni approbation de leur part. Ce qui part chez l'éditeur d'un modèle est dit dans `,
            { text: "les questions de l'accueil", href: `${paths.home}#choix-des-modeles` },
            '.',
          ],
        },
      ],
    },
    {
      id: 'donnees-personnelles',
      title: 'Données personnelles',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Cette partie résume nos engagements au titre du règlement général sur la protection des données (RGPD) et de la loi n° 78-17 du 6 janvier 1978, dite Informatique et Libertés. Le détail est dans la ',
            privacyPolicyLink,
            '.',
          ],
        },
        { kind: 'subtitle', text: 'Responsable du traitement' },
        {
          kind: 'paragraph',
          id: 'controller',
          text: [`${legal.name}, ${postalAddress}. Téléphone : `, phoneLink, '.'],
        },
        { kind: 'subtitle', text: 'Délégué à la protection des données (DPO)' },
        {
          kind: 'paragraph',
          text: [
            `${legal.dataProtectionOfficer.name} : `,
            dataProtectionOfficerLink,
            ', ou par courrier au siège social.',
          ],
        },
        { kind: 'subtitle', text: 'Données collectées' },
        { kind: 'paragraph', text: 'Par le formulaire de contact :' },
        contactFormFields,
        {
          kind: 'list',
          items: [
            `Par l'assistant : vos questions et ses réponses, le temps de vous répondre. Nos serveurs n'en gardent pas un mot, sauf si vous joignez la conversation à une demande. Ils comptent les questions, par jour et par sujet.${keptByModels(externalServices)}`,
            'Par le suivi de votre demande : où elle en est, qui la suit, des notes sur nos échanges, son urgence, lue dans le message.',
            'Par nos échanges directs : vos coordonnées et leur objet.',
            "Par la navigation : votre adresse IP, la page demandée, celle d'où vous venez et le type de votre navigateur, pour servir les pages et limiter les abus. Le formulaire transmet aussi le temps écoulé avant son envoi.",
            "Par la mesure d'audience, avec votre accord seulement : pages vues et heure, durée de la visite, page d'origine, type et langue de l'appareil et du navigateur, adresse IP dont la moitié est effacée.",
          ],
        },
        { kind: 'subtitle', text: 'Finalités' },
        {
          kind: 'list',
          id: 'purposes',
          items: [
            'Répondre à votre demande, organiser une démonstration, préparer une proposition.',
            'Vous recontacter au sujet de votre projet.',
            'Conclure et suivre un contrat, tenir notre comptabilité.',
            "Répondre à vos questions par l'assistant.",
            'Savoir ce que les visiteurs cherchent, par le nombre de questions, pour compléter le site.',
            'Savoir combien de demandes nous recevons, et en combien de temps nous y répondons.',
            'Contrôler qui, dans notre équipe, a accédé à vos données.',
            'Protéger le site des abus et des pannes.',
            "Retenir vos préférences, mesurer l'audience et lire la vidéo, si vous l'acceptez.",
            'Respecter vos choix et répondre à vos demandes de droits.',
          ],
        },
        {
          kind: 'paragraph',
          text: `Aucune décision importante n'est prise à votre sujet par une machine seule. Vos données ne sont ni vendues, ni louées. ${transfers(externalServices)}`,
        },
        { kind: 'subtitle', text: 'Bases légales' },
        {
          kind: 'facts',
          id: 'legal-bases',
          items: [
            {
              term: 'Consentement, article 6, paragraphe 1, a) du RGPD',
              detail: "Retenir vos préférences, mesurer l'audience, lire la vidéo.",
            },
            {
              term: 'Contrat ou mesures précontractuelles, article 6, paragraphe 1, b)',
              detail: 'Répondre à votre demande, vous recontacter à son sujet, conclure et suivre un contrat.',
            },
            {
              term: 'Obligation légale, article 6, paragraphe 1, c)',
              detail:
                'Tenir notre comptabilité, contrôler qui accède à vos données, respecter vos choix, répondre à vos demandes de droits.',
            },
            {
              term: 'Intérêt légitime, article 6, paragraphe 1, f)',
              detail:
                "Répondre à l'organisation pour laquelle vous écrivez et suivre sa demande, vous informer par l'assistant, compléter le site, tenir nos délais de réponse, nous défendre en justice après un contrat, garder le site sûr et disponible.",
            },
          ],
        },
        { kind: 'subtitle', text: 'Durées de conservation' },
        retentionPeriods,
        { kind: 'subtitle', text: 'Vos droits' },
        dataSubjectRights,
        howToUseYourRights,
        { kind: 'subtitle', text: 'Réclamation auprès de la CNIL' },
        {
          kind: 'paragraph',
          text: "Vous pouvez à tout moment saisir l'autorité française de protection des données (article 77 du RGPD).",
        },
        supervisoryAuthority,
      ],
    },
    {
      id: 'cookies-et-stockage',
      title: 'Cookies',
      blocks: [
        {
          kind: 'paragraph',
          text: "Les pages que vous lisez ne déposent aucun cookie. Sans votre accord, le site n'enregistre dans votre navigateur que ce qui est strictement nécessaire à son fonctionnement et dispensé de consentement (article 82 de la loi Informatique et Libertés).",
        },
        essentialStorage,
        {
          kind: 'paragraph',
          text: "La mesure d'audience ne se charge qu'après votre accord, le lecteur vidéo que si vous lancez la lecture ou autorisez « Vidéo et marketing ».",
        },
        {
          kind: 'paragraph',
          text: [
            "Vous changez d'avis quand vous voulez, avec le bouton « Gérer les cookies » au bas de chaque page. Le détail est dans la ",
            privacyPolicyLink,
            '.',
          ],
        },
      ],
    },
    {
      id: 'accessibilite',
      title: 'Accessibilité',
      blocks: [
        {
          kind: 'paragraph',
          id: 'made-for-all',
          text: "Ce site est fait pour être lu et utilisé par tous : au clavier seul, avec un lecteur d'écran (ce point reste à vérifier), avec un texte deux fois plus grand, dans les couleurs que vous imposez à votre navigateur, sans animation et sans JavaScript. Des contrôles automatiques vérifient chaque page à chaque version.",
        },
        {
          kind: 'paragraph',
          text: [
            'Selon sa ',
            { text: "déclaration d'accessibilité", href: paths.accessibility },
            `, il est ${declaredStatus} au référentiel général d'amélioration de l'accessibilité (RGAA). Elle dit qui l'a évalué, et donne le taux, ce qui manque et ce que nous n'avons pas encore évalué.`,
          ],
        },
        {
          kind: 'paragraph',
          text: [
            "Un obstacle vous empêche d'accéder à un contenu ? Écrivez à ",
            mailLink,
            ' ou appelez le ',
            phoneLink,
            " : nous vous donnons l'information autrement, puis nous corrigeons. Si notre réponse ne vous suffit pas, vous pouvez saisir le Défenseur des droits.",
          ],
        },
      ],
    },
    {
      id: 'liens-hypertextes',
      title: 'Liens hypertextes',
      blocks: [
        {
          kind: 'paragraph',
          text: "Ce site contient des liens vers d'autres sites. Nous ne contrôlons pas leur contenu et n'en répondons pas. Si un lien mène à un contenu illicite, signalez-le : nous le retirons.",
        },
        {
          kind: 'paragraph',
          id: 'links-to-us',
          text: "Vous pouvez faire un lien vers toute page de ce site sans nous demander d'autorisation. La page doit s'ouvrir entière, hors de tout cadre, et le lien ne doit pas laisser croire à un partenariat.",
        },
      ],
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      blocks: [
        {
          kind: 'paragraph',
          id: 'errors',
          text: [
            'Nous tenons ces pages exactes et à jour. Une erreur reste possible : signalez-la à ',
            mailLink,
            ', nous la corrigeons.',
          ],
        },
        {
          kind: 'list',
          items: [
            {
              id: 'informs',
              text: "Ce site informe. Les résultats et les délais de projet qu'il présente varient d'un projet à l'autre. Seul un contrat signé nous engage.",
            },
            `L'assistant est un système d'intelligence artificielle (article 50 du règlement (UE) 2024/1689). Ses réponses sont produites automatiquement et peuvent être fausses. ${notAdvice}`,
            {
              id: 'interruptions',
              text: 'Le site peut être interrompu pour maintenance ou par une panne. Nous ne répondons pas des dommages dus à une interruption, à votre matériel ou à votre connexion, dans les limites permises par la loi.',
            },
          ],
        },
      ],
    },
    {
      id: 'droit-applicable',
      title: 'Droit applicable',
      blocks: [
        {
          kind: 'paragraph',
          id: 'law',
          text: [
            "Ces mentions sont soumises au droit français. En cas de différend, écrivez d'abord à ",
            mailLink,
            ' : nous cherchons un accord amiable.',
          ],
        },
        {
          kind: 'paragraph',
          id: 'courts',
          text: `À défaut d'accord, les tribunaux de ${company.address.city} sont compétents entre commerçants (article 48 du Code de procédure civile). Dans les autres cas, la compétence suit les règles de la loi.`,
        },
      ],
    },
    historySection(legalNoticeVersions),
  ],
}

function underLaw(whose: keyof typeof ownership): string {
  const { country, law } = ownership[whose]
  return `${country}, ${law}`
}
