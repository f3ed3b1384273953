/** The words of the desk's entry; `{…}` is filled in. */
export const signIn = {
  title: "Bureau de l'équipe",
  introduction: 'Saisissez votre adresse professionnelle : un lien de connexion vous est envoyé.',
  address: 'Adresse email',
  ask: 'Recevoir un lien',
  askAgain: 'Recevoir un autre lien',
  rules:
    "Le lien sert une fois, pendant 15 minutes, dans ce navigateur. Aucun mot de passe n'existe. Vos lectures et vos changements sont notés un an, et l'empreinte du réseau d'où vous entrez 30 jours au plus.",
  notices: {
    none: '',
    sent: {
      title: 'Regardez votre boîte',
      text: "Si cette adresse est celle d'un membre de l'équipe, un lien vient de lui être envoyé. Ouvrez-le dans ce navigateur, dans les 15 minutes.",
    },
    invalid: {
      title: "Ce n'est pas une adresse email",
      text: 'Exemple : prenom.nom@organisation.fr',
    },
    'too-many': {
      title: 'Trop de demandes',
      text: "Pour cette adresse ou depuis ce réseau, trop de liens ont été demandés. Réessayez dans un quart d'heure.",
    },
    expired: {
      title: 'Ce lien ne sert plus',
      text: 'Il a déjà servi, ou ses 15 minutes sont passées. Demandez-en un autre.',
    },
    'other-browser': {
      title: 'Ce lien appartient à un autre navigateur',
      text: "Ouvrez-le dans le navigateur où vous l'avez demandé : copiez son adresse et collez-la là-bas. Ou demandez un lien ici. Si vous n'avez rien demandé, ne faites rien.",
    },
    'signed-out': { title: 'Vous êtes déconnecté', text: 'Rien ne reste ouvert dans ce navigateur.' },
    'session-over': {
      title: 'Connectez-vous pour continuer',
      text: 'Une session dure 12 heures. Ce que vous avez enregistré est conservé.',
    },
  },
  confirm: {
    title: 'Un pas encore',
    text: 'Votre lien est bon. Appuyez sur le bouton pour ouvrir le bureau dans ce navigateur.',
    button: 'Ouvrir le bureau',
  },
  crossing: {
    title: 'Ouverture du bureau',
    text: "Vous venez d'un autre site ou d'un email : la page se rouvre d'elle-même.",
    link: 'Ouvrir sans attendre',
  },
  failed: {
    store: {
      title: 'Le bureau ne répond pas',
      text: "Les demandes déjà reçues sont gardées, mais elles ne peuvent pas être lues pour l'instant. Celles qui arrivent risquent de ne pas être enregistrées : le site invite alors les visiteurs à appeler. Réessayez dans une minute. Si cela dure, prévenez la personne qui exploite le site.",
    },
    origin: {
      title: 'Envoi refusé',
      text: "Ce formulaire n'est pas parti d'une page du bureau. Rien n'a été changé.",
    },
    form: {
      title: 'Envoi incomplet',
      text: "Ce qui a été envoyé n'a pas pu être lu, ou est trop long. Rien n'a été changé.",
    },
    retry: 'Réessayer',
  },
  mail: {
    subject: 'Votre lien de connexion au bureau',
    title: 'Votre lien de connexion',
    introduction: "Ouvrez ce lien dans le navigateur où vous l'avez demandé, puis appuyez sur le bouton :",
    button: 'Ouvrir le bureau',
    rules: 'Il sert une fois, dans les 15 minutes qui suivent sa demande.',
    notYou:
      "Vous n'avez rien demandé ? Ne faites rien : sans le navigateur qui l'a demandé, ce lien n'ouvre rien. Ne le transférez pas.",
  },
} as const
