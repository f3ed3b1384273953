import { identity } from './brand/identity.ts'
import type { CompanyFacts } from './company-facts.ts'

/** The facts of content/brand/, as everything reads them. */
export const company: CompanyFacts = identity

/** Within a sentence: a number stays on one line. */
export const phoneInText = company.phone.display.replaceAll(' ', '\u00a0')
