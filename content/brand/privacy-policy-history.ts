import type { LegalHistory } from '../legal-document.ts'

/** What changed in the privacy policy, the newest first. A change of the text needs an entry: a test sees to it. */
export const privacyPolicyVersions: LegalHistory = [
  {
    isoDate: '2026-11-16',
    text: '16 novembre 2026',
    changes:
      "Ajout du bureau de notre équipe (qui y entre et d'où, ce qui y est noté et gardé, ses cookies), du nombre de questions posées à l'assistant, des sauvegardes (qui ne contiennent plus d'empreinte d'adresse IP), de ce qui évite les doublons, et de deux usages : mesurer nos délais de réponse, contrôler qui accède à vos données. Demandes qui semblent venir d'un robot : tri expliqué, durée ramenée à 90 jours, ni confirmation ni email à l'équipe. Précisions sur les journaux de l'hébergeur et du serveur qui relaie vos requêtes, la mesure d'audience (elle ne reçoit plus ce que vous cherchiez sur la page d'où vous venez), la vidéo, le retrait de votre accord, la fin de ce qui est gardé dans votre navigateur, la question à l'assistant que vous n'avez pas encore envoyée, l'état ouvert ou fermé de l'assistant, et les services que le site refuse s'ils ne sont pas nommés.",
  },
  {
    isoDate: '2026-11-15',
    text: '15 novembre 2026',
    changes:
      "Services extérieurs nommés un par un, avec leur pays. Bases légales de la réponse à vos demandes précisées. Journaux techniques gardés 12 mois au plus, ceux de l'hébergeur compris. Précisions sur les préférences, les sauvegardes, la durée des demandes de droits, l'adresse IP dans la mesure d'audience, le signal GPC, les robots, la conversation jointe à une demande, les données retirées avant qu'un modèle de langage ne lise une question, la limitation du traitement, ce qui se passe quand un choix sur les cookies est retiré ou expire, les rapports de sécurité des navigateurs, et ajout de cet historique.",
  },
  { isoDate: '2025-01-28', text: '28 janvier 2025', changes: 'Première version.' },
]
