type Hex = `#${string}`

/** What turns round in the dark scheme. */
type Scheme = {
  /** The reading ground. */
  readonly paper: Hex
  /** Text on it, and the secondary text. */
  readonly ink: Hex
  readonly slate: Hex
  /** Links, marks and the ring around what has the focus. */
  readonly blue: Hex
  /** Two grounds beside the paper: a tint, and a breath of it. */
  readonly sky: Hex
  readonly mist: Hex
  /** Hairlines. */
  readonly line: Hex
  readonly success: Hex
  readonly danger: Hex
  /** The darkest ground: the banner, the footer. */
  readonly deep: Hex
}

/** What stays the same in both schemes. */
type Lasting = {
  /** The dark ground of openings, pictures, icons and mails, and what it becomes under the pointer. */
  readonly prussian: Hex
  readonly 'prussian-light': Hex
  /** The accent on it, a ground for the one action that matters, and what that becomes under the pointer. */
  readonly gold: Hex
  readonly 'gold-light': Hex
  /** Text, secondary text and lines on the dark ground. */
  readonly white: Hex
  readonly haze: Hex
  readonly trace: Hex
}

export type Palette = { readonly light: Scheme; readonly dark: Scheme; readonly both: Lasting }

type Pair = { readonly name: string; readonly text: Hex; readonly ground: Hex; readonly least: number }

/** WCAG 1.4.3 asks for 4.5 of text, 1.4.11 for 3 of what one has to see to use the page. */
const forText = 4.5
const forMarks = 3

/** One sentence for every two colours that the site puts on one another and that cannot be told apart well enough. */
export function unreadablePairs(palette: Palette): readonly string[] {
  return pairsOf(palette).flatMap(({ name, text, ground, least }) => {
    const contrast = Math.floor(contrastOf(text, ground) * 100) / 100
    if (contrast >= least) return []
    return [
      `content/brand/colours.ts: ${name} (${text} on ${ground}) has a contrast of ${contrast}, and ${least} is needed: make one of them darker or lighter.`,
    ]
  })
}

function pairsOf({ light, dark, both }: Palette): readonly Pair[] {
  const inScheme = (scheme: Scheme, name: 'light' | 'dark') =>
    (['paper', 'mist', 'sky'] as const).flatMap((ground) =>
      (['ink', 'slate', 'blue', 'success', 'danger'] as const)
        // Messages of success and failure stand on paper and mist only.
        .filter((text) => ground !== 'sky' || (text !== 'success' && text !== 'danger'))
        .map((text) => pair(`${name}.${text} on ${name}.${ground}`, scheme[text], scheme[ground])),
    )
  return [
    ...inScheme(light, 'light'),
    ...inScheme(dark, 'dark'),
    ...(['white', 'haze', 'gold'] as const).flatMap((text) => [
      pair(`both.${text} on both.prussian`, both[text], both.prussian),
      pair(`both.${text} on light.deep`, both[text], light.deep),
      pair(`both.${text} on dark.deep`, both[text], dark.deep),
    ]),
    pair('both.white on both.prussian-light', both.white, both['prussian-light']),
    pair('light.ink on both.gold', light.ink, both.gold),
    pair('light.ink on both.gold-light', light.ink, both['gold-light']),
    pair('both.white on light.ink', both.white, light.ink),
    pair('light.ink on dark.ink', light.ink, dark.ink),
    pair('both.gold on both.prussian, as a ring', both.gold, both.prussian, forMarks),
  ]
}

function pair(name: string, text: Hex, ground: Hex, least = forText): Pair {
  return { name, text, ground, least }
}

/** WCAG 2.2, « contrast ratio ». */
function contrastOf(one: Hex, other: Hex): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
