import { showBannerWhileConsentIsAsked } from './consent/show-banner.ts'
import { layOutLater } from './lay-out-later.ts'

/**
 * The only script that a page waits for. When the page has loaded, it has the rest of it laid out, then fetches React once
 * the browser is idle, or earlier at the visitor's first move; it notes on the document when the controls answer, and
 * presses again the buttons that were pressed before.
 */
showBannerWhileConsentIsAsked()

const pressed = new Set<HTMLButtonElement>()
let started = false

function start() {
  if (started) return
  started = true
  import('./hydrate.tsx').then(
    ({ hydrate }) =>
      hydrate(() => {
        document.removeEventListener('click', remember, true)
        document.documentElement.toggleAttribute('data-live', true)
        for (const button of pressed) button.click()
      }),
    // Without React the page still reads and links: nothing to tell the visitor.
    () => document.removeEventListener('click', remember, true),
  )
}

function remember({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]')
  if (button) pressed.add(button)
}

document.addEventListener('click', remember, true)
for (const move of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart']) {
  document.addEventListener(move, start, { once: true, passive: true })
}

function afterLoad() {
  layOutLater()
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}
if (document.readyState === 'complete') afterLoad()
else window.addEventListener('load', afterLoad, { once: true })
