/** How a customer leaves. Règlement (UE) 2023/2854 (Data Act), articles 25 and 29: at most 2 months, 30 days, no charge. */
export const departure = { noticeMonths: 2, transferDays: 30, retrievalDays: 30, charge: 0 } as const

const { noticeMonths, transferDays, retrievalDays, charge } = departure

/** On which terms a customer leaves: written once for the FAQ, the solutions page and the assistant. */
export const departureTerms = `Préavis de ${noticeMonths} mois au plus, transfert en ${transferDays} jours, puis ${retrievalDays} jours pour récupérer ce qui reste, ${charge === 0 ? 'sans frais de sortie' : `pour ${charge} € HT`} : c'est ce que prévoit le règlement européen sur les données (règlement (UE) 2023/2854, articles 25 et 29).`
