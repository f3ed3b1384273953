import { showBannerWhileConsentIsAsked } from './consent/show-banner.ts'

/**
 * The only script that a page waits for. It fetches React after the first paint, when the browser is idle or at the
 * visitor's first move, notes on the document when its controls answer, and presses again the buttons that were pressed
 * before.
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

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}
if (document.readyState === 'complete') startWhenIdle()
else window.addEventListener('load', startWhenIdle, { once: true })
