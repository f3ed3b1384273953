/** Where React is not there to say it: the sentence stands in the page, out of sight (app/document.ts). */
export function saySorry(isNeeded: boolean) {
  const alert = document.getElementById('sorry')
  if (alert) alert.textContent = isNeeded ? (alert.dataset.sentence ?? '') : ''
}
