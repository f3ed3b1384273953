import { assurances, assurancesInEnglish } from './brand/promises.ts'

/** What a platform costs beside its project, in the company's own words. */
export const recurringCostsWords = {
  recurringCosts: assurances.recurringCosts ?? '',
  recurringCostsInEnglish: assurancesInEnglish.recurringCosts ?? '',
}
