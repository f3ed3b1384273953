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

const link = /(\]\([^)]*\))/

function inEnglish(text: string) {
  return text
    .replace(/(\d{1,3}(?:[\s\u00a0\u202f]\d{3})+|\d+)[\s\u00a0\u202f]?€/g, (_, amount: string) => {
      return `€${amount.replace(/[\s\u00a0\u202f]/g, ',')}`
    })
    .replace(/(?<=€[\d,]+)[\s\u00a0\u202f]HT\b/g, ' excl. VAT')
    .replace(/(?<=\d)[\s\u00a0\u202f]%/g, '%')
    .replace(/(?<![\d:-])\b(\d{1,3})[\s\u00a0\u202f]?h\b(?![\d-])/g, (_, hours: string) => `${hours} hours`)
    .replace(/«[\s\u00a0\u202f]?([^»]*?)[\s\u00a0\u202f]?»/g, '“$1”')
}
