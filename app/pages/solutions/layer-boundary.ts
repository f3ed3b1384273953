/** The section drawing's size, in its own units (16 to the rem); x is counted from the middle of the page. */
export const section = { left: -2000, right: 2000, height: 704 } as const

/** The valley, where the title stands, and the plateau that carries the labels: from the surface down to the rock. */
const valleys = { surface: 380, rock: 608 } as const
export const plateau = { surface: 44, rock: 604 } as const

type Boundary = { readonly index: number; readonly layers: number }

/** The line between two layers as a path from left to right; 0 is the surface, `layers` the top of the rock. */
export function boundaryPath({ index, layers }: Boundary) {
  const depth = index / layers
  const valley = between(valleys, depth)
  const level = between(plateau, depth)
  const foot = Math.round(84 - 136 * depth)
  const edge = Math.round(226 + 104 * depth)
  const slope = edge - foot
  return [
    `M${section.left} ${valley + 10}`,
    `C-1400 ${valley - 26} -1000 ${valley + 22} -600 ${valley + 4}`,
    `S${foot - 180} ${valley + 10} ${foot} ${valley - 6}`,
    `C${foot + slope * 0.52} ${valley - 18} ${foot + slope * 0.4} ${level + 8} ${edge} ${level}`,
    `S900 ${level + 16} ${section.right} ${level - 6}`,
  ].join('')
}

/** Everything under a boundary; layers are painted from the top down, each over the one before. */
export function groundPath(boundary: Boundary) {
  return `${boundaryPath(boundary)}V${section.height}H${section.left}z`
}

function between({ surface, rock }: { readonly surface: number; readonly rock: number }, depth: number) {
  return Math.round(surface + (rock - surface) * depth)
}
