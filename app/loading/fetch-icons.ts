import { publicConfig } from '../public-config.ts'

/**
 * Has the icons that the page does not show at first in the browser's cache before React draws one: the network may be gone
 * by then. Browsers leave the place of an icon that they could not fetch empty, so that it is drawn again once they are there,
 * and asked for at the next press; until then a button that shows nothing else shows its name (app/assistant/assistant-panel.css).
 */
export async function fetchIcons() {
  let isThere = false
  try {
    const answer = await fetch(publicConfig.iconSprite)
    await answer.arrayBuffer()
    isThere = answer.ok
  } catch {}
  document.documentElement.toggleAttribute('data-no-icons', !isThere)
  if (isThere) drawAgain()
  else window.addEventListener('click', fetchIcons, { once: true })
}

function drawAgain() {
  for (const icon of document.querySelectorAll(`use[href^="${publicConfig.iconSprite}"]`)) {
    const address = icon.getAttribute('href') ?? ''
    icon.setAttribute('href', '')
    icon.setAttribute('href', address)
  }
}
