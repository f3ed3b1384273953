import { keepCornerClear } from './assistant/keep-corner-clear.ts'
import { keepTyped, stopKeeping } from './assistant/typed-ahead.ts'
import { browserConsent } from './consent/browser-consent.ts'
import { chooseAtBanner } from './consent/choose-at-banner.ts'
import { countThisPage } from './consent/count-views.ts'
import { showBannerWhileConsentIsAsked } from './consent/show-banner.ts'
import { onIntent } from './hydration/intent.ts'
import { isAwaited, isVideoAllowed } from './hydration/is-awaited.ts'
import { layOutLater } from './lay-out-later.ts'
import { fetchAhead, loadReact } from './live-scripts.ts'
import { afterPaint } from './loading/after-paint.ts'
import { say } from './loading/say.ts'
import { notePress, whileWaiting } from './loading/waiting.ts'
import { keepDated } from './pages/legal-document/keep-dated.ts'
import { followMenu } from './shell/follow-menu.ts'

/**
 * The only script of a page that is read. When the fonts have come, it has the rest of the page laid out and fetches React,
 * which runs once the visitor wants more than to read, or where something in the page waits for it, and notes on the
 * document when the controls answer. Until then, and where React cannot be fetched, the banner answers here;
 * what else is pressed is pressed again once React has come, in the same order.
 */
// A task of its own: a browser asks another process for its cookies, and waits.
setTimeout(showBannerWhileConsentIsAsked)

const { pathname } = location
let pressed: HTMLElement[] = []
/** Who answers: nobody yet, React on its way, React, or nobody for good. */
let state: 'waiting' | 'started' | 'live' | 'sorry' = 'waiting'
let lastPress: PointerEvent | undefined

function start() {
  // An address that is not this document's is on its way: see document.ts.
  if (state !== 'waiting' || location.pathname !== pathname) return
  state = 'started'
  afterPaint(() =>
    whileWaiting(loadReact())
      .then(({ hydrate }) => hydrate(takeOver, crash))
      .catch(() => {
        giveUp()
        // The focus that it gives back is no new intent.
        state = 'waiting'
      }),
  )
}

function takeOver() {
  state = 'live'
  return [pressed, lastPress] as const
}

function crash() {
  state = 'sorry'
  document.documentElement.toggleAttribute('data-live', false)
  say('sorry', true)
}
/** The page still reads and links. The next press tries again. */
function giveUp() {
  // Who was led here with a message, or back to a place, has what they asked for.
  if ((isAwaited() && !history.state) || pressed[0] || document.querySelector('[type=search]:focus')) say('sorry', true)
  pressed = []
  stopKeeping()
}

addEventListener(
  'click',
  (event) => {
    notePress()
    const { target } = event
    // Offline what the browser would do by itself, too: its own page would take the place of this one.
    const button =
      state !== 'live' &&
      target instanceof Element &&
      target.closest<HTMLElement>(navigator.onLine ? '[type=button],[form]' : 'button,a[href^="/"]')
    if (!button) return
    say('sorry', false)
    if (button.closest('[popovertarget]')) return
    event.preventDefault()
    if (chooseAtBanner(button)) return
    pressed.push(button)
    if (button.closest('.assistant')) keepTyped()
    if (state === 'sorry') giveUp()
    else start()
  },
  true,
)
addEventListener(
  'pointerdown',
  (event) => {
    lastPress = event
  },
  true,
)

addEventListener('popstate', () => {
  notePress()
  if (isAwaited()) start()
})
onIntent(start)
keepDated(() => state === 'live')
followMenu()
// Pressed again in the same order, what was pressed before this script came: links, forms and the menu have answered by then.
early.forEach((target) => {
  // Those that were there when it begins: what is pressed here is noted there, too.
  target.closest<HTMLButtonElement>('[type=button]:not([popovertarget])')?.click()
})

countThisPage()
browserConsent?.subscribe(() => {
  countThisPage()
  if (isVideoAllowed()) start()
})
setTimeout(keepCornerClear, 200)
if (isAwaited() || isVideoAllowed()) start()
// Where all fonts have come, merely asking has the browser lay out what is not yet painted.
afterPaint(() => document.fonts.ready.then(layOutLater).then(fetchAhead))
// Else the styles show, after a while, that nothing answers.
document.documentElement.toggleAttribute('data-started', true)
