import type { LegalHistory } from '../legal-document.ts'

/** What changed in the legal notice, the newest first. A change of the text needs an entry: a test sees to it. */
export const legalNoticeVersions: LegalHistory = [
  {
    isoDate: '2026-11-17',
    text: '17 novembre 2026',
    changes:
      'Urgence, délai et texte de recherche dans le suivi de votre demande. Intérêt légitime : nous défendre en justice après un contrat. Effacement : sauf ce qui sert à cette défense. Historique complété.',
  },
  {
    isoDate: '2026-11-16',
    text: '16 novembre 2026',
    changes:
      "Durées du suivi de votre demande par notre équipe, du journal de ses lectures et du nombre de questions posées à l'assistant. Demandes qui semblent venir d'un robot : tri expliqué, durée ramenée à 90 jours. Liste de ce qui est collecté complétée, et trois finalités ajoutées, avec leurs bases légales : compter les questions posées à l'assistant et mesurer nos délais de réponse (intérêt légitime), contrôler qui accède à vos données (obligation légale). Promesses réduites : aucune décision automatisée (aucune d'importante), copie lisible et fichier JSON (accès et portabilité). Précisions sur les journaux de l'hébergeur, les robots d'indexation (ce qu'ils lisent peut servir à entraîner des modèles), ce qui est gardé de l'assistant dans votre navigateur, les jours fériés, les cookies du bureau de notre équipe et ce qui reste à vérifier avec un lecteur d'écran. Ce qui varie d'un projet à l'autre : les résultats et les délais de projet, non les délais de réponse. Lien vers les licences.",
  },
  {
    isoDate: '2026-11-15',
    text: '15 novembre 2026',
    changes:
      "Ajout du pays, du droit et des actionnaires de l'éditeur, de sa société mère et de l'hébergeur. Bases légales de la réponse à vos demandes précisées. Renvoi vers ce qui part chez l'éditeur d'un modèle de langage. Déclaration d'accessibilité sur une page à part. Préférences nommées parmi les finalités, durée des demandes de droits ajoutée. Ajout de cet historique.",
  },
  { isoDate: '2025-01-28', text: '28 janvier 2025', changes: 'Première version.' },
]
