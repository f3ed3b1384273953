import type { home } from '#content/home.ts'

type UseId = (typeof home.useCases.items)[number]['id']

/** What each use does, drawn as a sighting: thin lines for what is given, strong ones for what comes out. */
const drawings: Record<UseId, { lines: string; result: string; station: string }> = {
  // One question, three documents, one passage in each.
  'ia-conversationnelle': {
    lines:
      'M14 92 70 30M14 92 114 62M14 92 158 78M64 6h34v46H64zM108 32h34v46h-34zM152 54h34v46h-34zM70 15h22M70 22h14M70 38h22M70 45h18M114 41h22M114 48h14M114 55h18M114 70h22M158 63h22M158 70h14M158 86h22M158 93h18',
    result: 'M70 30h22M114 62h22M158 78h22',
    station: 'M14 92',
  },
  // One brief, three kinds of content: text, picture, sound.
  'generation-de-contenus': {
    lines: 'M34 56 134 20M34 56h100M34 56 134 94M140 42h44v28h-44zM140 64l12-12 9 8 8-10 15 16',
    result: 'M140 10h44M140 18h30M140 26h38M142 90v8M149 84v20M156 88v12M163 80v28M170 87v14M177 91v6M184 86v16',
    station: 'M34 56',
  },
  // Many requests, one desk, three tidy queues.
  'traitement-des-demandes': {
    lines: 'M8 12 92 56M24 34 92 56M6 52 92 56M30 68 92 56M10 84 92 56M26 104 92 56M92 56 134 24M92 56h42M92 56 134 88',
    result: 'M134 24h50M134 56h32M134 88h42',
    station: 'M92 56',
  },
  // Scattered measures, one line through them.
  'analyse-et-synthese': {
    lines:
      'M16 8v92h168M12 30h8M12 54h8M12 78h8M52 96v8M88 96v8M124 96v8M160 96v8M32 84l14-16 12 12 16-26 14 12 16-24 14 10 16-24 14 8',
    result: 'M28 86 164 26',
    station: 'M164 26',
  },
}

export function UseDrawing({ use, className }: { use: UseId; className: string }) {
  const { lines, result, station } = drawings[use]
  return (
    <svg viewBox="0 0 192 112" className={`use-drawing ${className}`} aria-hidden="true">
      <path d={lines} />
      <path className="use-result" d={result} />
      <path className="use-station" d={`${station}m0-8 7 12h-14z`} />
    </svg>
  )
}
