import { accessibilitySummary } from '#content/accessibility-summary.ts'
import { privacyPolicyVersions } from '#content/brand/privacy-policy-history.ts'
import { offer } from '#content/brand/promises.ts'
import { company } from '#content/company.ts'
import { promises } from '#content/promises.ts'
import { publishedRating } from '#content/rating.ts'
import { useCases } from '#content/use-cases.ts'
import { englishTypography } from '#server/assistant/language/english-typography.ts'

const { legal, openingHours } = company
const { from, to } = offer.demoMinutes
const [director = '', directorRole = ''] = legal.publicationDirector.split(', ')
const rating = publishedRating(company.rating)
const [, opens = '', closes = ''] = /([\dh]+)-([\dh]+)$/.exec(openingHours.text) ?? []

/** Either of them tells how to reach us. */
export const reached = [company.phone.display, company.email]

/** What a good answer of this company holds, whichever company it is. */
export const said = {
  price: promises.project.cost,
  priceInEnglish: englishTypography(promises.project.cost),
  duration: promises.project.duration,
  soon: promises.callBack,
  urgent: promises.urgent,
  demo: promises.demo,
  demoMinutes: `${from}-${to}`,
  demoRange: `${from} à ${to}`,
  hours: `${opens}-${closes}`,
  opens,
  closes,
  founded: String(company.foundedIn),
  director,
  directorRole,
  /** Its first sentence. */
  story: company.story.split(/(?<=\.) /)[0] ?? '',
  policyDate: privacyPolicyVersions.at(-1)?.text ?? '',
  criteriaMet: String(accessibilitySummary.counts.conform),
  useCaseCount: String(useCases.length),
}

/** Of the reviews, where the company publishes some. */
export const rated = rating && { value: String(rating.value).replace('.', ','), count: String(rating.count) }
