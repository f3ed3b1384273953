/**
 * How one says « to » a sector; every name of a « Secteurs » line of the use cases is here. Of names that mean the same to a
 * visitor the first stands for all: the assistant's topic has its name.
 */
export const sectorPhrases: Readonly<Record<string, string>> = {
  assurance: "à l'assurance",
  banque: 'à la banque',
  "bureaux d'études": "aux bureaux d'études",
  "centrales d'achat": "aux centrales d'achat",
  commerce: 'au commerce',
  distribution: 'à la distribution',
  départements: 'aux départements',
  hôpitaux: 'aux hôpitaux',
  industrie: "à l'industrie",
  mairies: 'aux mairies',
  collectivités: 'aux collectivités',
  ministères: 'aux ministères',
  préfectures: 'aux préfectures',
  tourisme: 'au tourisme',
  transports: 'aux transports',
  télécoms: 'aux télécoms',
  universités: 'aux universités',
  énergie: "à l'énergie",
}
