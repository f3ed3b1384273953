import type { LegalHistory } from '../legal-document.ts'

/** What changed in the privacy policy, the newest first. A change of the text needs an entry: a test sees to it. */
export const privacyPolicyVersions: LegalHistory = [
  {
    isoDate: '2026-11-18',
    text: '18 novembre 2026',
    changes:
      "Nombre de questions posées à l'assistant : notre équipe lit « moins de 5 » de un à quatre. Assistant ouvert ou fermé : précision.",
  },
  {
    isoDate: '2026-11-17',
    text: '17 novembre 2026',
    changes:
      "Ce que note le journal de notre équipe. Urgence lue dans votre message, délai et texte de recherche. Une confirmation pour les demandes d'un même jour, vraies demandes prises pour un robot. Numéro de demande dans nos journaux. Effacement : sauf ce qui sert à nous défendre en justice. Vidéo acceptée, brouillon du formulaire, emails ouverts : précisions. Historique complété.",
  },
  {
    isoDate: '2026-11-16',
    text: '16 novembre 2026',
    changes:
      "Ajout du bureau de notre équipe (accès, notes, cookies), des sauvegardes (sans empreinte d'adresse IP), de ce qui évite les doublons, et de trois usages : compter les questions posées à l'assistant, mesurer nos délais de réponse, contrôler qui accède à vos données. Contrats : après leur fin, notre intérêt légitime à nous défendre en justice. Demandes qui semblent venir d'un robot : tri expliqué, durée ramenée à 90 jours, sans confirmation. Promesses réduites : lire chaque demande, relire celles-là, aucune décision d'une machine seule (aucune d'importante), préférences qui restent dans votre navigateur (la catégorie figure aussi dans l'adresse), copie et fichier JSON (accès et portabilité). Précisions sur les journaux de l'hébergeur, la mesure d'audience, la vidéo, le retrait de votre accord, ce qui est gardé dans votre navigateur et jusqu'à quand, et les services que le site refuse s'ils ne sont pas nommés.",
  },
  {
    isoDate: '2026-11-15',
    text: '15 novembre 2026',
    changes:
      "Services extérieurs nommés un par un, avec leur pays. Bases légales précisées. Journaux techniques : 12 mois au plus. Précisions sur les préférences, les sauvegardes, la durée des demandes de droits, l'adresse IP dans la mesure d'audience, le signal GPC, les robots, la conversation jointe à une demande, les données masquées avant un modèle de langage, la limitation du traitement, la fin d'un choix sur les cookies, les rapports de sécurité des navigateurs, et ajout de cet historique.",
  },
  { isoDate: '2025-01-28', text: '28 janvier 2025', changes: 'Première version.' },
]
