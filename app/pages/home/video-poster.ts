import { palette } from '#content/brand/colours.ts'

type Poster = Readonly<Record<'url' | 'title' | 'play' | 'notice' | 'font', string>>

/**
 * The document that the video's frame shows until the visitor presses play: one link, pressed anywhere in the frame, so
 * that the frame itself goes to the player. The link's own box is its words alone, which a low screen has room for when
 * the keyboard comes to them, clear of the page's header; not fixed, or browsers would leave the page where it is. It asks nothing of any other site. It inherits the page's
 * security policy (no style attribute; the build allows its style element and its script by hash) but none of its fonts: it names the
 * page's own font again, which the browser has by then, and goes without where it has not.
 */
export function videoPoster({ url, title, play, notice, font }: Poster): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>@font-face{font-family:"Instrument Sans";font-weight:400 600;font-display:optional;src:url(${font})format("woff2")}${styles}</style></head><body><a href="${escapeHtml(url)}">${drawing}<span class="play">${triangle}<b>${escapeHtml(play)}</b></span><span class="notice">${escapeHtml(notice)}</span></a><script>${playInPlace}</script></body></html>`
}

/**
 * Adds no step to the history: the way back leads to the page before. It returns false, so that the link is not followed;
 * without scripts it is.
 */
const playInPlace = 'onclick=e=>!!location.replace(document.links[0])'

const { light, both: colours } = palette

const styles = [
  `body{margin:0;background:${colours.prussian}}`,
  `a{position:absolute;inset:auto 0 0;display:flex;flex-direction:column;gap:.75rem;padding:clamp(.875rem,5vw,2.5rem);scroll-margin:6rem;color:${colours.white};font:400 .9375rem/1.4 "Instrument Sans",Arial,"Liberation Sans",sans-serif;text-decoration:none}`,
  `b{font-weight:600}a:focus-visible{outline:4px solid ${colours.gold};outline-offset:-8px}`,
  'a::before,.drawing{content:"";position:fixed;inset:0}.drawing{width:100%;height:100%}',
  '.play{position:relative;display:flex;align-items:center;gap:1rem;font-size:1.125rem}',
  `.play svg{width:3.5rem;height:3.5rem;border-radius:4px;background:${colours.gold};fill:${light.ink}}`,
  `a:hover .play svg{background:${colours['gold-light']}}`,
  `.notice{position:relative;max-width:19rem;color:${colours.haze}}`,
  '@media(max-width:30rem){.low{display:none}.play svg{width:2.75rem;height:2.75rem}.notice{max-width:none;font-size:.8125rem}}',
  '@media(max-width:20rem){.drawing{display:none}}',
].join('')

const triangle = '<svg viewBox="0 0 56 56" aria-hidden="true"><path d="M21 16.5v23L41 28z"/></svg>'

/** One station sights the passage that answers, in each of three documents. */
const drawing = `<svg class="drawing" viewBox="0 0 960 540" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" fill="none" stroke="${colours.haze}"><path d="M356 226 536 148M356 226 780 224"/>${sheet(520, 36, 5)}${sheet(764, 148, 3)}<g class="low"><path d="M356 226 626 374"/>${sheet(610, 316, 2)}</g><path d="M356 212l13 22h-26z" fill="${colours.gold}" stroke="none"/></svg>`

function sheet(x: number, y: number, passage: number) {
  const lines = Array.from(
    { length: 8 },
    (_, index) => `M${x + 16} ${y + 22 + index * 18}h${index % 3 === 2 ? 72 : 108}`,
  )
  return `<path d="M${x} ${y}h140v172h-140z"/><path stroke="${colours.trace}" d="${lines.join('')}"/><path stroke="${colours.white}" stroke-width="5" d="${lines[passage]}"/>`
}

function escapeHtml(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
