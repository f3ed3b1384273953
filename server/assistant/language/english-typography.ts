/**
 * Figures and quotation marks of the content as English writes them: « 15 000 € HT » → “€15,000 excl. VAT”, « 86 % » → “86%”,
 * « 24h » → “24 hours”. Addresses of links stay as they are.
 */
export function englishTypography(text: string): string {
  return text
    .split(link)
    .map((part, at) => (at % 2 === 0 ? inEnglish(part) : part))
    .join('')
}

const link = /(\]\([^)]{0,300}\))/

function inEnglish(text: string) {
  return text
    .replace(/(?<!\d)(\d{1,3}(?:[\s\u00a0\u202f]\d{3}){1,4}|\d{1,12})[\s\u00a0\u202f]?€/g, (_, amount: string) => {
      return `€${amount.replace(/[\s\u00a0\u202f]/g, ',')}`
    })
    .replace(/(?<=€[\d,]{1,16})[\s\u00a0\u202f]HT\b/g, ' excl. VAT')
    .replace(/(?<=\d)[\s\u00a0\u202f]%/g, '%')
    .replace(/(?<![\d:-])\b(\d{1,3})[\s\u00a0\u202f]?h\b(?![\d-])/g, (_, hours: string) => `${hours} hours`)
    .replace(/«[\s\u00a0\u202f]?([^«»]{0,300}?)[\s\u00a0\u202f]?»/g, '“$1”')
}
