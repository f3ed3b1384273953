/** Where React may not be there to say it: the sentences stand in the page, out of sight (app/document.ts). */
export function say(sentence: 'sorry' | 'slow', isNeeded: boolean) {
  const place = document.querySelector<HTMLElement>(`#${sentence}`)
  if (place) place.textContent = (isNeeded && place.dataset.sentence) || ''
}
