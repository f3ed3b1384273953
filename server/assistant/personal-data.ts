import { company } from '#content/company.ts'

/** The company's own addresses and numbers are public: a question about them must reach the model whole. */
const published = new Set(
  [
    company.email,
    company.legal.dataProtectionOfficer.email,
    company.phone.display,
    company.phone.international,
    company.host.phone,
  ].map(comparable),
)

const patterns: readonly {
  readonly pattern: RegExp
  readonly name: string
  readonly is?: (match: string) => boolean
}[] = [
  // Only from the beginning of a word: tried from each of its letters, a long one would cost its square.
  { name: '[e-mail]', pattern: /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu },
  { name: '[IBAN]', pattern: /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?\b/gi, is: isIban },
  { name: '[carte bancaire]', pattern: /\b\d(?:[ -]?\d){12,18}\b/g, is: isCardNumber },
  // Who is born in Corsica has a letter in it.
  {
    name: '[numéro de sécurité sociale]',
    pattern: /\b[12](?:[ .-]?\d){4}[ .-]?(?:\d[ .-]?\d|2[AB])(?:[ .-]?\d){6}(?:[ .-]?\d{2})?\b/gi,
  },
  { name: '[téléphone]', pattern: /(?<![\d\p{L}])(?:\+|00)\d(?:[ .-]?\(?\d\)?){7,13}(?!\d)/gu },
  { name: '[téléphone]', pattern: /(?<![\d\p{L}])0[1-9](?:[ .-]?\d{2}){4}(?!\d)/gu },
]

/** Takes out what identifies a person before a text leaves for a model. */
export function withoutPersonalData(text: string): string {
  return patterns.reduce(
    (rest, { pattern, name, is = () => true }) =>
      rest.replace(pattern, (match) => (published.has(comparable(match)) || !is(match) ? match : name)),
    text,
  )
}

function comparable(text: string) {
  return text.toLowerCase().replace(/[\s.-]/g, '')
}

/** ISO 13616: the remainder of the rearranged number by 97 is 1. */
function isIban(text: string) {
  const compact = text.toUpperCase().replace(/[\s-]/g, '')
  const digits = `${compact.slice(4)}${compact.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder === 1
}

/** The check digit of ISO/IEC 7812 (Luhn). */
function isCardNumber(text: string) {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
