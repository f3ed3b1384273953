/**
 * Where React renders a translated page anew, all of it is for a moment as short as it was written. `look`, before, notes
 * where what is in the middle of the screen stands; `restore` brings it back there, and again as the words come that
 * translate it anew, until the visitor goes on or the address shows another part.
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
      // What is a pixel wide is read out alone, and as high as its words are many.
      return top > window.innerHeight / 2 && place.clientWidth > 1
    })
  }

  function restore() {
    if (index < 0) return
    const { href } = window.location
    const bringBack = () => {
      const place = window.location.href === href && places()[index]
      if (place) window.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' })
    }
    bringBack()
    const growth = new ResizeObserver(bringBack)
    growth.observe(root)
    window.onwheel = window.onpointerdown = window.onkeydown = () => growth.disconnect()
  }

  return { look, restore }
}
