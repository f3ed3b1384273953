import { company } from '#content/company.ts'

/** What is set between the digits of a number, however it was typed or copied; a line end is not. */
const separators = /[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]/gu

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

const shortestIban = 15
const shortestCard = 13

type Kind = {
  readonly name: string
  readonly pattern: RegExp
  /** Where a group of digits ends, what comes before may be the number and the rest not. */
  readonly is?: (number: string) => boolean
}

/** Each part of a pattern takes a bounded number of characters, and no character may be two of them. */
const kinds: readonly Kind[] = [
  // Only from the beginning of a word: tried from each of its letters, a long one would cost its square.
  { name: '[e-mail]', pattern: /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu },
  {
    name: '[IBAN]',
    pattern:
      /(?<![\p{L}\p{N}])[A-Z]{2}[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}\d[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}\d(?:[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}[A-Z\d]){11,30}/giu,
    is: isIban,
  },
  // Who is born in Corsica has a letter in it.
  {
    name: '[numéro de sécurité sociale]',
    pattern:
      /(?<![\p{L}\p{N}])[12](?:[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}\d){4}[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}(?:\d[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}\d|2[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}[AB])(?:[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}\d){6}(?:(?:[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}\d){2})?(?![\p{L}\p{N}])/giu,
  },
  {
    name: '[téléphone]',
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:\+|00|\(\+|\(00)33[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}(?:0[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3})?[1-9]|\(0[1-9]\)|0[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}[1-9])(?:[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}\d){8}(?!\d)/giu,
  },
  {
    name: '[carte bancaire]',
    pattern: /(?<![\p{L}\p{N}])\d(?:[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}\d){12,18}/giu,
    is: isCardNumber,
  },
  {
    name: '[téléphone]',
    pattern:
      /(?<![\p{L}\p{N}])(?:\+|00)[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}\d(?:[\t\p{Zs}./()\p{Pd}\u2212\u00b7\u2022\u2027\u2219\u22c5]{0,3}\d){7,13}(?!\d)/giu,
  },
]

/** « 01/02/2025 », « 02/2025 »: ten digits with the hour after it, and no number. */
const date = /(?:\d{1,2}([/.-]))?(?:0?[1-9]|1[0-2])([/.-])(?:19|20)\d{2}(?!\d|\1\d|\2\d)/y

/** Takes out what identifies a person before a text leaves for a model. */
export function withoutPersonalData(text: string): string {
  return kinds.reduce(without, inOneWidth(text))
}

function without(text: string, { name, pattern, is }: Kind) {
  const rest: string[] = []
  let told = 0
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [match] = found
    const number = is ? endsOfGroups(match, text[pattern.lastIndex]).find(is) : match
    const dated = lengthOfDate(text, found.index)
    if (published.has(comparable(match))) continue
    if (dated || !number) {
      pattern.lastIndex = found.index + (dated || 1)
      continue
    }
    rest.push(text.slice(told, found.index), name)
    told = found.index + number.length
    pattern.lastIndex = told
  }
  return rest.join('') + text.slice(told)
}

/** The longest first: « 4111 1111 1111 1111 12/27 » is a card and its date, « BE68 5390 0754 7034 merci » an IBAN and a word. */
function endsOfGroups(match: string, next = '') {
  const ends = [...match.matchAll(/[\p{L}\p{N}](?![\p{L}\p{N}])/gu)].map(({ index }) => match.slice(0, index + 1))
  return (/[\p{L}\p{N}]/u.test(next) ? ends.slice(0, -1) : ends).toReversed()
}

function lengthOfDate(text: string, index: number) {
  date.lastIndex = index
  return date.exec(text)?.[0].length ?? 0
}

/** « ＠ » and « ０６ », as some keyboards write them. */
function inOneWidth(text: string) {
  return text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
}

/** « +33 (0)1 … » is « 01 … ». */
function comparable(text: string) {
  return text
    .toLowerCase()
    .replace(separators, '')
    .replace(/^(?:\+|00)330?/, '0')
}

/** ISO 13616: the remainder of the rearranged number by 97 is 1. */
function isIban(text: string) {
  const compact = text.toUpperCase().replace(/[^A-Z\d]/g, '')
  if (compact.length < shortestIban) return false
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
  if (digits.length < shortestCard) return false
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
