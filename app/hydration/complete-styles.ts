import { utilities } from '../document-ids.ts'

/** The utilities of all pages: from the end of the page, or from their file; none where the page has them from the start. */
export async function wholeUtilities() {
  const block = document.getElementById(utilities)
  const file = block?.dataset.file
  if (!file) return block?.textContent ?? ''
  const answer = await fetch(file)
  if (!answer.ok) throw answer
  return answer.text()
}

/**
 * The page has the utilities that it was made with (own-utilities.ts); what React shows from now on may need any. As a rule
 * in the place of another, which no policy asks a hash for and which leaves the other styles alone.
 */
export function completeStyles(whole: string) {
  if (!whole) return
  for (const { sheet } of document.querySelectorAll('style')) {
    const rules: (CSSRule & { name?: string })[] = [...(sheet?.cssRules ?? [])]
    const at = rules.findIndex(({ name }) => name === utilities)
    if (at < 0) continue
    // What came in the place of their file may be no style: it is refused before the page has lost its own.
    sheet?.insertRule(whole, at)
    sheet?.deleteRule(at + 1)
  }
}
