import { layerFill } from './layer-patterns.tsx'

/** A piece of the drilled core: one layer's hatching, as long as what it stands beside. */
export function LayerSample({ fill, className }: { fill: string; className: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={layerFill(fill)} />
    </svg>
  )
}
