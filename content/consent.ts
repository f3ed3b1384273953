import type { ConsentPurpose } from './consent-purposes.ts'

export const consent = {
  dialog: {
    title: 'Gestion des cookies',
    introduction: "Chaque réglage n'autorise que ce qu'il décrit. Tout refuser ne vous prive d'aucun contenu.",
    privacySignal:
      "Votre navigateur envoie le signal Global Privacy Control : nous le traitons comme un refus de tout ce qui est facultatif, si vous n'avez pas fait d'autre choix sur ce site.",
    policy: {
      before: 'Ce que chaque réglage transmet, à qui, et pour combien de temps : ',
      link: 'politique de confidentialité',
      section: 'cookies-et-stockage',
    },
    note: 'Vous pouvez changer vos choix à tout moment, avec le bouton « Gérer les cookies » au bas de chaque page.',
    itemsTitle: 'Ce que le site enregistre',
    services: {
      title: 'Services extérieurs que vous pouvez autoriser',
      terms: 'Ses règles, ses cookies et leurs durées',
    },
    cancel: 'Annuler',
    save: 'Enregistrer les préférences',
    close: 'Fermer',
    saved: 'Choix enregistré.',
  },
  essential: {
    title: 'Essentiels',
    text: "Gardent votre choix, le délai entre deux envois du formulaire et, si vous vous en servez, votre brouillon et votre conversation avec l'assistant. Sans eux, le bandeau reviendrait à chaque page, et le formulaire comme l'assistant perdraient ce que vous y écrivez : ils restent actifs.",
  },
  purposes: {
    preferences: {
      title: 'Préférences',
      text: "Retiennent d'une visite à l'autre la catégorie choisie sur la page des cas d'usage, et si l'assistant était ouvert. La catégorie figure aussi dans l'adresse de la page, que notre serveur reçoit si vous la rechargez.",
    },
    analytics: {
      title: "Mesure d'audience",
      text: "Compte les visites avec Matomo, un logiciel libre, réglé pour ne déposer aucun cookie. Il relève les pages vues et l'heure, la durée de la visite, la page d'où vous venez, le type et la langue de votre navigateur et de votre appareil, et votre adresse IP, dont il efface la moitié.",
    },
    marketing: {
      title: 'Vidéo et marketing',
      text: "Laisse le lecteur vidéo se charger sans vous le demander à chaque fois. Le service qui diffuse la vidéo reçoit alors votre adresse IP, l'adresse de ce site et ce que votre navigateur dit de lui-même, et peut déposer ses propres cookies.",
    },
  } satisfies Record<ConsentPurpose, { readonly title: string; readonly text: string }>,
  /** Beside the audience measurement, in a build without one. */
  unmeasured: "Aucune mesure n'est active aujourd'hui.",
} as const
