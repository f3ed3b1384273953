/** Lays out what waits for it or for its fonts: each part in a task and a frame of its own. */
export function layOutLater() {
  setTimeout(() => {
    const part = document.querySelector<HTMLElement>('.later')
    if (!part) return
    part.classList.remove('later')
    part.offsetHeight
    layOutLater()
  }, 30)
}
