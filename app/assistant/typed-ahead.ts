/**
 * A visitor who has opened the assistant may write before its code has come. Until then a field out of sight, which
 * stands in every page (app/document.ts), has the focus: a real one takes accents, the keyboards of phones and what is
 * pasted.
 */
let opener: HTMLElement | null = null

export function keepTyped() {
  const field = earlyField()
  if (!field?.hidden) return
  opener = document.querySelector<HTMLElement>(':focus')
  field.hidden = false
  field.focus({ preventScroll: true })
}

/** What was typed stays for the next try. */
export function stopKeeping() {
  const field = earlyField()
  if (document.activeElement === field) opener?.focus({ preventScroll: true })
  if (field) field.hidden = true
}

export function earlyField() {
  return document.querySelector<HTMLTextAreaElement>('.typed-ahead')
}
