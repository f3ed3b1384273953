/** Every text in a part of the content, with ordinary spaces. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content.replace(/[\s\u00a0\u202f]+/g, ' ')]
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : []
}
