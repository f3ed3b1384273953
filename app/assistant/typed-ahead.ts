import { earlyQuestionLabel } from '#content/assistant-question.ts'

/**
 * A visitor who has opened the assistant may write before its code has come. Until then a field out of sight has the
 * focus: a real one takes accents, the keyboards of phones and what is pasted.
 */
let field: HTMLTextAreaElement | undefined
let opener: Element | null = null
let question: string | undefined

export function keepTyped() {
  field ??= standIn()
  if (field.isConnected) return
  opener = document.activeElement
  document.body.append(field)
  field.focus({ preventScroll: true })
}

/** What was typed stays for the next try. */
export function stopKeeping() {
  const hadFocus = document.activeElement === field
  field?.remove()
  if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}

/** What was typed, and what of it was sent, once. */
export function takeTyped() {
  stopKeeping()
  const typed = { draft: field?.value, question }
  field = undefined
  question = undefined
  return typed
}

function standIn() {
  const area = document.createElement('textarea')
  area.className = 'typed-ahead'
  area.ariaLabel = earlyQuestionLabel
  area.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    if (question || !area.value.trim()) return
    question = area.value
    area.value = ''
  })
  return area
}
