import { type Technology, technologies } from '#content/technologies.ts'

type Hatching = { width: number; height: number; path: string; stroke?: number }

/** Each tint, laid over Prussian blue: under the hatching, and under a label that interrupts it. */
export const layerTint: Record<Technology['colour'], { fill: string; label: string }> = {
  haze: { fill: 'fill-haze/20', label: '@wide:bg-haze/20' },
  trace: { fill: 'fill-trace/25', label: '@wide:bg-trace/25' },
  prussian: { fill: 'fill-prussian', label: '@wide:bg-prussian' },
  deep: { fill: 'fill-deep/50', label: '@wide:bg-deep/50' },
}

/** The fills of the layers, tint and hatching in one, for every drawing of the page. */
export function LayerPatterns() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <defs>
        {technologies.map(({ id, colour }, index) => (
          <LayerPattern
            key={id}
            id={id}
            tint={layerTint[colour].fill}
            hatching={hatchings[index % hatchings.length] ?? bedrock}
          />
        ))}
        <LayerPattern id="bedrock" tint="fill-deep" hatching={bedrock} />
      </defs>
    </svg>
  )
}

export function layerFill(id: string) {
  return `url(#${patternId(id)})`
}

function LayerPattern({ id, tint, hatching }: { id: string; tint: string; hatching: Hatching }) {
  const { width, height, path, stroke = 1 } = hatching
  return (
    <pattern id={patternId(id)} width={width} height={height} patternUnits="userSpaceOnUse">
      <path d={`M0 0h${width}v${height}H0z`} className="fill-prussian" />
      <path d={`M0 0h${width}v${height}H0z`} className={tint} />
      <path d={path} className="fill-none stroke-haze/45" strokeWidth={stroke} strokeLinecap="round" />
    </pattern>
  )
}

function patternId(id: string) {
  return `layer-pattern-${id}`
}

/** As on a geologist's section: sand, marl, limestone, clay, in turn, and the rock under them. */
const hatchings: readonly Hatching[] = [
  { width: 16, height: 16, path: 'M3 4h.01M11 12h.01M13 3h.01M6 11h.01', stroke: 1.8 },
  { width: 12, height: 12, path: 'M-1 1 1-1M0 12 12 0M11 13l2-2' },
  { width: 40, height: 24, path: 'M0 .5h40M0 12.5h40M10 .5v12M30 12.5v12' },
  { width: 30, height: 16, path: 'M3 4h11M18 12h9' },
]
const bedrock: Hatching = { width: 28, height: 28, path: 'M5 8h6M8 5v6M19 22h6M22 19v6' }
