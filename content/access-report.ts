import { backupDays, logMonths } from './kept-for.ts'

const logs = `Nos journaux techniques peuvent contenir {number} et, chez l'hébergeur, l'adresse IP d'où la demande est venue : ${logMonths} mois au plus.`

/** The words of the answer to a person who asks what is held on them (RGPD, article 15); `{…}` is filled in. */
export const accessReport = {
  title: 'Données personnelles détenues au sujet de {address}',
  date: 'État au {date} (heure de Paris).',
  introduction:
    "Réponse à une demande d'accès (article 15 du RGPD). Responsable du traitement : {controller}, {register}, {seat}. Délégué à la protection des données : {officer}.",
  nothing: `Le site ne détient aucune demande du formulaire qui porte cette adresse, ni email qui s'y rapporte. S'il en a effacé ou corrigé une, une sauvegarde peut encore contenir l'adresse pendant ${backupDays} jours au plus. ${logs.replace('{number}', 'le numéro de cette demande')} Nos échanges directs et les emails que notre équipe a reçus du site, s'il y en a eu, sont dans notre messagerie ; une demande que le site a transmise à notre outil de suivi des contacts, si nous en avons un, y est aussi.`,
  request: 'Demande {number} sur {count}',
  reference: 'Référence',
  received: 'Reçue le',
  empty: 'Non précisé',
  conversation: "Ce message contient une conversation avec l'assistant, que vous y avez jointe.",
  quarantine: {
    label: 'Mise à part',
    none: 'Non',
    trap: "Oui : le champ caché du formulaire était rempli, ce qui est le signe d'un robot",
    'too-fast': "Oui : le formulaire a été envoyé plus vite qu'une personne n'écrit",
  },
  limitation: { label: 'Limitation (article 18)', none: 'Non', since: 'Depuis le {date}' },
  addressCorrected: 'Adresse email corrigée le',
  key: "Numéro d'envoi, contre les doublons",
  fingerprint: 'Empreinte du contenu, contre les doublons',
  followUp: {
    state: 'Suivi noté au bureau de notre équipe',
    nothing: "rien n'y est noté",
    deadline: 'Réponse due avant le',
    deadlineOnceReleased: 'Réponse due, si notre équipe la reprend, avant le',
    urgency: { label: 'Urgence, lue par le site dans le message', urgent: 'Oui', normal: 'Non' },
    search: 'Texte par lequel ce bureau retrouve la demande',
    owner: {
      label: 'Suivie par',
      somebody: 'une personne de notre équipe, dont nous ne donnons pas le nom',
      nobody: 'personne en particulier',
    },
    answered: 'traitée le {date}',
    notAnswered: "aucun traitement n'y est noté",
    notes: 'Notes de notre équipe, à ce bureau',
    noNotes: 'Aucune',
    note: 'le {date}',
    uses: "Lectures et changements de cette demande notés à ce bureau, dans l'année",
    noUses: 'Aucun',
    use: 'le {date}',
    notNoted:
      'Ce bureau ne note ni la lecture des emails que notre équipe a reçus et ses réponses par email ou par téléphone, ni les demandes que montre la liste, ni ce que fait un administrateur du serveur.',
  },
  consent:
    "Consentement : aucun n'est enregistré avec la demande, qui repose sur une autre base légale. Vos choix sur les cookies restent dans votre navigateur.",
  mails: {
    label: 'Envois liés à cette demande',
    none: 'Aucun',
    kinds: {
      team: 'À notre équipe',
      confirmation: 'Confirmation à {address}',
      confirmationBefore: "Confirmation à l'adresse d'avant la correction, que le site ne garde pas",
      webhook: 'À notre outil de suivi',
    },
    states: {
      waiting: "en attente d'envoi depuis le {date}",
      sent: 'envoyé le {date}',
      'set-aside': 'non distribué, mis de côté',
      held: 'retenu tant que dure la limitation',
    },
    attempts: 'essais : {count}',
    problem: "Dernier obstacle, tel que le site l'a noté : {problem}",
    onceKey: "Empreinte de l'adresse, contre les confirmations répétées : {key}",
    file: 'Copie dans notre dossier de messagerie : {name}',
  },
  purposes: {
    title: 'Pourquoi nous les détenons',
    text: "Pour répondre à votre demande et vous recontacter à son sujet : mesures précontractuelles, ou notre intérêt légitime à suivre votre demande (article 6, paragraphe 1, b) et f) du RGPD). Aussi pour savoir combien de demandes nous recevons et en combien de temps nous y répondons, et pour protéger le site des abus et des doublons : notre intérêt légitime (article 6, paragraphe 1, f) du RGPD). Elles viennent du formulaire de ce site, {source} ; les notes, de notre équipe. Aucune décision importante n'est prise à votre sujet par une machine seule ; un tri automatique peut mettre une demande à part, et le mot « urgent » ou « urgence » avance en général l'heure à laquelle nous devons répondre, comme dit plus haut.",
    typed: 'rempli avec cette adresse',
    corrected: 'rempli avec une adresse corrigée depuis',
    either: "rempli avec cette adresse ou, où c'est dit, avec une adresse corrigée depuis",
    trail:
      'Les lectures et les changements sont notés pour contrôler qui, dans notre équipe, a accédé à vos données : obligation légale, la sécurité des données (articles 6, paragraphe 1, c) et 32 du RGPD).',
  },
  recipients: 'Qui les reçoit',
  retention: 'Combien de temps',
  copies: `Ces données sont aussi dans nos sauvegardes, dont elles disparaissent ${backupDays} jours au plus après avoir été effacées du site{mails}. ${logs.replace('{number}', 'la référence de votre demande')}`,
  sentMails: ' ; les emails déjà envoyés, dans la boîte de notre équipe',
  posted: ' ; la demande transmise, dans notre outil de suivi',
  rights: 'Vos droits',
  complaint: 'Réclamation',
} as const
