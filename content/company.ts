import { identity } from './brand/identity.ts'
import type { CompanyFacts } from './company-facts.ts'

const { opens, closes } = identity.openingHours
const text = `Du lundi au vendredi, ${hour(opens)}-${hour(closes)}`
/** As server/desk/office-hours.ts counts. */
const except = 'hors jours fériés'

type Company = CompanyFacts & { readonly openingHours: Readonly<Record<'text' | 'except' | 'whole', string>> }

/** The facts of content/brand/, as everything reads them. */
export const company: Company = {
  ...identity,
  openingHours: {
    opens,
    closes,
    text,
    except,
    whole: `${text}, ${except}`,
  },
}

/** Within a sentence: a number stays on one line. */
export const phoneInText = company.phone.display.replaceAll(' ', '\u00a0')

/** « 9h » for 09:00, « 18h30 » for 18:30. */
function hour(clock: string) {
  const [hours, minutes] = clock.split(':').map(Number)
  return `${hours}h${minutes ? String(minutes).padStart(2, '0') : ''}`
}
