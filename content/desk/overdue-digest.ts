/** The mail of the day when requests wait past their time; `{…}` is filled in. */
export const overdueDigest = {
  subject: 'Demandes en retard : {count}',
  title: 'Demandes en retard',
  late: {
    one: '1 demande attend une réponse au-delà du délai promis. Elle était à rappeler avant le {since}.',
    other:
      '{count} demandes attendent une réponse au-delà du délai promis. La plus ancienne était à rappeler avant le {since}.',
  },
  today: {
    one: "1 autre arrive à échéance aujourd'hui.",
    other: "{today} autres arrivent à échéance aujourd'hui.",
  },
  link: 'Ouvrir le bureau',
  why: "Ce message part une fois par jour ouvré au plus, quand une demande est en retard. Changer l'état d'une demande l'en retire.",
} as const
