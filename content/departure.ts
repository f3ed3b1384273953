import { departure } from './brand/promises.ts'
import { departureInShort } from './promises.ts'

const { noticeMonths, transferDays, retrievalDays, charge } = departure

type Departure = typeof departure

/** Règlement (UE) 2023/2854 (Data Act), article 25: the notice and the transfer at most, the retrieval at least; article 29. */
export const departureLimits = { noticeMonths: 2, transferDays: 30, retrievalDays: 30, noChargeFrom: '2027-01-12' }

/** What a build stops for: the texts say that the terms are within the regulation's limits. */
export function unlawfulDeparture(terms: Departure, today: Date): readonly string[] {
  const { noChargeFrom, ...limits } = departureLimits
  const isBeyond = {
    noticeMonths: terms.noticeMonths > limits.noticeMonths,
    transferDays: terms.transferDays > limits.transferDays,
    retrievalDays: terms.retrievalDays < limits.retrievalDays,
    charge: terms.charge > 0 && today >= new Date(noChargeFrom),
  }
  const bounds = {
    noticeMonths: `${limits.noticeMonths} at most, by article 25`,
    transferDays: `${limits.transferDays} at most, by article 25`,
    retrievalDays: `${limits.retrievalDays} at least, by article 25`,
    charge: `0 from ${noChargeFrom} on, by article 29`,
  }
  return (['noticeMonths', 'transferDays', 'retrievalDays', 'charge'] as const)
    .filter((term) => isBeyond[term])
    .map(
      (term) =>
        `content/brand/promises.ts: departure.${term} is ${terms[term]}, and Regulation (EU) 2023/2854 wants ${bounds[term]}: change it, the site says that it is within these limits.`,
    )
}

const limitsInText = `${departureLimits.noticeMonths} mois au plus, ${departureLimits.transferDays} jours au plus, ${departureLimits.retrievalDays} jours au moins`

/** On which terms a customer leaves. */
export const departureTerms = `Pour une plateforme en service, préavis de ${noticeMonths} mois au plus, transfert en ${transferDays} jours, puis ${retrievalDays} jours pour récupérer ce qui reste, dans les limites du règlement européen sur les données (${limitsInText} : règlement (UE) 2023/2854, article 25)${charge === 0 ? '. Sans frais de sortie.' : ` ; frais de sortie : ${charge} € HT.`}`

export const noticeInEnglish = noticeMonths === 1 ? '1 month' : `${noticeMonths} months`

/** For the assistant's sentences, by what stands in them: `{noticeMonths}`. */
export const departureWords = {
  departureInShort,
  departureLimits: limitsInText,
  noticeMonths: String(noticeMonths),
  transferDays: String(transferDays),
  retrievalDays: String(retrievalDays),
  noticeInEnglish,
  departureInEnglish: `${charge === 0 ? 'without exit fees, ' : ''}after a notice of ${noticeInEnglish} at most`,
}
