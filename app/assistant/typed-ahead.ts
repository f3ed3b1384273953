/**
 * A visitor who has opened the assistant may write before its code has come. Until then a field out of sight, which
 * stands in every page (app/document.ts), has the focus: a real one takes accents, the keyboards of phones and what is
 * pasted. It waits inert, not hidden, which would have the page laid out at the press (assistant-button.css).
 */
let opener: HTMLElement | null = null

export function keepTyped() {
  const field = earlyField()
  if (!field?.inert) return
  opener = document.querySelector<HTMLElement>(':focus')
  field.inert = false
  field.focus({ preventScroll: true })
}

/** What was typed stays for the next try. */
export function stopKeeping() {
  const field = earlyField()
  if (document.activeElement === field) opener?.focus({ preventScroll: true })
  if (!field) return
  field.inert = true
  // Else it keeps the focus until the next frame, which is too late to see that nothing has it.
  field.blur()
}

export function earlyField() {
  return document.querySelector<HTMLTextAreaElement>('.typed-ahead')
}
