import type { Path } from './paths.ts'

/** A point of the map, to a hundredth of a degree. */
export type SurveyStation = {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** The stations already placed to which a line leads; two of them close a triangle. */
  readonly from: readonly string[]
}

/** A station of the map under a name of ours. */
export type StationLabel = { readonly label: string; readonly at: string }

type Place = { readonly latitude: number; readonly longitude: number }

/** The map that the home page and the link previews draw: higher than wide, north above. content/brand/map.ts holds it. */
export type SurveyMap = {
  readonly stations: readonly SurveyStation[]
  /** The longitude of the dotted line from top to bottom. */
  readonly axis: number
  /** The side that is drawn stronger. */
  readonly base: readonly [string, string]
  readonly hero: {
    readonly centre: Place
    readonly unitsPerKilometre: number
    /** Beside the dotted line. */
    readonly note: { readonly text: string; readonly latitude: number }
    /** Where the uses of the home page stand, in their order. */
    readonly uses: readonly string[]
  }
  /** The whole map, small, in the hero's corner: its degrees from north to south, and the part that the hero shows. */
  readonly inset: {
    readonly centre: Place
    readonly unitsPerKilometre: number
    readonly degrees: { readonly north: number; readonly south: number }
    readonly part: { readonly northWest: Place; readonly southEast: Place }
    readonly north: StationLabel
    readonly south: StationLabel
  }
  /** The last lines, above the buttons at the end of the home page: those below this latitude. */
  readonly end: { readonly from: number; readonly unitsPerKilometre: number }
}

/** What of it the link previews show. */
export type PreviewMap = {
  readonly centre: Place
  readonly unitsPerKilometre: number
  /** Each page is a station. */
  readonly pages: Readonly<Record<Path, string>>
}

/** A line a station: name, latitude, longitude, then how many lines above stand those to which it is linked. */
export function readStations(table: string): readonly SurveyStation[] {
  const rows = table.trim().split('\n')
  return rows.map((row, index) => {
    const [name = '', latitude, longitude, ...above] = row.split(',')
    const from = above.map((count) => rows[index - Number(count)]?.split(',')[0] ?? '')
    return { name, latitude: Number(latitude), longitude: Number(longitude), from }
  })
}
