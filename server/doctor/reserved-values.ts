/** Names that nobody can own (RFC 2606, RFC 6761). */
export function isReservedHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/.test(name)
}

/** What Arcep keeps for films and books (plan national de numérotation), as the first six digits. */
const numbersForFiction = ['019900', '026191', '035301', '046571', '053649', '063998']

export function isFictionalPhone(phone: string): boolean {
  const national = phone.replaceAll(/\D/g, '').replace(/^(?:00)?330?(?=[1-9])/, '0')
  return numbersForFiction.some((start) => national.startsWith(start))
}

/** Nine digits whose last one is Luhn's key: any other number was never given to a company. */
export function isSiren(text: string): boolean {
  const digits = text.replaceAll(/\s/g, '')
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = [...digits].map(Number).reduce((total, digit, index) => total + luhn(digit, index % 2 === 1), 0)
  return sum % 10 === 0
}

function luhn(digit: number, isDoubled: boolean) {
  const doubled = isDoubled ? digit * 2 : digit
  return doubled > 9 ? doubled - 9 : doubled
}
