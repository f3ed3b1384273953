import type { Assurances } from '../assurances.ts'

/**
 * What the Data Act wants on a provider's site, and buyers ask for besides what promises.ts has. In a file of its own: what
 * stands beside the price is in what every page loads.
 */
export const hostingAssurances: Assurances = {
  jurisdiction:
    "Hébergée par nous, votre plateforme tourne en France et relève du droit français, sauf autre pays de l'Union européenne, écrit au devis, qui nomme l'hébergeur et ses propriétaires. Pour n8n, dont la licence exclut d'en vendre l'accès, l'instance est alors à votre nom ou sous accord commercial. Dans vos murs, l'infrastructure est la vôtre.",
  foreignAccess:
    "Aucune donnée de votre plateforme n'est remise à l'autorité d'un pays tiers sans base dans le droit de l'Union européenne ou d'un État membre ; ce qui part, avec votre accord, chez l'éditeur d'un modèle relève du droit de son pays. Le contrat l'écrit, les accès sont limités, et nous vous prévenons de toute demande, sauf si la loi l'interdit.",
  exportFormats:
    "Documents dans leur format d'origine, assistants Dify en YAML, enchaînements n8n et réglages en JSON, index Qdrant en instantanés ou en JSON, journal des conversations et annotations en JSON, code et jeux de tests dans un dépôt Git.",
}
