const places = ':is(main, footer) :is(h1, h2, h3, p, li, a, button, input, select, textarea)'

/**
 * Where React renders a translated page anew, all of it is for a moment as short as it was written. `look`, before, notes
 * where what the visitor pressed stands, or what is in the middle of the screen; `restore` brings it back there.
 */
export function keepPlace(root: Element, pressed: EventTarget | undefined | null) {
  let place: { readonly index: number; readonly top: number; readonly of: number } | undefined
  let looks = 0
  const all = () => [...root.querySelectorAll(places)]

  function look() {
    // The first look is before React tries to adopt the page, which moves nothing.
    if (looks++ === 0) return
    const elements = all()
    const tops = elements.map((element) => element.getBoundingClientRect().top)
    const fromMiddle = (index: number) => Math.abs((tops[index] ?? Number.POSITIVE_INFINITY) - window.innerHeight / 2)
    const own = elements.findIndex((element) => pressed instanceof Node && element.contains(pressed))
    const middle = tops.reduce((best, _, index) => (fromMiddle(index) < fromMiddle(best) ? index : best), 0)
    const index = fromMiddle(own) < window.innerHeight / 2 ? own : middle
    place = { index, top: tops[index] ?? 0, of: elements.length }
  }

  function restore() {
    const elements = all()
    if (!place || place.of !== elements.length) return
    const top = elements[place.index]?.getBoundingClientRect().top ?? place.top
    window.scrollBy({ top: top - place.top, behavior: 'instant' })
  }

  return { look, restore }
}
