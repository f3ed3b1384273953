import { privacyPolicyVersions } from './brand/privacy-policy-history.ts'
import { company } from './company.ts'
import { externalServices } from './external-services.ts'
import { audienceMonths, backupDays, choiceMonths, quarantineDays, questionMonths } from './kept-for.ts'
import type { LegalDocument } from './legal-document.ts'
import { historyId, historySection } from './legal-versions.ts'
import { paths } from './paths.ts'
import {
  contactFormFields,
  dataProtectionOfficerLink,
  dataSubjectRights,
  essentialStorage,
  howToUseYourRights,
  mailLink,
  optionalStorage,
  phoneLink,
  postalAddress,
  retentionPeriods,
  supervisoryAuthority,
  untilLifted,
} from './personal-data.ts'
import {
  answeredBy,
  dataStays,
  keptByModels,
  processors,
  recipients,
  serversAt,
  transfers,
  videoCalls,
} from './recipients.ts'

const { legal } = company
const kept = keptByModels(externalServices)
const firstVersion = privacyPolicyVersions.at(-1) ?? privacyPolicyVersions[0]

/** TEAM_EMAILS is read at the start, these pages are made before it: what is said of the desk holds with and without one. */
const deskInUse = 'Quand le bureau de notre équipe est en service'

const statements = {
  audience: `Quand elle est en service et que vous l'acceptez, Matomo, un logiciel libre, compte les visites pour nous seuls. Il est réglé pour ne pas déposer de cookie. Avant votre accord, son programme n'est pas chargé. Les données de mesure sont gardées ${audienceMonths} mois au plus.`,
  video: `le lecteur vidéo ne se charge que si vous lancez la lecture. Avec votre accord, il se charge de lui-même sur la page d'accueil. ${videoCalls(externalServices)}`,
}

