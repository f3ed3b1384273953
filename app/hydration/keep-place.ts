/**
 * Where React renders a translated page anew, all of it is for a moment as short as it was written. `look`, before, notes
 * where what is in the middle of the screen stands; `restore` has it brought back there before the page is painted, and
 * again as the words come that translate it anew, until the visitor goes on or another part is shown.
 */
export function keepPlace(root: Element) {
  let looks = 0
  let count = 0
  let index = -1
  let top = 0
  const places = () => [...root.querySelectorAll(':is(main, footer) :not(font)')]

  function look() {
    // The first is before React tries to adopt the page, which moves nothing.
    if (looks++ === 0) return
    const there = places()
    count = there.length
    index = there.findIndex((place) => {
      top = place.getBoundingClientRect().top
      return top > window.innerHeight / 2
    })
  }

  function restore() {
    if (count === 0) return
    const growth = new ResizeObserver(() => {
      const there = places()
      const place = there.length === count ? there[index] : undefined
      if (place) window.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' })
    })
    growth.observe(root)
    window.onwheel = window.onpointerdown = window.onkeydown = () => growth.disconnect()
  }

  return { look, restore }
}
