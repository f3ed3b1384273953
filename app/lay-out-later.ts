/** Lays out what waits below the first screen: each part in a task and a frame of its own. */
export function layOutLater() {
  const part = document.querySelector<HTMLElement>('.later')
  if (!part) return
  part.classList.remove('later')
  part.offsetHeight
  setTimeout(layOutLater, 30)
}
