/** The section drawing's size, in its own units (16 to the rem); x is counted from the middle of the page. */
export const section = { left: -2000, right: 2000, height: 704 } as const

/** Depth of each boundary under the valley, where the title stands, and under the plateau that carries the labels. */
const depths = [
  { valley: 380, plateau: 44 },
  { valley: 438, plateau: 184 },
  { valley: 494, plateau: 324 },
  { valley: 550, plateau: 464 },
  { valley: 608, plateau: 604 },
] as const

/** The line between two layers as a path from left to right; 0 is the surface, 4 the top of the rock. */
export function boundaryPath(index: 0 | 1 | 2 | 3 | 4) {
  const { valley, plateau } = depths[index]
  const foot = 84 - 34 * index
  const edge = 226 + 26 * index
  const slope = edge - foot
  return [
    `M${section.left} ${valley + 10}`,
    `C-1400 ${valley - 26} -1000 ${valley + 22} -600 ${valley + 4}`,
    `S${foot - 180} ${valley + 10} ${foot} ${valley - 6}`,
    `C${foot + slope * 0.52} ${valley - 18} ${foot + slope * 0.4} ${plateau + 8} ${edge} ${plateau}`,
    `S900 ${plateau + 16} ${section.right} ${plateau - 6}`,
  ].join('')
}

/** Everything under a boundary; layers are painted from the top down, each over the one before. */
export function groundPath(index: 0 | 1 | 2 | 3 | 4) {
  return `${boundaryPath(index)}V${section.height}H${section.left}z`
}
