const english = new Set(
  'the is are how what where which do does you your my of it can much long many when who why to i tell me for with we our by from be will that this they and not have has there site at an or if as was its their us yes call write one which any am'.split(
    ' ',
  ),
)
const french = new Set(
  'le la les l un une de des du d est et vous votre vos que qu quel quelle qui pour dans en ce je nous on sont avez il elle ne pas sur par au aux se sa son ses cette chaque avec sous tu à où plus oui non mon ma mes'.split(
    ' ',
  ),
)

/** By its small words; French where they do not tell, as the site is. */
export function languageOf(text: string): 'fr' | 'en' {
  const words = text
    .toLowerCase()
    .replace(/\]\([^)]*\)|«[^»]*»|"[^"]*"|\*\*[^*]*\*\*/g, ' ')
    .replace(/[’‘]/g, "'")
    .split(/[^\p{L}]+/u)
  const count = (marks: ReadonlySet<string>) => words.filter((word) => marks.has(word)).length
  return count(english) > count(french) ? 'en' : 'fr'
}
