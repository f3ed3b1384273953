import { contactForm } from '../contact-form.ts'
import { backupDays, logMonths } from '../kept-for.ts'

/** A person's file: what is held on an address, and what they may ask for; `{…}` is filled in. */
export const deskPerson = {
  title: 'Personnes',
  introduction:
    "Quelqu'un demande ce que nous savons de lui, une correction ou un effacement ? Saisissez son adresse email : tout ce que le site détient à ce sujet est ici.",
  address: 'Adresse email de la personne',
  open: 'Ouvrir le dossier',
  file: 'Dossier de {address}',
  nothing:
    "Le site ne détient rien au sujet de cette adresse, ni demande, ni email, ni note. C'est une réponse à donner, sauf à un membre de l'équipe, que le journal nomme.",
  held: { one: '1 demande', other: '{count} demandes' },
  notElsewhere:
    "Regardez aussi ailleurs : la boîte de l'équipe, l'outil de suivi des demandes, les fichiers exportés ou téléchargés, les sauvegardes, les journaux techniques (par la référence de la demande), l'ancienne base si le site en a changé, vos notes d'appel. Le site n'en sait rien.",
  law: {
    title: 'Ce que la loi donne, et quand',
    deadline:
      "Un mois à compter du jour où la demande est arrivée (RGPD, article 12). Arrivée aujourd'hui, elle attend sa réponse avant le {date}. Deux mois de plus si elle est complexe, en le disant dans le premier mois. C'est gratuit.",
    identity:
      "Répondez à l'adresse elle-même. Ne demandez une preuve d'identité qu'en cas de doute fondé, et détruisez-la ensuite.",
  },
  download: {
    title: 'Accès et portabilité (articles 15 et 20)',
    text: "La lettre dit tout ce que la loi demande de dire. Le fichier JSON porte les mêmes données et leur détail (emails entiers), pour une machine : envoyez les deux. Aucun des deux ne dit qui, dans l'équipe, a lu ou écrit ; relisez les notes et les emails avant l'envoi : ils peuvent contenir un nom.",
    letter: 'Télécharger la lettre',
    json: 'Télécharger le JSON',
  },
  correct: {
    title: 'Rectification (article 16)',
    text: "Corrigez les champs, selon les règles du formulaire. Ce qui est commun change dans toutes les demandes de la personne ; le message et le cas d'usage, dans celle-ci. Les emails déjà partis ne changent pas : prévenez ceux qui les ont reçus (article 19). Si l'adresse change, le site oublie l'ancienne, fichiers des emails compris.",
    button: 'Enregistrer la correction',
    refused: "Rien n'est enregistré. À revoir :",
    meanwhile:
      "Corrigé entre-temps par quelqu'un d'autre : « {value} ». Enregistrez de nouveau pour garder votre version.",
    request: 'Demande reçue le {date}',
    fields: contactForm.fields,
  },
  limit: {
    title: 'Limitation (article 18)',
    text: "Les demandes sont gardées, et rien d'autre : aucun email ne part, la liste et les chiffres ne les montrent plus. Prévenez ceux qui les ont déjà reçues, par email ou dans l'outil de suivi (article 19).",
    button: "Limiter l'usage",
    lifted: "L'usage est limité depuis le {date}. Avant de lever la limitation, prévenez la personne.",
    lift: 'Lever la limitation',
  },
  erase: {
    title: 'Effacement et opposition (articles 17 et 21)',
    text: "Ce que le site détient est effacé : demandes, notes, emails en attente et fichiers des emails partis. Rien ne peut le faire revenir, sauf une sauvegarde, d'où il disparaît en 90 jours au plus. Les emails partis restent dans la boîte de l'équipe, et les demandes transmises dans l'outil de suivi : effacez-les là aussi, et prévenez les autres qui les ont reçues (article 19).",
    word: 'EFFACER',
    label: 'Pour confirmer, écrivez {word}',
    button: 'Effacer tout',
  },
  request: {
    received: 'Reçue le {date}',
    open: 'Ouvrir la demande',
    limited: 'Usage limité',
    quarantine: 'En quarantaine',
    notes: { one: '1 note', other: '{count} notes' },
    mails: { one: '1 email', other: '{count} emails' },
  },
  notices: {
    corrected: 'La correction est enregistrée.',
    limited: "L'usage de ces données est limité.",
    lifted: 'La limitation est levée : les emails retenus partent.',
    erased: `Tout ce que le site détenait au sujet de cette adresse est effacé. D'une sauvegarde, cela disparaît en ${backupDays} jours au plus. La référence de la demande reste dans les journaux techniques, ${logMonths} mois au plus.`,
    'not-erased': "Le mot de confirmation n'était pas le bon : rien n'a été effacé.",
    'nothing-changed': "Il n'y avait rien à changer.",
  },
} as const
