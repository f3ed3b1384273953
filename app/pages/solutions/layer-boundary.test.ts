import { expect, test } from 'vitest'
import { technologies } from '#content/technologies.ts'
import { boundaryPath, section } from './layer-boundary.ts'

const drawings = [2, technologies.length, 5, 6].map((layers) =>
  Array.from({ length: layers + 1 }, (_, index) => pointsOf(boundaryPath({ index, layers }))),
)

test('A boundary crosses the whole drawing from left to right, without turning back', () => {
  for (const points of drawings.flat()) {
    expect(points[0]?.x).toBe(section.left)
    expect(points.at(-1)?.x).toBe(section.right)
    expect(points.filter(({ x }, index) => x < (points[index - 1]?.x ?? section.left))).toEqual([])
  }
})

test('No layer vanishes: at every place each boundary is well below the one above it', () => {
  for (const { index, layers, above, below } of drawings.flatMap(neighbours)) {
    const places = Array.from({ length: 801 }, (_, step) => section.left + 5 * step)
    const thinnest = Math.min(...places.map((x) => depthAt(below, x) - depthAt(above, x)))
    expect(thinnest, `layer ${index}`).toBeGreaterThan(80 / layers)
  }
})

test('Everything lies inside the drawing', () => {
  const outside = drawings.flat(2).filter(({ y }) => y <= 0 || y >= section.height)
  expect(outside).toEqual([])
})

function neighbours(boundaries: readonly Point[][]) {
  return boundaries.slice(1).flatMap((below, index) => {
    const above = boundaries[index]
    return above ? [{ index, layers: boundaries.length - 1, above, below }] : []
  })
}

type Point = { x: number; y: number }

/** Samples the cubic curves of a path made of M, C and S. */
function pointsOf(path: string) {
  const points: Point[] = []
  let control: Point = { x: 0, y: 0 }
  for (const [, command, text = ''] of path.matchAll(/([MCS])([^MCS]*)/g)) {
    const numbers = text.trim().split(/\s+/).map(Number)
    const given = numbers.flatMap((x, index) => (index % 2 ? [] : [{ x, y: numbers[index + 1] ?? Number.NaN }]))
    const start = points.at(-1)
    if (command === 'M' || !start) {
      points.push(...given)
      continue
    }
    const mirrored = { x: 2 * start.x - control.x, y: 2 * start.y - control.y }
    const [first, second, end] = command === 'S' ? [mirrored, ...given] : given
    if (!first || !second || !end) throw new Error(`Not a curve: ${command}${text}`)
    for (let step = 1; step <= 200; step++) {
      const t = step / 200
      const at = (axis: 'x' | 'y') =>
        (1 - t) ** 3 * start[axis] +
        3 * (1 - t) ** 2 * t * first[axis] +
        3 * (1 - t) * t ** 2 * second[axis] +
        t ** 3 * end[axis]
      points.push({ x: at('x'), y: at('y') })
    }
    control = second
  }
  return points
}

function depthAt(points: readonly Point[], x: number) {
  const next = points.findIndex((point) => point.x >= x)
  const right = points[next]
  const left = points[Math.max(0, next - 1)]
  if (!left || !right) throw new Error(`Nothing at ${x}`)
  return right.x === left.x ? right.y : left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x)
}
