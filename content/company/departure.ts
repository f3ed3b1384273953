/**
 * How a customer leaves. Règlement (UE) 2023/2854 (Data Act), article 25: at most 2 months, 30 days, then 30 days at least.
 * Article 29 forbids charges from 12 January 2027 on: none before that is our own promise.
 */
export const departure = { noticeMonths: 2, transferDays: 30, retrievalDays: 30, charge: 0 } as const

const { noticeMonths, transferDays, retrievalDays, charge } = departure

/** On which terms a customer leaves: written once for the FAQ, the solutions page and the assistant. */
export const departureTerms = `Préavis de ${noticeMonths} mois au plus, transfert en ${transferDays} jours, puis ${retrievalDays} jours pour récupérer ce qui reste : c'est ce que prévoit le règlement européen sur les données (règlement (UE) 2023/2854, article 25). ${charge === 0 ? 'Sans frais de sortie.' : `Frais de sortie : ${charge} € HT.`}`
