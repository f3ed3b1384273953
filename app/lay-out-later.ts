/** Lays out again what the fonts change, then what waits below the first screen: each section in a task of its own. */
export function layOutLater() {
  for (const part of [document.body, ...document.querySelectorAll<HTMLElement>('.later')]) {
    setTimeout(() => {
      part.classList.remove('later')
      part.offsetHeight
    })
  }
}
