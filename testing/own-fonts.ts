import type { Page } from '@playwright/test'

/** Runs in a page, as text since tools know no types of the browser. */
export const ownFonts = `document.fonts.check('1em "Instrument Sans"') && [...document.querySelectorAll('.in-sight')].every((part) => getComputedStyle(part).getPropertyValue('--font-text').startsWith('"Instrument Sans",'))`

/** Until the page is set in the site's own fonts, not in stand-ins; asked at each frame, in one go as the policy allows no \`eval\`. */
export async function untilOwnFonts(page: Page) {
  await page.evaluate(
    `new Promise((set) => { const look = () => (${ownFonts}) ? set() : requestAnimationFrame(look); look() })`,
  )
}
