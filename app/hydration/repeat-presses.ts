import { say } from '../loading/say.ts'

/**
 * The controls answer: what was pressed before they did is pressed again, in the same order. `now` leads from an element
 * of the prerendered page to the one that stands for it.
 */
export async function repeatPresses(
  pressed: readonly HTMLElement[],
  menu: HTMLElement | null,
  now: (button: HTMLElement) => HTMLElement | undefined,
) {
  document.documentElement.toggleAttribute('data-live', true)
  say('sorry', false)
  // With another in its place it is closed.
  const opener = menu?.isConnected === false && document.querySelector<HTMLButtonElement>('[popovertarget]')
  if (opener) opener.click()
  for (const button of pressed) {
    now(button)?.click()
    // React shows what one press changed before the next is made.
    await null
  }
}
