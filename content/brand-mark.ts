/** The company's sign as lines: beside its name, in the link previews and, on a square ground, as the site's icon. */
export type BrandMark = {
  readonly width: number
  readonly height: number
  readonly path: string
  readonly strokeWidth: number
  readonly character: string
  /** A small solid mark in a square of ten units: list items, steps, corners of cards, the current page. */
  readonly point: string
}
