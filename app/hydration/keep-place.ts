/**
 * Where React renders a translated page anew, all of it is for a moment as short as it was written. `look`, before, notes
 * where what is in the middle of the screen stands; `restore` brings it back there.
 */
export function keepPlace(root: Element) {
  let looks = 0
  let index = -1
  let top = 0
  const places = () => [...root.querySelectorAll(':is(main, footer) :not(font)')]

  function look() {
    // The first is before React tries to adopt the page, which moves nothing.
    if (looks++ === 0) return
    index = places().findIndex((place) => {
      top = place.getBoundingClientRect().top
      return top > window.innerHeight / 2
    })
  }

  function restore() {
    const place = index < 0 ? undefined : places()[index]
    if (place) window.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' })
  }

  return { look, restore }
}
