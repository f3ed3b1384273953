/** From one on. */
export const englishNumbers: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** « twelve » for 12; what is more, in digits. */
export function inEnglishWords(count: number): string {
  return englishNumbers[count - 1] ?? String(count)
}
