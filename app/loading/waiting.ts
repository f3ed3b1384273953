import { say } from './say.ts'

let underWay = 0
let pressedAt = 0
let isShown = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Notes on the document that a visitor who pressed something waits for files, so that the page can show it. */
export function notePress() {
  pressedAt = Date.now()
  show()
}

export function whileWaiting<Result>(result: Promise<Result>) {
  underWay++
  show()
  return result.finally(() => {
    underWay--
    show()
  })
}

function show() {
  // What is fetched within half a second of a press is what the visitor waits for.
  const isAwaited = underWay > 0 && (isShown || Date.now() - pressedAt < 500)
  if (isAwaited === isShown) return
  isShown = isAwaited
  document.documentElement.toggleAttribute('data-waiting', isAwaited)
  clearTimeout(timer)
  say('slow', false)
  if (isAwaited) timer = setTimeout(() => say('slow', true), 4000)
}
