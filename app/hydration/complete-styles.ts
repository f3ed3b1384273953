import { utilities } from '../document-ids.ts'

/**
 * The page has the utilities that it was made with (own-utilities.ts); what React shows from now on may need any. As a rule
 * in the place of another, which no policy asks a hash for and which leaves the other styles alone.
 */
export function completeStyles() {
  const whole = document.getElementById(utilities)?.textContent
  if (!whole) return
  for (const { sheet } of document.querySelectorAll('style')) {
    const rules: (CSSRule & { name?: string })[] = [...(sheet?.cssRules ?? [])]
    const at = rules.findIndex(({ name }) => name === utilities)
    if (at < 0) continue
    sheet?.deleteRule(at)
    sheet?.insertRule(whole, at)
  }
}
