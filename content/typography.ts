/**
 * French spaces, made where text leaves for a reader: by the build in what pages say (tools/build/typeset-content.ts), by the
 * server in mails and in answers. Authors type ordinary spaces. No browser code imports this file.
 */

const noBreak = '\u00a0'

/** Sentences that the specification gives to the letter, with ordinary spaces. */
export const literalSentences: ReadonlySet<string> = new Set([
  'Bonjour ! Comment puis-je vous aider ?',
  "Prêts à transformer votre organisation avec l'IA ?",
  'Quelles méthodes déployer ?',
  'Demande envoyée avec succès !',
  'Demande envoyée !',
  'Oops! Page introuvable',
  '100% hébergé en Europe • Open Source • Auditable',
  'Veuillez attendre 30 secondes avant de soumettre un nouveau formulaire.',
])

/** Each step looks at a fixed number of characters around a place: the work grows with the text and no faster. */
export function frenchTypography(text: string): string {
  if (literalSentences.has(text)) return text
  return text
    .replace(/ (?=[;:!?»%€])/g, noBreak)
    .replace(/«(?=[^\s])/g, `«${noBreak}`)
    .replace(/« /g, `«${noBreak}`)
    .replace(/(?<=[^\s])»/g, `${noBreak}»`)
    .replace(/(?<=\d)%/g, `${noBreak}%`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreak)
    .replace(/(?<=\b[DLR]\.) (?=\d)/g, noBreak)
    .replace(/(?<=\barticles?) (?=\d|[DLR]\.)/g, noBreak)
    .replace(/(?<=\bparagraphe|\(UE\)|\bApache|\bCedex|\bCEDEX) (?=\d)/g, noBreak)
    .replace(/(?<=\bparagraphe\u00a0\d,) (?=[a-f]\))/g, noBreak)
    .replace(
      /(?<=(?<!\d)(?:\d{1,2}|1er)) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu,
      noBreak,
    )
    .replace(
      /(?<=\d) (?=(?:ms|s|h|min|mois|ans?|jours?|heures?|minutes?|secondes?|Ko|Mo|Go|m²|m)(?![\p{L}\d]))/gu,
      noBreak,
    )
}
