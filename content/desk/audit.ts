/** The trail of what the team did. */
export const deskAudit = {
  title: 'Journal',
  introduction:
    "Qui a lu ou changé quoi, et quand. Jamais le contenu. Chaque ligne s'efface d'elle-même au bout d'un an.",
  caption: "Ce que l'équipe a fait, le plus récent d'abord",
  columns: ['Quand', 'Qui', 'Quoi', 'Demande'],
  none: "Rien n'a encore été fait.",
  next: 'Plus ancien',
  actions: {
    'sign-in': "S'est connecté",
    'sign-out': "S'est déconnecté",
    'sign-out-everywhere': "S'est déconnecté partout",
    list: 'A ouvert la liste',
    read: 'A lu une demande',
    note: 'A ajouté une note',
    change: "A changé l'état ou le responsable",
    release: 'A sorti une demande de quarantaine',
    resend: 'A fait renvoyer un email',
    file: "A ouvert le dossier d'une personne",
    download: "A téléchargé les données d'une personne",
    correct: "A corrigé les données d'une personne",
    limit: "A limité l'usage des données d'une personne",
    lift: 'A levé une limitation',
    erase: "A effacé les données d'une personne",
    figures: 'A ouvert les chiffres',
    export: 'A exporté les chiffres',
  },
} as const
