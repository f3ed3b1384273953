const endOfScript = '</script>'

/** « <b>où êtes-vous ?</b> »: tags are no words. Each character is looked at once, also where nothing that opens ends. */
export function withoutMarkup(text: string): string {
  const folded = text.toLowerCase()
  const lastScript = folded.lastIndexOf(endOfScript)
  let kept = ''
  let from = 0
  for (let open = text.indexOf('<'); open !== -1; open = text.indexOf('<', Math.max(from, open + 1))) {
    if (!/[a-z!/]/.test(folded.charAt(open + 1))) continue
    const isScript = folded.startsWith('<script', open) && open < lastScript
    const end = isScript ? folded.indexOf(endOfScript, open) + endOfScript.length : folded.indexOf('>', open) + 1
    if (end === 0) break
    kept += `${text.slice(from, open)} `
    from = end
  }
  return kept + text.slice(from)
}
