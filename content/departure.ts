import { departure } from './brand/promises.ts'

const { noticeMonths, transferDays, retrievalDays, charge } = departure

/** On which terms a customer leaves: written once for the FAQ, the solutions page and the assistant. */
export const departureTerms = `Préavis de ${noticeMonths} mois au plus, transfert en ${transferDays} jours, puis ${retrievalDays} jours pour récupérer ce qui reste : c'est ce que prévoit le règlement européen sur les données (règlement (UE) 2023/2854, article 25). ${charge === 0 ? 'Sans frais de sortie.' : `Frais de sortie : ${charge} € HT.`}`

/** The same in a few words. */
export const departureInShort = `${charge === 0 ? 'sans frais de sortie, ' : ''}après un préavis de ${noticeMonths} mois au plus`

export const noticeInEnglish = noticeMonths === 1 ? '1 month' : `${noticeMonths} months`

/** For the assistant's sentences, by what stands in them: `{noticeMonths}`. */
export const departureWords = {
  noticeMonths: String(noticeMonths),
  transferDays: String(transferDays),
  retrievalDays: String(retrievalDays),
  noticeInEnglish,
  departureInEnglish: `${charge === 0 ? 'without exit fees, ' : ''}after a notice of ${noticeInEnglish} at most`,
}
