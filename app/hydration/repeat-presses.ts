import { say } from '../loading/say.ts'

/**
 * The controls answer: what was pressed before they did is pressed again, in the same order. `now` leads from an element
 * of the prerendered page to the one that stands for it.
 */
export async function repeatPresses(
  pressed: HTMLButtonElement[],
  openMenu: HTMLElement | null,
  now: (button: HTMLButtonElement) => HTMLButtonElement | undefined,
) {
  document.documentElement.toggleAttribute('data-live', true)
  say('sorry', false)
  // React knows the menu as closed.
  if (openMenu?.isConnected) openMenu.hidePopover()
  const opener = openMenu && document.querySelector<HTMLButtonElement>('[popovertarget]')
  for (const button of [...(opener ? [opener] : []), ...pressed.splice(0)]) {
    now(button)?.click()
    // React shows what one press changed before the next is made.
    await null
  }
}
