import { describe, expect, test } from 'vitest'
import { readStations } from '#content/survey-map.ts'
import { degreesAndMinutes, projectionAround, sightLines } from './survey-projection.ts'

const paris = { latitude: 48.84, longitude: 2.34 }

describe('the projection', () => {
  test('puts its centre at the origin', () => {
    expect(projectionAround(paris, 5)(paris)).toEqual({ x: 0, y: 0 })
  })

  test('puts north above and east to the right', () => {
    const project = projectionAround(paris, 5)
    expect(project({ latitude: 49, longitude: 2.34 }).y).toBeLessThan(0)
    expect(project({ latitude: 48.84, longitude: 2.5 }).x).toBeGreaterThan(0)
  })

  test('gives a degree of latitude its 111 kilometres, and a degree of longitude fewer as one goes north', () => {
    const degreeEastAt = (latitude: number) =>
      projectionAround({ latitude, longitude: 0 }, 1)({ latitude, longitude: 1 }).x
    expect(projectionAround(paris, 1)({ latitude: 47.84, longitude: 2.34 }).y).toBeCloseTo(111.2)
    expect(degreeEastAt(0)).toBeCloseTo(111.2)
    expect(degreeEastAt(60)).toBeCloseTo(55.6)
  })
})

describe('the lines', () => {
  const stations = readStations('A,3,0\nB,2,0,1\nC,1,0,2,1')

  test('are drawn once each, from north to south', () => {
    const names = sightLines(stations).map(({ from, to }) => `${from.name}${to.name}`)
    expect(names).toEqual(['AB', 'AC', 'BC'])
  })

  test('leave out a side whose other end is not on the map', () => {
    const [, second, third] = stations
    expect(second && third && sightLines([second, third])).toEqual([{ from: second, to: third }])
  })
})

describe('a coordinate', () => {
  test.each([
    [48.84, '48°50′'],
    [2.35, '2°21′'],
    [41.36, '41°21′'],
    [49, '49°00′'],
    [2.999, '2°59′'],
  ])('%f reads %s', (degrees, text) => {
    expect(degreesAndMinutes(degrees)).toBe(text)
  })
})
