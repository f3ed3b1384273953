import { describe, expect, test } from 'vitest'
import { projectionAround, sightLines, stationNamed } from '#app/pages/home/survey-projection.ts'
import { map } from './map.ts'

describe('The survey', () => {
  test('runs along the meridian, some stations west of it and some east, never far', () => {
    expect(map.stations.some(({ longitude }) => longitude < map.axis)).toBe(true)
    for (const { longitude } of map.stations) expect(Math.abs(longitude - map.axis)).toBeLessThan(0.6)
  })

  test('has the distances that were measured on the ground', () => {
    const kilometres = (a: string, b: string) => {
      const { x, y } = projectionAround(stationNamed(a), 1)(stationNamed(b))
      return Math.hypot(x, y)
    }
    // The base of Melun: 6075.9 toises. Montlhéry to Malvoisine: 8870 toises after Picard. A toise is 1.949 m.
    expect(Math.abs(kilometres('Lieusaint', 'Melun') - 11.84)).toBeLessThan(0.8)
    expect(Math.abs(kilometres('Montlhéry', 'Malvoisine') - 17.29)).toBeLessThan(0.8)
  })

  test('closes a triangle at every station: it is sighted from two that sighted each other', () => {
    const lines = sightLines(map.stations).map(({ from, to }) => [from.name, to.name].sort().join())
    for (const { from } of map.stations.slice(2)) {
      expect(from).toHaveLength(2)
      expect(lines).toContain([...from].sort().join())
    }
    expect(new Set(lines).size).toBe(2 * map.stations.length - 3)
  })
})
