/**
 * What React answers, and what is around it: a pointer there is on its way to it. Links and disclosures work by
 * themselves; boot.ts answers at the banner.
 */
const controls = ':is(button,input,select,textarea,form,fieldset):not([data-consent],[popovertarget])'

/** Keys that move through a page are for reading it. */
const reading = /^(Arrow|Page|Home|End| )/

/** Calls back at each sign that the visitor wants more of the page than to read it and to follow its links. */
export function onIntent(act: () => void) {
  // A finger is told of as a mouse once it is lifted: what ran while it is down would hold its press up.
  for (const sign of ['mouseover', 'focusin']) {
    addEventListener(sign, ({ target }) => isControl(target) && act(), true)
  }
  addEventListener('keydown', ({ key }) => reading.test(key) || act())
  // What had the focus before this script came.
  if (isControl(document.activeElement)) act()
}

function isControl(target: unknown) {
  return target instanceof Element && target.closest(controls)
}
