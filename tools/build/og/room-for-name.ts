import type { Point } from '#app/pages/home/survey-projection.ts'
import { map, previewMap } from '#content/brand/map.ts'
import type { PageSettings } from '#content/page-settings.ts'
import { decodeEntities } from '../parse-html.ts'
import { type Area, markArea, nameArea, nameOf, ogSize } from './og-layout.ts'
import { mapSize, markOf, place } from './og-map.ts'

const fromEdge = 20
const fromWords = 8
const mostOffered = 6

export type Word = Area & { readonly text: string }

/**
 * Why the page's mark and name cannot stand where content/brand/map.ts puts them, with the places where they could: a word
 * of the picture is there, or its edge.
 */
export function placeProblem(settings: PageSettings, words: readonly Word[]): string | undefined {
  const { canonical, ogImage } = settings
  if (!canonical) return undefined
  const name = nameOf(settings)
  const faultAt = (at: Point) => {
    const areas = [markArea(at), ...(name ? [nameArea(name, at)] : [])]
    if (isOffMap(at) || areas.some(reachesEdge)) return 'is cut at the edge'
    const covered = words.find((word) => areas.some((area) => liesOn(area, word)))
    return covered && `lies on « ${covered.text} »`
  }
  const fault = faultAt(markOf(canonical))
  if (!fault) return undefined
  const taken = Object.values(previewMap.pages)
  const free = map.stations
    .filter((station) => !faultAt(place(station)))
    .map((station) => station.name)
    .sort((a, b) => Number(taken.includes(a)) - Number(taken.includes(b)))
  const what = name ? `« ${name} »` : 'the mark'
  const remedy =
    free.length > 0
      ? `There is room at ${free.slice(0, mostOffered).join(', ')}.`
      : 'No place has room: shorten the name (content/breadcrumb.ts, content/navigation.ts) or the ogTitle.'
  return `content/brand/map.ts: at « ${previewMap.pages[canonical]} », ${what} ${fault} in ${ogImage}, the picture of ${canonical}. ${remedy}`
}

/** The words of a picture that has been laid out with its text as text. */
export function wordsIn(svg: string): readonly Word[] {
  const words = svg.matchAll(
    /<text x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"[^>]* font-size="([\d.]+)"[^>]*>([^<]*[^<\s][^<]*)</g,
  )
  return [...words].map(([, left, baseline, width, , size, text = '']) => ({
    left: Number(left),
    // Of capitals with an accent, down to the tail of a « p ».
    top: Number(baseline) - Number(size),
    width: Number(width),
    height: Number(size) * 1.25,
    text: decodeEntities(text),
  }))
}

function isOffMap({ x }: Point) {
  return x < fromEdge || x > mapSize.width - fromEdge
}

function reachesEdge({ left, top, width, height }: Area) {
  return (
    left < fromEdge ||
    top < fromEdge ||
    left + width > ogSize.width - fromEdge ||
    top + height > ogSize.height - fromEdge
  )
}

function liesOn(one: Area, other: Area) {
  return (
    one.left < other.left + other.width + fromWords &&
    other.left < one.left + one.width + fromWords &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}
