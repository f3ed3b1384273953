import type { LegalHistory } from '../legal-document.ts'

type History = Readonly<Record<'legalNotice' | 'privacyPolicy', LegalHistory>>

/** What changed in the legal texts, the newest first. A change of a text needs an entry: a test sees to it. */
export const legalHistory: History = {
  legalNotice: [
    {
      isoDate: '2026-11-16',
      text: '16 novembre 2026',
      changes:
        "Durées du suivi de votre demande par notre équipe, du journal de ses lectures et du nombre de questions posées à l'assistant. Tri automatique des demandes qui semblent venir d'un robot expliqué, et leur durée ramenée à 90 jours. Ce que contiennent les journaux de l'hébergeur, ce que les robots d'indexation peuvent faire et ce qui reste à vérifier avec un lecteur d'écran précisés. Lien vers les licences des polices, des icônes et du code que le site transmet. Jours fériés exclus des heures d'appel. Nombre de questions à l'assistant, temps d'envoi du formulaire, suivi de votre demande, échanges directs et page d'où vous venez ajoutés à ce qui est collecté. Deux finalités précisées : mesurer nos délais de réponse, contrôler qui accède à vos données. Cookies du bureau de notre équipe distingués des pages que vous lisez. Journal de ses lectures gardé un an au plus.",
    },
    {
      isoDate: '2026-11-15',
      text: '15 novembre 2026',
      changes:
        "Ajout du pays, du droit et des actionnaires de l'éditeur, de sa société mère et de l'hébergeur. Bases légales de la réponse à vos demandes précisées. Renvoi vers ce qui part chez l'éditeur d'un modèle de langage. Déclaration d'accessibilité sur une page à part. Préférences nommées parmi les finalités, durée des demandes de droits ajoutée. Ajout de cet historique.",
    },
    { isoDate: '2025-01-28', text: '28 janvier 2025', changes: 'Première version.' },
  ],
  privacyPolicy: [
    {
      isoDate: '2026-11-16',
      text: '16 novembre 2026',
      changes:
        "Ajout du bureau, l'espace où notre équipe lit les demandes et note leur suivi : qui y entre, ce qui y est noté, combien de temps, et les cookies qu'il utilise pour elle seule. Ajout du nombre de questions posées à l'assistant, par jour et par sujet. Tri automatique des demandes qui semblent venir d'un robot expliqué, et leur durée ramenée à 90 jours. Précisions sur le retrait de votre accord et ce qui reste après, le chargement de la vidéo, les journaux de l'hébergeur, la reconnaissance d'une visite dans la mesure d'audience, la fin réelle de ce qui est gardé dans votre navigateur, les services que le site refuse s'ils ne sont pas nommés, la copie des demandes par email, ce qui sert à reconnaître les robots, l'absence de mesure d'audience quand aucune n'est active, ce qui ne vaut que si le bureau est en service, les demandes mises à part qui ne sont pas envoyées par email, ce que reçoit le service de la vidéo, et deux usages : mesurer nos délais de réponse, contrôler qui accède à vos données. Ajout de ce qui évite les doublons (un numéro et deux empreintes), des sauvegardes, de ce que contiennent les journaux du serveur qui relaie vos requêtes, et de ce que le bureau garde dans le navigateur de notre équipe. Journal de ses lectures gardé un an au plus.",
    },
    {
      isoDate: '2026-11-15',
      text: '15 novembre 2026',
      changes:
        "Services extérieurs nommés un par un, avec leur pays. Bases légales de la réponse à vos demandes précisées. Journaux techniques gardés 12 mois au plus, ceux de l'hébergeur compris. Précisions sur les préférences, les sauvegardes, la durée des demandes de droits, l'adresse IP dans la mesure d'audience, le signal GPC, les robots, la conversation jointe à une demande, les données retirées avant qu'un modèle de langage ne lise une question, la limitation du traitement, ce qui se passe quand un choix sur les cookies est retiré ou expire, les rapports de sécurité des navigateurs, et ajout de cet historique.",
    },
    { isoDate: '2025-01-28', text: '28 janvier 2025', changes: 'Première version.' },
  ],
}
