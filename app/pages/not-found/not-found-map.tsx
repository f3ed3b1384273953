import { notFoundPage } from '#content/not-found-page.ts'

/** Stations that were sighted from one another, and the one that was not: dashed, with no line that reaches it. */
export function NotFoundMap() {
  return (
    <svg viewBox="0 0 608 560" className="block w-full max-w-[38rem]" aria-hidden="true">
      <g fill="none" className="stroke-trace">
        <path d="M152 0V560" strokeDasharray="1 7" />
        <path d={sights.map(([from, to]) => `M${points[from].join(' ')}L${points[to].join(' ')}`).join('')} />
        <path d="M330 158 436 199M332 412 436 312" strokeDasharray="5 6" />
      </g>
      <g className="fill-prussian stroke-haze">
        {landmarks.map((name) => (
          <circle key={name} cx={points[name][0]} cy={points[name][1]} r="3.5" />
        ))}
      </g>
      <g className="fill-gold">
        {stations.map((name) => (
          <path key={name} d="M0-9 9 7H-9z" transform={`translate(${points[name].join(' ')})`} />
        ))}
      </g>
      <g fill="none" transform="translate(520 232)" className="stroke-gold">
        <path d="M0-15 15 11H-15z" strokeDasharray="4 4" strokeWidth="1.5" />
        <circle r="56" strokeDasharray="3 7" className="stroke-haze" />
      </g>
      <text x="520" y="316" textAnchor="middle" className="hidden fill-haze font-mono text-[15px] @5xl:block">
        {notFoundPage.unknownPosition}
      </text>
    </svg>
  )
}

const points = {
  solutions: [96, 226],
  useCases: [332, 412],
  services: [250, 78],
  plain: [118, 470],
  north: [60, 64],
  west: [18, 362],
  centre: [204, 322],
  ridge: [330, 158],
  south: [236, 540],
  east: [420, 520],
} as const

type Point = keyof typeof points

const stations = ['solutions', 'useCases', 'services'] as const satisfies readonly Point[]
const landmarks = ['north', 'west', 'centre', 'ridge', 'plain', 'south', 'east'] as const satisfies readonly Point[]

const sights: readonly (readonly [Point, Point])[] = [
  ['north', 'services'],
  ['north', 'solutions'],
  ['services', 'solutions'],
  ['services', 'ridge'],
  ['solutions', 'ridge'],
  ['solutions', 'centre'],
  ['solutions', 'west'],
  ['ridge', 'centre'],
  ['ridge', 'useCases'],
  ['centre', 'useCases'],
  ['centre', 'west'],
  ['centre', 'plain'],
  ['west', 'plain'],
  ['plain', 'useCases'],
  ['plain', 'south'],
  ['south', 'useCases'],
  ['south', 'east'],
  ['useCases', 'east'],
]
