import type { Assurances } from '../assurances.ts'

/** What a project costs and takes, how soon one is answered, how long a demonstration lasts: each figure is written here only. */
export const offer = {
  project: { euros: 15_000, months: 3 },
  /** On working days. */
  answerHours: 24,
  /** During the opening hours. */
  urgentAnswerHours: 4,
  demoMinutes: { from: 30, to: 45 },
}

/**
 * How a customer leaves, within the limits of content/departure.ts, which the build checks. Article 29 of the Data Act forbids
 * charges from 12 January 2027 on: none before that is our own promise.
 */
export const departure = { noticeMonths: 2, transferDays: 30, retrievalDays: 30, charge: 0 }

/** What buyers ask for: shown, and told by the assistant, where it is filled in. */
export const assurances: Assurances = {
  singleSignOn:
    "Vos équipes se connectent par votre annuaire (SAML ou OIDC), avec Keycloak ; pour Dify et n8n, c'est leur édition payante.",
  recurringCosts:
    'Hébergement, maintenance, licences payantes éventuelles et consommation des modèles se paient en plus du projet. Le devis les chiffre ligne par ligne, hors taxes.',
  processingAgreement:
    "Le contrat que demande l'article 28 du RGPD accompagne la proposition : finalités, mesures de sécurité, sous-traitants, sort des données.",
}

/** The same for those who ask the assistant in English; what is not here is told in general words. */
export const assurancesInEnglish: Assurances = {
  jurisdiction:
    'Hosted by us, your platform runs in France and is under French law, unless the quote names another country of the European Union, and it names the host and its owners. For n8n, whose licence rules out selling access to it, the instance is then in your name or under a commercial agreement. On your own premises, the infrastructure is yours.',
  foreignAccess:
    'No data of your platform is handed to an authority of a third country without a basis in the law of the European Union or of a member state, and what goes, with your consent, to the publisher of a model is under the law of its country. The contract says so, access is limited, and we tell you of any request unless the law forbids it.',
  exportFormats:
    'Documents in their original format, Dify assistants as YAML, n8n workflows and settings as JSON, Qdrant indexes as snapshots or JSON, conversations and annotations as JSON, code and test sets in a Git repository.',
  recurringCosts:
    'Hosting, maintenance, paid licences if any and model usage come on top, itemised in the quote, excluding tax.',
}
