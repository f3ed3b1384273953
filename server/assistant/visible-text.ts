/**
 * Characters that a reader does not see but a model reads: Unicode tags, variation selectors, zero-width and
 * direction marks, controls (OWASP LLM01: text smuggled past the eye). Line breaks and tabs stay.
 */
const invisible = /(?![\n\t])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

export function visibleText(text: string): string {
  return text.toWellFormed().replace(invisible, '')
}
