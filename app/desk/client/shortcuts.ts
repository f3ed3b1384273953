import { deskPaths } from '#contract/desk-view.ts'

const setting = 'equipe-raccourcis'

/** Single keys, for whoever wants them: never while something is typed, and off for good by one box (WCAG 2.1.4). */
export function answerKeys() {
  const box = document.querySelector<HTMLInputElement>('[data-shortcuts]')
  if (!box) return
  box.checked = localStorage.getItem(setting) !== 'non'
  box.addEventListener('change', () => localStorage.setItem(setting, box.checked ? 'oui' : 'non'))

  document.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (!box.checked || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return
    if (act(key)) event.preventDefault()
  })
}

function act(key: string): boolean {
  switch (key) {
    case 'j':
      return move(1)
    case 'k':
      return move(-1)
    case '/':
      return focus('input[type="search"]')
    case 'n':
      return focus('textarea[data-draft]')
    case 'l':
      window.location.assign(deskPaths.home)
      return true
    default:
      return false
  }
}

function move(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  const next = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step]
  next?.focus()
  return next !== undefined
}

function focus(selector: string): boolean {
  const field = document.querySelector<HTMLElement>(selector)
  field?.focus()
  return field !== null
}

function isTyping(target: EventTarget | null) {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
