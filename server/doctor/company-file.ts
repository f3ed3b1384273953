import { inventedParts } from '#content/brand/identity.ts'
import { company } from '#content/company.ts'
import type { Rating } from '#content/company-facts.ts'
import { publishedRating } from '#content/rating.ts'
import type { Finding } from './finding.ts'
import { isFictionalPhone, isReservedHost, isSiren } from './reserved-values.ts'

type Identity = {
  readonly parent: { readonly url: string }
  readonly phone: { readonly display: string; readonly international: string }
  readonly email: string
  readonly legal: {
    readonly siren: string
    readonly siret: string
    readonly register: string
    readonly vat: string
    readonly dataProtectionOfficer: { readonly email: string }
  }
  readonly host: { readonly phone: string }
  readonly rating?: Rating
}

const file = 'content/brand/identity.ts'
const year = 365 * 24 * 3600 * 1000

/** What is still made up in the company file: by values that nobody can own, and by the file's own marks. */
export function companyFindings(
  identity: Identity = company,
  invented: readonly string[] = inventedParts,
  now = Date.now(),
): readonly Finding[] {
  const provenance = publishedRating(identity.rating)?.provenance
  const reviews = provenance?.url
  const problems = [
    ...registrationProblems(identity.legal),
    ...placeholders(identity),
    reviews !== undefined &&
      isReservedHost(URL.parse(reviews)?.hostname ?? '') &&
      `The rating in ${file} is invented, its reviews are in a domain kept for examples, and only those that can be verified may be published (Code de la consommation, L. 111-7-2): remove the field, or put a real one there with its provenance.`,
    invented.length > 0 &&
      `${file} still marks ${invented.join(', ')} as invented: put what is true there or beside it, and take the words out of inventedParts.`,
  ].filter((problem) => problem !== false)
  if (problems.length > 0) return problems.map((sentence) => finding('in-the-way', sentence))
  // Also where the day cannot be read.
  if (provenance && !(now - Date.parse(provenance.checkedUntil) < year)) {
    return [
      finding(
        'look',
        `The reviews behind the rating in ${file} were last checked over a year ago, or checkedUntil is no day: have them checked again and write the new figures and dates, or remove the field.`,
      ),
    ]
  }
  return [finding('fine', `${file} holds no value that is reserved for examples or marked as invented.`)]
}

function registrationProblems({ siren, siret, register, vat }: Identity['legal']) {
  if (!isSiren(siren)) {
    return [
      `The SIREN in ${file} is fictional, its key is wrong: put the number of your company there, and in siret, register and vat.`,
    ]
  }
  const number = digitsOf(siren)
  const strangers = Object.entries({ siret, register, vat }).filter(([, value]) => !digitsOf(value).includes(number))
  if (strangers.length === 0) return []
  const names = strangers.map(([name]) => name).join(', ')
  return [`In ${file}, ${names} do not hold the SIREN that stands beside them: correct them.`]
}

function placeholders({ email, legal, phone, host, parent }: Identity) {
  const mails = Object.entries({ email, 'legal.dataProtectionOfficer.email': legal.dataProtectionOfficer.email })
    .filter(([, address]) => isReservedHost(address.slice(address.lastIndexOf('@') + 1)))
    .map(([name]) => name)
  const phones = Object.entries({
    'phone.display': phone.display,
    'phone.international': phone.international,
    'host.phone': host.phone,
  })
    .filter(([, number]) => isFictionalPhone(number))
    .map(([name]) => name)
  return [
    mails.length > 0 &&
      `The mail addresses ${mails.join(', ')} in ${file} are placeholders, in a domain kept for examples: put yours there.`,
    phones.length > 0 &&
      `The numbers ${phones.join(', ')} in ${file} are placeholders, from those that Arcep keeps for fiction: put real ones there.`,
    isReservedHost(URL.parse(parent.url)?.hostname ?? '') &&
      `parent.url in ${file} is a placeholder, in a domain kept for examples: put the real address there.`,
  ]
}

function digitsOf(text: string) {
  return text.replaceAll(/\D/g, '')
}

function finding(severity: Finding['severity'], sentence: string): Finding {
  return { about: 'company', severity, sentence }
}
