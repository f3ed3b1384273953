/** Calls back at each sign that the visitor wants more of the page than to read it and to follow its links. */
export function onIntent(act: () => void) {
  // A finger is told of as a mouse once it is lifted: what ran while it is down would hold its press up.
  for (const sign of ['mouseover', 'focusin']) {
    addEventListener(sign, ({ target }) => isControl(target) && act(), true)
  }
  // Keys that move through a page are for reading it.
  addEventListener('keydown', ({ key }) => /^(Arrow|Page|Home|End| )/.test(key) || act())
  // What had the focus before this script came.
  if (isControl(document.activeElement)) act()
}

/**
 * What React answers, and what is around it: a pointer there is on its way to it. Links and disclosures work by
 * themselves; boot.ts answers at the banner.
 */
function isControl(target: unknown) {
  return (
    target instanceof Element &&
    target.closest(':is(button,input,select,textarea,form,fieldset):not([data-consent],[popovertarget])')
  )
}
