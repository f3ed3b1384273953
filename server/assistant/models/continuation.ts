import type { ModelMessage } from './model-client.ts'

/** What the next model is asked when the one before stopped in the middle of its answer. */
export function askToContinue(messages: readonly ModelMessage[], said: string): ModelMessage[] {
  return [
    ...messages,
    { role: 'assistant', content: said },
    {
      role: 'user',
      content:
        'Ta réponse a été interrompue. Reprends exactement après son dernier mot, sans rien répéter, sans excuse ni introduction.',
    },
  ]
}

const longestOverlap = 400
const enoughToCompare = 80

/**
 * Joins a continuation to what was said: leaves out the end of it that the new model says again, or the beginning when
 * it started over. Keeps back the first words until they can be compared.
 */
export function joinContinuation(said: string) {
  let held = ''
  let isJoined = false

  function push(piece: string): string {
    if (isJoined) return piece
    held += piece
    if (held.length < enoughToCompare || isStillRepeating()) return ''
    return end()
  }

  function end(): string {
    if (isJoined) return ''
    isJoined = true
    return spaced(held.slice(repeated(said, held)))
  }

  function isStillRepeating() {
    return held.length < said.length && said.startsWith(held)
  }

  function spaced(text: string) {
    const needsSpace = /[\p{L}\p{N},;.!?»)]$/u.test(said) && /^[\p{L}\p{N}«(]/u.test(text)
    return needsSpace ? ` ${text}` : text
  }

  return { push, end }
}

/** How many characters of `next` repeat what was said: all of it from its start, or its last words. */
function repeated(said: string, next: string): number {
  if (next.startsWith(said)) return said.length
  for (let length = Math.min(longestOverlap, said.length, next.length); length > 3; length--) {
    if (said.endsWith(next.slice(0, length))) return length
  }
  return 0
}
