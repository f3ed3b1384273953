import type { Polarity } from './question.ts'

const sentencesOfOpening = 2

/**
 * The first two sentences of a Markdown text. A list counts with the sentence that introduces it, or as one where it
 * comes first; « Oui. » alone counts with what follows.
 */
export function openingOf(text: string): string {
  const sentences: string[] = []
  let isOpen = false
  for (const line of text.split('\n').filter((part) => part.trim())) {
    const isItem = /^(?:-|\d+\.) /.test(line)
    const parts = isItem ? [line] : line.split(/(?<=[.!?]) (?=[\p{Lu}«[*\d])/u)
    for (const part of parts) {
      if (isItem && isOpen) sentences.push(`${sentences.pop() ?? ''} ${part}`)
      else if (isOneWord(sentences.at(-1))) sentences.push(`${sentences.pop()} ${part}`)
      else sentences.push(part)
    }
    isOpen = isItem || /:\s*$/.test(line)
    if (sentences.length > sentencesOfOpening) break
  }
  return sentences.slice(0, sentencesOfOpening).join(' ')
}

/** Of an answer's first word, where it is one that says yes or no. */
export function polarityOf(text: string): Polarity | undefined {
  const [, word = ''] = /^\W*(oui|si|yes|non|no)\b(?=\W)/i.exec(text) ?? []
  if (/^(?:oui|yes)$/i.test(word) || /^si[,.\s]*[.,:]/i.test(text.trim())) return 'yes'
  return /^no/i.test(word) ? 'no' : undefined
}

function isOneWord(sentence: string | undefined) {
  return sentence !== undefined && !sentence.trim().includes(' ')
}