export const privacyPolicy: LegalDocument = {
  statements,
  title: 'Politique de confidentialité',
  introduction: `Quelles données ce site collecte, pourquoi, pour combien de temps, et comment vous gardez la main. ${legal.name} en est responsable. Ce texte répond à l'article 13 du règlement général sur la protection des données (RGPD, règlement (UE) 2016/679) et à la loi n° 78-17 du 6 janvier 1978, dite Informatique et Libertés.`,
  updated: {
    kind: 'fixed',
    label: 'Dernière mise à jour : ',
    isoDate: firstVersion.isoDate,
    text: firstVersion.text,
    ...(privacyPolicyVersions.length > 1 && {
      completed: {
        isoDate: privacyPolicyVersions[0].isoDate,
        text: [{ text: `Complétée le ${privacyPolicyVersions[0].text}`, href: `#${historyId}` }],
      },
    }),
  },
  contentsTitle: 'Sommaire',
  sections: [
    {
      id: 'essentiel',
      title: "L'essentiel",
      blocks: [
        {
          kind: 'list',
          items: [
            {
              id: 'no-account',
              text: 'Les pages que vous lisez ne déposent aucun cookie. Le site ne demande pas de compte et ne contient aucune publicité ciblée.',
            },
            "Vous nous confiez des données dans trois cas : vous envoyez le formulaire, vous écrivez à l'assistant, vous nous contactez directement.",
            `${dataStays(externalServices)} Nous ne les vendons pas.`,
            {
              id: 'audience-consent',
              text: "La mesure d'audience ne démarre qu'avec votre accord. Si vous refusez, vous lisez le même site.",
            },
            {
              id: 'use-rights',
              text: ['Pour une question ou pour exercer un droit, écrivez à ', dataProtectionOfficerLink, '.'],
            },
          ],
        },
      ],
    },
    {
      id: 'collecte-des-donnees',
      title: 'Collecte des données',
      blocks: [
        {
          kind: 'paragraph',
          id: 'collected',
          text: "Nous collectons ce que vous nous donnez et le minimum technique qu'il faut pour servir le site. Nous n'achetons aucun fichier.",
        },
        { kind: 'subtitle', text: 'Le formulaire de contact' },
        contactFormFields,
        {
          kind: 'paragraph',
          text: "Aucune loi ne vous oblige à remplir ce formulaire. Sans les champs obligatoires, il ne peut pas être envoyé et nous ne pouvons pas vous répondre. Rien ne nous parvient avant que vous n'appuyiez sur « Envoyer ma demande ».",
        },
        {
          kind: 'paragraph',
          text: `Pour reconnaître les robots, le formulaire contient un champ que vous ne voyez pas et nous transmet le temps écoulé avant l'envoi. Une demande qui semble venir d'un robot est enregistrée à part, sans email de confirmation, et effacée au bout de ${quarantineDays} jours au plus ; notre équipe en reçoit le nombre le lendemain matin et peut la lire. Si elle y reconnaît une vraie demande, celle-ci suit le cours des autres.`,
        },
        {
          kind: 'paragraph',
          text: "Chaque demande porte un numéro et des empreintes, calculées à partir de son contenu et de votre adresse email : ils évitent de l'enregistrer deux fois, et de vous envoyer plus d'une confirmation pour les demandes d'un même jour.",
        },
        {
          kind: 'paragraph',
          text: "Le message est libre. N'y mettez ni mot de passe, ni donnée sensible (santé, opinions, origine), ni donnée sur d'autres personnes.",
        },
        {
          kind: 'paragraph',
          text: `Notre équipe reçoit chaque demande par email, sauf celles qui sont mises à part. ${deskInUse} (un espace de travail de ce site, fermé au public), elle y ajoute où en est votre demande, qui la suit, et des notes sur nos échanges ; le site y ajoute l'heure à laquelle nous devons répondre et un texte pour la retrouver. Vous pouvez lire ces notes : elles font partie de vos données.`,
        },
        { kind: 'subtitle', text: "L'assistant" },
        {
          kind: 'paragraph',
          text: `Vos questions et ses réponses, le temps de vous répondre. Nos serveurs n'en gardent pas un mot, sauf si vous joignez la conversation à une demande. Ils comptent les questions, par jour et par sujet.${kept}`,
        },
        { kind: 'subtitle', text: 'Les échanges directs' },
        {
          kind: 'paragraph',
          text: "Si vous nous appelez ou nous écrivez : vos coordonnées et l'objet de l'échange, pour y donner suite.",
        },
        { kind: 'subtitle', text: 'La navigation' },
        {
          kind: 'paragraph',
          text: 'Votre adresse IP, sans laquelle aucune page ne peut vous être envoyée. Elle sert aussi à limiter le nombre de requêtes par visiteur.',
        },
        {
          kind: 'paragraph',
          text: "Les journaux du site contiennent le numéro de votre demande et ce qu'elle devient, mais en clair ni nom, ni adresse, ni téléphone, ni message, ni adresse IP. Ceux de l'hébergeur et du serveur qui relaie vos requêtes peuvent contenir votre adresse IP, la page demandée (et ce que vous y cherchez), la page d'où vous venez, le type de votre navigateur et ce numéro, pour protéger les machines et comprendre une panne.",
        },
        {
          kind: 'paragraph',
          text: "Quand une page demande ce que nos règles de sécurité interdisent, votre navigateur nous le signale avec l'adresse de la page : nous comptons ces signalements et n'en gardons rien.",
        },
        {
          kind: 'paragraph',
          text: "Avec votre accord seulement : les pages vues et l'heure, la durée de la visite, la page d'où vous venez (sans ce que vous y cherchiez), le type et la langue de votre navigateur et de votre appareil, et votre adresse IP, dont la moitié est effacée. C'est la mesure d'audience : elle reconnaît une visite à cette adresse tronquée et à votre navigateur, pendant 24 heures au plus.",
        },
      ],
    },
    {
      id: 'utilisation-des-donnees',
      title: 'Utilisation des données',
      blocks: [
        {
          kind: 'table',
          caption: 'Chaque usage, les données concernées et la base légale dans le RGPD',
          columns: ['Usage', 'Données', 'Base légale'],
          rows: [
            [
              'Répondre à votre demande : email de confirmation, prise de contact, démonstration, proposition',
              'Formulaire, échanges directs, suivi par notre équipe',
              'Mesures précontractuelles prises à votre demande, article 6, paragraphe 1, b). Si vous écrivez pour une organisation : notre intérêt légitime à lui répondre, article 6, paragraphe 1, f).',
            ],
            [
              'Vous recontacter au sujet de votre projet',
              'Formulaire, échanges directs, suivi par notre équipe',
              'Mesures précontractuelles, article 6, paragraphe 1, b), ou notre intérêt légitime à suivre votre demande, article 6, paragraphe 1, f). Vous pouvez vous y opposer à tout moment.',
            ],
            [
              'Conclure et suivre un contrat',
              'Données contractuelles',
              'Exécution du contrat, article 6, paragraphe 1, b), puis notre intérêt légitime à nous défendre en justice, article 6, paragraphe 1, f).',
            ],
            [
              'Tenir notre comptabilité',
              'Factures et pièces comptables',
              'Obligation légale, article 6, paragraphe 1, c).',
            ],
            [
              "Vous répondre par l'assistant",
              'Questions et réponses',
              'Intérêt légitime : informer les visiteurs qui le demandent, article 6, paragraphe 1, f).',
            ],
            [
              'Savoir ce que les visiteurs cherchent, et ce que le site ne leur dit pas',
              "Nombre de questions à l'assistant, par jour et par sujet",
              'Intérêt légitime : compléter le site, article 6, paragraphe 1, f). Ces nombres ne désignent personne.',
            ],
            [
              'Savoir combien de demandes nous recevons, pour quels besoins, et en combien de temps nous y répondons',
              "Nombre de demandes, par jour, par semaine, par cas d'usage et par taille d'équipe, et délais de réponse",
              'Intérêt légitime : tenir les délais que nous promettons, article 6, paragraphe 1, f). Ces nombres ne désignent personne.',
            ],
            [
              'Contrôler qui, dans notre équipe, a accédé à vos données',
              'Journal des lectures et des changements',
              'Obligation légale : la sécurité des données (article 32 du RGPD), article 6, paragraphe 1, c).',
            ],
            [
              'Protéger le site des abus et des pannes',
              "Adresse IP, journaux techniques, signalements de sécurité des navigateurs, champ invisible et temps d'envoi du formulaire, numéro et empreintes contre les doublons",
              'Intérêt légitime : un site sûr et disponible, article 6, paragraphe 1, f).',
            ],
            [
              "Retenir vos préférences d'une visite à l'autre",
              "Catégorie de cas d'usage, assistant ouvert ou non",
              "Votre consentement, article 6, paragraphe 1, a). Elles restent dans votre navigateur ; la catégorie figure aussi dans l'adresse de la page, que notre serveur reçoit si vous la rechargez.",
            ],
            ["Mesurer l'audience", 'Données de visite', 'Votre consentement, article 6, paragraphe 1, a).'],
            [
              'Lire la vidéo de démonstration',
              'Adresse IP, adresse de ce site, ce que votre navigateur dit de lui-même',
              'Votre consentement, donné en lançant la lecture ou dans vos choix sur les cookies, article 6, paragraphe 1, a).',
            ],
            [
              'Respecter vos choix et répondre à vos demandes de droits',
              'Choix sur les cookies, demande et coordonnées',
              'Obligation légale, article 6, paragraphe 1, c).',
            ],
          ],
        },
        {
          kind: 'paragraph',
          id: 'not-sold',
          text: "Nous ne vendons pas vos données, nous ne les louons pas, et nous n'entraînons aucun modèle avec elles.",
        },
        { kind: 'subtitle', text: 'Décisions automatisées' },
        {
          kind: 'paragraph',
          id: 'no-automated-decision',
          text: "Aucune décision qui ait pour vous un effet juridique, ou aussi important, n'est prise par une machine seule, et nous ne faisons pas de profilage (article 22 du RGPD). Un tri automatique met à part les demandes qui semblent venir d'un robot : elles ne reçoivent pas d'email de confirmation, et nous ne les lisons pas toutes. Sans email de confirmation le jour même, appelez-nous. Le mot « urgent » ou « urgence » dans votre message avance en général l'heure à laquelle nous devons répondre.",
        },
        { kind: 'subtitle', text: 'Qui reçoit vos données' },
        { kind: 'list', items: recipients(externalServices) },
        { kind: 'paragraph', text: processors(externalServices) },
      ],
    },
    {
      id: 'assistant-et-intelligence-artificielle',
      title: 'Assistant et intelligence artificielle',
      blocks: [
        {
          kind: 'paragraph',
          id: 'assistant-is-ai',
          text: "L'assistant est un système d'intelligence artificielle. Vous n'échangez pas avec une personne. Nous vous le disons comme le demande l'article 50 du règlement européen sur l'intelligence artificielle (règlement (UE) 2024/1689).",
        },
        {
          kind: 'list',
          items: [
            "Il n'enregistre rien tant que vous ne l'avez pas ouvert.",
            "La conversation, la question que vous n'avez pas encore envoyée et l'état de l'assistant, ouvert ou fermé, restent dans votre onglet, dans la mémoire de session du navigateur (sessionStorage). Fermer l'onglet les efface, sauf si votre navigateur le rouvre. Si vous acceptez les préférences, il retient aussi, d'une visite à l'autre, si l'assistant est ouvert.",
            answeredBy(externalServices),
            {
              id: 'question-path',
              text: `Chaque question part vers notre serveur avec les messages qui la précèdent, le temps d'y répondre. Le serveur n'en garde pas de copie.${kept} Si vous joignez la conversation à une demande, elle est enregistrée avec elle.`,
            },
            `Nous comptons les questions par jour et par sujet, dans une liste de sujets fixée d'avance, avec celles qui restent sans réponse : des nombres, sans un mot de la question et sans rien qui vous désigne. De un à quatre, le bureau de notre équipe n'affiche que « moins de 5 ». Ces nombres sont effacés au bout de ${questionMonths} mois au plus.`,
            "Avant qu'un modèle de langage ne lise une question, notre serveur en retire les adresses email et les numéros de téléphone, d'IBAN, de carte bancaire et de sécurité sociale qu'il reconnaît.",
            {
              id: 'may-be-wrong',
              text: 'Les réponses sont produites automatiquement, à partir du contenu de ce site. Elles peuvent être fausses : vérifiez ce qui compte.',
            },
            { id: 'nothing-personal', text: "N'y écrivez ni donnée personnelle, ni information confidentielle." },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Vous préférez parler à une personne ? Utilisez ',
            { text: 'le formulaire de contact', href: paths.contact },
            ' ou appelez le ',
            phoneLink,
            '.',
          ],
        },
      ],
    },
    {
      id: 'protection-et-securite',
      title: 'Protection et sécurité',
      blocks: [
        {
          kind: 'facts',
          items: [
            { id: 'servers', term: 'Serveurs', detail: serversAt(externalServices) },
            {
              term: 'Transferts',
              detail: transfers(externalServices),
            },
            {
              id: 'encryption',
              term: 'Chiffrement',
              detail: 'Les échanges entre votre navigateur et nos serveurs sont chiffrés (HTTPS).',
            },
            {
              id: 'access-control',
              term: 'Accès',
              detail: `Réservé aux personnes qui traitent votre demande. ${deskInUse}, elles y entrent par un lien personnel, envoyé à leur adresse professionnelle, qui sert une fois. L'ouverture de la liste, d'une demande, d'un dossier ou du journal y est notée, comme chaque changement : qui, quand et quoi, jamais le contenu ; pour la liste, sans les demandes qu'elle montre. Ce journal est effacé au bout d'un an. Le réseau d'où chacune est entrée est retenu 30 jours, sous forme d'empreinte.`,
            },
            {
              term: 'Journaux techniques',
              detail:
                'Ceux du site ne contiennent en clair ni nom, ni adresse, ni téléphone, ni message, ni adresse IP.',
            },
            {
              id: 'backups',
              term: 'Sauvegardes',
              detail: `Nous sauvegardons les demandes, leur suivi et le journal de notre équipe, dans l'Espace économique européen, sans les empreintes d'adresses IP. Chaque sauvegarde est détruite au bout de ${backupDays} jours au plus.`,
            },
            {
              id: 'breach',
              term: 'Incident',
              detail:
                'Si une violation de données présente un risque pour vous, nous la notifions à la CNIL sous 72 heures. Si ce risque est élevé, nous vous prévenons aussi (articles 33 et 34 du RGPD).',
            },
          ],
        },
      ],
    },
    {
      id: 'vos-droits',
      title: 'Vos droits',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Le RGPD et la loi Informatique et Libertés vous donnent les droits suivants sur vos données.',
        },
        dataSubjectRights,
        { kind: 'subtitle', text: 'Comment les exercer' },
        howToUseYourRights,
        { kind: 'subtitle', text: 'Réclamation auprès de la CNIL' },
        {
          kind: 'paragraph',
          text: "Si notre réponse ne vous convient pas, ou sans attendre notre réponse, vous pouvez saisir l'autorité française de protection des données (article 77 du RGPD).",
        },
        supervisoryAuthority,
      ],
    },
    {
      id: 'durees-de-conservation',
      title: 'Durées de conservation',
      blocks: [
        retentionPeriods,
        {
          kind: 'paragraph',
          text: `Au terme de ces durées, les données sont effacées, puis disparaissent de nos sauvegardes en ${backupDays} jours au plus. ${untilLifted} Ouvrir un de nos emails ne compte pas comme un échange, et nous ne le voyons pas. Vous pouvez demander un effacement plus tôt.`,
        },
      ],
    },
    {
      id: 'cookies-et-stockage',
      title: 'Cookies et stockage du navigateur',
      blocks: [
        {
          kind: 'paragraph',
          id: 'no-cookie',
          text: "Les pages que vous lisez ne déposent aucun cookie. Le site enregistre quelques informations dans le stockage de votre navigateur (localStorage, et sessionStorage pour ce qui ne dure que le temps d'un onglet). Elles y restent, sauf quand vous les envoyez vous-même : le brouillon et son numéro avec le formulaire, la conversation avec chaque question à l'assistant, ou jointe à une demande, la catégorie retenue avec l'adresse de la page si vous la rechargez.",
        },
        {
          kind: 'paragraph',
          text: `${deskInUse}, ses cookies sont les seuls que pose notre serveur : pour reconnaître les membres de notre équipe pendant 12 heures et, pendant 15 minutes, le navigateur qui demande à y entrer. Aucune page que vous lisez ne les dépose. Le bureau garde aussi, dans leur navigateur, le brouillon de leurs notes et le réglage des raccourcis du clavier.`,
        },
        { kind: 'subtitle', text: 'Essentiels' },
        essentialStorage,
        {
          kind: 'paragraph',
          text: "Ces enregistrements sont strictement nécessaires au service que vous demandez. L'article 82 de la loi Informatique et Libertés les dispense de consentement.",
        },
        { kind: 'subtitle', text: "Mesure d'audience" },
        {
          kind: 'paragraph',
          text: `Elle est facultative. ${statements.audience}`,
        },
        { kind: 'paragraph', text: "Dans cette version du site, aucune mesure n'est active.", unmeasured: true },
        { kind: 'subtitle', text: 'Préférences et marketing' },
        {
          kind: 'paragraph',
          text: "Avec votre accord, les préférences retiennent d'une visite à l'autre la catégorie choisie sur la page des cas d'usage (use-case-category) et si l'assistant était ouvert (assistant-panel). Le réglage « Vidéo et marketing » laisse le lecteur vidéo se charger sans vous le demander à chaque fois ; il peut alors déposer ses propres cookies.",
        },
        optionalStorage,
        { kind: 'subtitle', text: 'Vidéo de démonstration' },
        {
          kind: 'paragraph',
          text: `Sans votre accord, ${statements.video}`,
        },
        { kind: 'subtitle', text: 'Sans JavaScript' },
        {
          kind: 'paragraph',
          id: 'without-script',
          text: "Si JavaScript est désactivé, rien de facultatif ne se charge de lui-même : la vidéo ne se charge que si vous lancez la lecture. Les pages, les liens et le formulaire de contact fonctionnent ; l'assistant, non.",
        },
        { kind: 'subtitle', text: "Changer d'avis" },
        {
          kind: 'paragraph',
          id: 'change-choice',
          text: `Le bouton « Gérer les cookies », au bas de chaque page, rouvre vos choix. Refuser est aussi simple qu'accepter. Fermer le bandeau vaut refus, et le signal GPC de votre navigateur aussi, si vous n'avez pas fait d'autre choix sur ce site. Aucun contenu n'est réservé à ceux qui acceptent. Retirer votre accord arrête aussitôt ce qu'il permettait et efface ce que le site avait enregistré dans votre navigateur grâce à lui (si la connexion manque à ce moment, au plus tard à votre visite suivante). Les visites déjà comptées restent dans la mesure d'audience jusqu'à ${audienceMonths} mois ; les cookies du lecteur vidéo s'effacent dans les réglages de votre navigateur. Votre choix vaut ${choiceMonths} mois : ensuite, ou si les usages changent, nous effaçons de même ce qu'il permettait à votre prochaine visite, puis nous vous le redemandons.`,
        },
      ],
    },
    {
      id: 'nous-contacter',
      title: 'Nous contacter',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: 'Responsable du traitement', detail: `${legal.name}, ${legal.register}` },
            { term: 'Délégué à la protection des données', detail: [dataProtectionOfficerLink] },
            { term: 'Adresse', detail: postalAddress },
            { term: 'Téléphone', detail: [phoneLink] },
            { term: 'Email', detail: [mailLink] },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            "L'éditeur et l'hébergeur du site sont présentés en détail dans les ",
            { text: 'mentions légales', href: paths.legalNotice },
            '.',
          ],
        },
      ],
    },
    {
      id: 'modification-de-la-politique',
      title: 'Modification de cette politique',
      blocks: [
        {
          kind: 'paragraph',
          id: 'may-change',
          text: "Nous pouvons modifier cette politique quand le site ou la loi change. La date en haut de page est celle de sa première version ; l'historique, au bas de la page, dit ce qui a changé depuis, et quand. Si nous voulons utiliser vos données pour un nouvel usage, nous vous en informons avant (article 13, paragraphe 3, du RGPD). Si cet usage demande votre accord, nous vous le redemandons.",
        },
      ],
    },
    historySection(privacyPolicyVersions),
  ],
}
