export const structuredDataType = 'application/ld+json'

/** One block as the text of its script element: with `<` escaped no text can close the element. */
export function structuredDataText(block: unknown) {
  return JSON.stringify(block).replaceAll('<', '\\u003c')
}
