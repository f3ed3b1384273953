import { isLight, terms as termsIn } from '../language/french-text.ts'

const nameInSentence = /(?<=[\p{Ll}\d,;:] |['’])\p{Lu}[\p{L}\d-]+/gu

/** « ça marche avec SharePoint ? »: a name in the middle of a sentence that no answer is asked for with. */
export function namesUnknown(sentences: readonly string[], isAnswered: (term: string) => boolean) {
  const names = sentences.flatMap((sentence) => sentence.match(nameInSentence) ?? [])
  return names.some((name) => {
    const own = termsIn(name)
    // « AI » is read as « ai », which says nothing.
    return own.length > 0 && own.every((term) => !isLight(term) && !isAnswered(term))
  })
}

/** Says that the site does not name the software that is asked for, and what it says of connectors. */
export const connectorNotNamed = 'connector-not-named'

const ofConnectors = new Set([
  connectorNotNamed,
  'connectors',
  'figure-n8n',
  'features-n8n',
  'apps-plug-unplug',
  'detail-Connecteurs vers vos applications',
  'detail-Connecteurs n8n vers vos applications',
  'detail-Vos logiciels actuels sont conservés : ils communiquent enfin',
])

/** What is told of connectors, which says nothing of one that nobody has named. */
export function isOfConnectors(id: string | undefined): boolean {
  return id !== undefined && ofConnectors.has(id)
}
