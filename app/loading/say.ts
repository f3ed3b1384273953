/**
 * Where React may not be there to say it: the sentences stand in the page, out of sight (app/document.ts). Browsers close a
 * popover by themselves, at its button and at Escape; for those that know none, it is hidden besides.
 */
export function say(sentence: 'sorry' | 'slow', isNeeded: boolean) {
  const place = document.querySelector<HTMLElement>(`#${sentence}`)
  if (!place) return
  place.hidden = !isNeeded
  place.togglePopover?.(isNeeded)
}
