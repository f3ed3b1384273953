const units = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
] as const
const tens: readonly string[] = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
]

/** « onze » for 11, as the spelling of 1990 links them; from a hundred on, in digits. */
export function inWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) return String(count)
  if (count < 20) return units[count] ?? ''
  const ten = tens[Math.floor(count / 10)] ?? ''
  // Soixante and quatre-vingt count on up to nineteen.
  const rest = count < 60 ? count % 10 : count % 20
  if (rest === 0) return count === 80 ? `${ten}s` : ten
  return `${ten}${(rest === 1 || rest === 11) && count < 80 ? '-et-' : '-'}${units[rest]}`
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** « 15 000 »: thousands apart, and never on two lines. */
export function grouped(count: number): string {
  const digits = String(count)
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join('\u00a0')
}
