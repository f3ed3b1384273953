import type { RichText } from '#content/rich-text.ts'

/** Rich text as Markdown; links to other sites become plain text, since answers link to this site only. */
export function markdown(text: RichText): string {
  if (typeof text === 'string') return text
  return text
    .map((run) => {
      if (typeof run === 'string') return run
      return /^https?:/.test(run.href) ? run.text : `[${run.text}](${run.href})`
    })
    .join('')
}

/** « a, b et c » */
export function enumeration(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`
}

/** “a, b and c” */
export function englishEnumeration(items: readonly string[]): string {
  return enumeration(items).replace(' et ', ' and ')
}

export function bulletList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Each in a paragraph of its own, but for those that say nothing. */
export function paragraphs(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** Ends with a full stop, as a sentence does. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

export function firstSentence(text: string): string {
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text
}

/** As in the middle of a sentence; a name in capitals (API, IA) stays. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** As at the beginning of a sentence. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
