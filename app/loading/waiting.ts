import { say } from './say.ts'

/** In milliseconds: what is fetched so soon after a press is what the visitor waits for. */
const soon = 500
/** From when on the wait is worth a sentence. */
const long = 4000

let underWay = 0
let pressedAt = Number.NEGATIVE_INFINITY
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
  const page = document.documentElement
  const wasAwaited = page.hasAttribute('data-waiting')
  const isAwaited = underWay > 0 && (wasAwaited || Date.now() - pressedAt < soon)
  if (isAwaited === wasAwaited) return
  page.toggleAttribute('data-waiting', isAwaited)
  clearTimeout(timer)
  say('slow', false)
  if (isAwaited) timer = setTimeout(() => say('slow', true), long)
}
