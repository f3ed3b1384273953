import { keepTyped, stopKeeping } from './assistant/typed-ahead.ts'
import { chooseAtBanner } from './consent/choose-at-banner.ts'
import { showBannerWhileConsentIsAsked } from './consent/show-banner.ts'
import { layOutLater } from './lay-out-later.ts'
import { beginPress, pressedButton } from './loading/moved-press.ts'
import { say } from './loading/say.ts'
import { notePress } from './loading/waiting.ts'
import { menuOpener, toggleMenu } from './shell/toggle-menu.ts'

/**
 * The only script that a page waits for. When the page has loaded, it has the rest of it laid out, then fetches React once
 * the browser is idle, or earlier at the visitor's first move, and notes on the document when the controls answer. Until
 * then, and where React cannot be fetched, the banner and the menu answer here; what else is pressed is pressed again
 * once React has come, in the same order.
 */
showBannerWhileConsentIsAsked()

const loadReact = () => import('./hydrate.tsx')
const { pathname } = window.location
const page = document.documentElement
let pressed: HTMLButtonElement[] = []
/** Who answers: nobody yet, React on its way, React, or nobody for good. */
let state: 'waiting' | 'starting' | 'live' | 'crashed' = 'waiting'
let openMenu: HTMLButtonElement | null = null

function start() {
  // An address that is not this document's is on its way: see below.
  if (state !== 'waiting' || window.location.pathname !== pathname) return
  state = 'starting'
  loadReact()
    .then(({ hydrate }) => hydrate({ onTakeOver, onReady, onCrash }))
    .catch(() => {
      state = 'waiting'
      giveUp()
    })
}

function onTakeOver() {
  state = 'live'
  openMenu = menuOpener()
}

async function onReady(now: (button: HTMLButtonElement) => HTMLButtonElement | undefined) {
  page.toggleAttribute('data-live', true)
  say('sorry', false)
  // React knows the menu as closed.
  if (openMenu?.isConnected) toggleMenu(openMenu)
  for (const button of [...(openMenu ? [openMenu] : []), ...pressed.splice(0)]) {
    now(button)?.click()
    // React shows what one press changed before the next is made.
    await null
  }
}

function onCrash() {
  state = 'crashed'
  page.toggleAttribute('data-live', false)
  say('sorry', true)
}
/** The page still reads and links. The next press tries again. */
function giveUp() {
  if (pressed.length > 0) say('sorry', true)
  pressed = []
  stopKeeping()
}

document.addEventListener(
  'click',
  (event) => {
    notePress()
    const button = pressedButton(event)
    if (!button || state === 'live') return
    say('sorry', false)
    if (chooseAtBanner(button) || toggleMenu(button)) return
    pressed.push(button)
    if (button.closest('.assistant')) keepTyped()
    if (state === 'crashed') giveUp()
    else start()
  },
  true,
)

window.addEventListener('popstate', () => {
  // The browser takes the addresses that React made for places in one document.
  if (!page.hasAttribute('data-live') && window.location.pathname !== pathname) window.location.reload()
})
window.addEventListener('online', start)
document.addEventListener('pointerdown', beginPress, { passive: true, capture: true })
document.addEventListener('pointerdown', start, { passive: true })
for (const move of ['pointerover', 'keydown', 'focusin', 'touchstart']) {
  document.addEventListener(move, start, { once: true, passive: true })
}

function afterLoad() {
  layOutLater()
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}
if (document.readyState === 'complete') afterLoad()
else window.addEventListener('load', afterLoad, { once: true })
// Else the styles show, after a while, that nothing answers.
page.toggleAttribute('data-started', true)
