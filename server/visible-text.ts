/**
 * Characters that a reader does not see but a model reads: Unicode tags, variation selectors, zero-width and
 * direction marks, controls (OWASP LLM01: text smuggled past the eye). Line breaks and tabs stay.
 */
const invisible = /(?![\n\t])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

export function visibleText(text: string): string {
  return text.toWellFormed().replace(invisible, '')
}

/** JSON in which those characters are written as escapes: it says the same, and can be shown. */
export function escapeInvisible(json: string): string {
  return json.replace(invisible, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(''),
  )
}

function escapeUnit(unit: number) {
  return `\\u${unit.toString(16).padStart(4, '0')}`
}
