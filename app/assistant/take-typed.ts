import { earlyField, stopKeeping } from './typed-ahead.ts'

/** What was typed before the panel had come, once: a question where it was sent by Enter, and what followed. */
export function takeTyped() {
  stopKeeping()
  const field = earlyField()
  const typed = readTyped(field?.value ?? '')
  if (field) field.value = ''
  return typed
}

export function readTyped(text: string) {
  const [first = '', ...rest] = text.trimStart().split('\n')
  return rest.length > 0 ? { question: first, draft: rest.join('\n') } : { question: '', draft: first }
}
