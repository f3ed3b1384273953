/** The frame of the desk's pages. */
export const deskShell = {
  /** After a page's own title. */
  name: 'Bureau',
  skip: 'Aller au contenu',
  navigation: 'Bureau',
  /** After the company's name. */
  home: 'liste des demandes',
  links: { requests: 'Demandes', figures: 'Chiffres', person: 'Personnes', audit: 'Journal' },
  signedInAs: 'Connecté :',
  signOut: 'Se déconnecter',
  signOutEverywhere: 'Se déconnecter partout',
  missing: {
    title: 'Rien à cette adresse',
    text: "Cette demande a été effacée, son usage est limité, ou l'adresse est incomplète.",
    back: 'Retour aux demandes',
  },
  /** What the script of the page says; `{count}` is filled in. */
  live: {
    one: '1 nouvelle demande',
    other: '{count} nouvelles demandes',
    show: 'Afficher',
    offline: "Hors ligne : la liste n'est plus à jour. Ce que vous écrivez reste dans cet onglet.",
    sessionOver: 'Votre session est terminée.',
    signIn: 'Se reconnecter',
    draft: 'Brouillon retrouvé dans cet onglet.',
  },
  shortcuts: {
    title: 'Raccourcis du clavier',
    on: 'Raccourcis actifs',
    keys: [
      { key: 'j', meaning: 'demande suivante' },
      { key: 'k', meaning: 'demande précédente' },
      { key: '/', meaning: 'rechercher' },
      { key: 'n', meaning: 'écrire une note' },
      { key: 'l', meaning: 'retour à la liste' },
    ],
  },
} as const
