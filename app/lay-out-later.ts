/** Lays out what waits below the first screen, each section in a task of its own. */
export function layOutLater() {
  for (const section of document.querySelectorAll<HTMLElement>('.later')) {
    setTimeout(() => {
      section.classList.remove('later')
      section.offsetHeight
    })
  }
}
