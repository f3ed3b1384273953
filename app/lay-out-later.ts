/** In milliseconds, how long after one part the next is laid out. */
export const turn = 30

/** Lays out what waits for it or for its fonts, once those have come: each part in a task and a frame of its own. */
export function layOutLater() {
  setTimeout(() => {
    // Not those in parts whose own turn comes first: merely asking for their places would have them laid out.
    const [part, ...others] = document.querySelectorAll<HTMLElement>('.later:not(.later:not(.in-sight) *)')
    if (!part) return
    part.classList.remove('later')
    // Who comes so far down before all have had their turn sees no line broken anew.
    const far = others.filter((other) => other.offsetTop > 1300)
    for (const other of far) other.classList.add('far')
    layOutLater()
  }, turn)
}
