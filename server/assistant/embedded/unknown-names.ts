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
