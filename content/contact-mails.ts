import { company } from './company.ts'
import { contactPage } from './contact-page.ts'
import { backupDays, contactYears } from './kept-for.ts'
import { promises } from './promises.ts'

/** The words of the mails that a contact request causes; `{…}` is filled in when the mail is written. */
export const contactMails = {
  confirmation: {
    subject: 'Votre demande est bien arrivée',
    greeting: 'Bonjour {firstName},',
    greetingWithoutName: 'Bonjour,',
    introduction: 'Merci. Votre demande est enregistrée.',
    stepsTitle: 'Et maintenant ?',
    /** Without the first one, which is this mail. */
    steps: contactPage.next.steps.slice(1),
    /** In place of its own, where the message says that it is urgent; the words below are for all others. */
    urgentSteps: {
      'call-back': {
        title: `Contact sous ${promises.urgent}`,
        text: `Nous lisons votre message comme urgent : un expert vous joint, pendant nos heures d'ouverture. Vous pouvez aussi appeler le ${company.phone.display}. ${company.openingHours.whole}.`,
      },
    },
    urgent: {
      title: 'Un besoin urgent ?',
      text: `Appelez le ${company.phone.display}. ${company.openingHours.whole}. Réponse sous ${promises.urgent} pendant ces heures.`,
    },
    notYou: {
      question: "Vous n'avez rien demandé ?",
      answer: `Quelqu'un a saisi votre adresse, sans doute par erreur. Écrivez à ${company.email}, et nous effaçons cette demande ; de nos sauvegardes, elle disparaît en ${backupDays} jours au plus.`,
    },
    privacy: `Nous gardons vos données ${contactYears} ans au plus après notre dernier échange, pour répondre à votre demande et suivre votre projet.`,
    privacyLink: 'Politique de confidentialité',
  },
  team: {
    subject: 'Nouvelle demande : {company} ({name})',
    urgentSubject: 'Urgent. Nouvelle demande : {company} ({name})',
    title: 'Nouvelle demande',
    urgentTitle: 'Nouvelle demande, urgente',
    urgency: {
      label: 'Urgence',
      normal: `Normale, réponse promise sous ${promises.callBack}, jours ouvrés`,
      urgent: `Urgente, réponse promise sous ${promises.urgent}`,
    },
    received: 'Reçue le',
    answerBefore: 'À rappeler avant le',
    reference: 'Référence',
    empty: 'Non précisé',
    reply: 'Répondez à ce message : votre réponse part directement à la personne.',
  },
  confirmationLimit: {
    subject: 'Confirmations suspendues : beaucoup de demandes à la fois',
    title: 'Confirmations suspendues',
    paragraphs: [
      "Le site reçoit plus de demandes qu'à l'ordinaire. Chacune est enregistrée et vous parvient comme d'habitude, mais les emails de confirmation aux visiteurs sont suspendus. Ils reprennent d'eux-mêmes : dans l'heure, avec la valeur d'origine de CONTACT_RATE.",
      "Si aucune campagne n'explique cet afflux, quelqu'un saisit peut-être les adresses d'autrui. Les dernières demandes : npm run leads -- list",
    ],
  },
  quarantineDigest: {
    subject: 'Demandes en quarantaine le {day} : {count}',
    title: 'Demandes en quarantaine',
    line: {
      one: "1 demande semble venir d'un robot : {reasons}.",
      other: '{count} demandes semblent venir de robots : {reasons}.',
    },
    reasons: { trap: 'champ piège rempli ({count})', 'too-fast': 'envoi trop rapide ({count})' },
    advice:
      'Elles sont conservées, sans email de confirmation. Pour les lire : npm run leads -- list --quarantine ; pour rendre une vraie demande à son cours : npm run leads -- release',
  },
} as const
