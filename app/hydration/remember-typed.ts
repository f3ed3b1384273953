type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Where an extension has put nodes into the page, React cannot adopt the markup and renders it again: what was typed,
 * opened or had the focus would go with the old elements. They are remembered here, and `restore` moves what the visitor
 * did to those that came in their place, which `now` finds.
 */
export function rememberTyped(root: Element) {
  const before = controlsIn(root)
  const controls = [...root.querySelectorAll<Control>('input, select, textarea')]
  const disclosures = [...root.querySelectorAll('details')]
  let focused: Element | null = null
  /** An element that is taken out of the page forgets it. */
  let scrolledBy = 0
  const follow = () => {
    focused = document.activeElement
    scrolledBy = focused?.scrollTop ?? 0
  }
  follow()
  for (const sign of ['focusin', 'scroll']) root.addEventListener(sign, follow, true)

  function restore() {
    for (const sign of ['focusin', 'scroll']) root.removeEventListener(sign, follow, true)
    for (const old of controls) {
      const control = now(old)
      if (control && control.value !== old.value) type(control, old.value)
    }
    for (const old of disclosures) {
      const disclosure = now(old)
      if (disclosure) disclosure.open = old.open
    }
    const element = focused && now(focused)
    if (element === focused || !(element instanceof HTMLElement)) return
    element.focus({ preventScroll: true })
    element.scrollTop = scrolledBy
    if (isText(focused) && isText(element)) element.setSelectionRange(focused.selectionStart, focused.selectionEnd)
  }

  /** The element itself where React has adopted it, else the one that says the same or, in other words, is in its place. */
  function now<E extends Element>(old: E): E | undefined {
    if (old.isConnected) return old
    const same = [...document.querySelectorAll<E>(old.tagName)]
    const inPlace = controlsIn(root)[before.indexOf(old)]
    return same.find((element) => nameOf(element) === nameOf(old)) ?? same.find((element) => element === inPlace)
  }

  return { now, restore }
}

function controlsIn(root: Element) {
  return [...root.querySelectorAll('a, button, details, input, select, textarea')]
}

function nameOf({ id, ariaLabel, textContent }: Element) {
  return id || ariaLabel || textContent
}

/** Past React's own view of the value, and with the events by which it hears of it. */
function type(control: Control, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

/** An e-mail field has no selection to speak of. */
function isText(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'email')
}
