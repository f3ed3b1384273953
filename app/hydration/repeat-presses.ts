import { say } from '../loading/say.ts'

/** In milliseconds. */
const timeToRead = 6000

/**
 * The controls answer: what was pressed before they did is pressed again, in the same order. `now` leads from an element
 * of the prerendered page to the one that stands for it.
 */
export async function repeatPresses(
  pressed: readonly HTMLElement[],
  menu: HTMLElement | null,
  now: (button: HTMLElement) => HTMLElement | undefined,
) {
  const page = document.documentElement
  page.toggleAttribute('data-live', true)
  // Where it has just come, for a press that was lost, it is read first.
  setTimeout(() => page.hasAttribute('data-live') && say('sorry', false), timeToRead)
  // With another in its place it is closed.
  const opener = menu?.isConnected === false && document.querySelector<HTMLButtonElement>('[popovertarget]')
  if (opener) opener.click()
  for (const button of pressed) {
    now(button)?.click()
    // React shows what one press changed before the next is made.
    await null
  }
}
