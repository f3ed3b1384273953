/** In milliseconds: what is fetched so soon after a press is what the visitor waits for. */
const soon = 500

let underWay = 0
let pressedAt = Number.NEGATIVE_INFINITY

/** Notes on the document that a visitor who pressed something waits for files, so that the page can show it. */
export function notePress() {
  pressedAt = performance.now()
  show()
}

export async function whileWaiting<Result>(result: Promise<Result>) {
  underWay++
  show()
  try {
    return await result
  } finally {
    underWay--
    show()
  }
}

function show() {
  const page = document.documentElement
  const isAwaited = page.hasAttribute('data-waiting') || performance.now() - pressedAt < soon
  page.toggleAttribute('data-waiting', underWay > 0 && isAwaited)
}
