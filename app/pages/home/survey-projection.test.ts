import { describe, expect, test } from 'vitest'
import { surveyStations } from '#content/survey.ts'
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

  test('finds the distances that were measured on the ground', () => {
    const place = (name: string) => surveyStations.find((station) => station.name === name) ?? paris
    const kilometres = (a: string, b: string) => {
      const project = projectionAround(place(a), 1)
      return Math.hypot(project(place(b)).x, project(place(b)).y)
    }
    // The base of Melun: 6075.9 toises. Montlhéry to Malvoisine: 8870 toises after Picard. A toise is 1.949 m.
    expect(Math.abs(kilometres('Lieusaint', 'Melun') - 11.84)).toBeLessThan(0.8)
    expect(Math.abs(kilometres('Montlhéry', 'Malvoisine') - 17.29)).toBeLessThan(0.8)
  })
})

describe('the survey', () => {
  test('runs along the meridian, some stations west of it and some east, never far', () => {
    expect(surveyStations.some(({ longitude }) => longitude < 2.337)).toBe(true)
    for (const { longitude } of surveyStations) expect(Math.abs(longitude - 2.337)).toBeLessThan(0.6)
  })

  test('names each station once', () => {
    expect(new Set(surveyStations.map(({ name }) => name)).size).toBe(surveyStations.length)
  })

  test('closes a triangle at every station: it is sighted from two that sighted each other', () => {
    const lines = sightLines(surveyStations).map(({ from, to }) => [from.name, to.name].sort().join())
    for (const { from } of surveyStations.slice(2)) {
      expect(from).toHaveLength(2)
      expect(lines).toContain([...from].sort().join())
    }
    expect(new Set(lines).size).toBe(2 * surveyStations.length - 3)
  })

  test('leaves out a side whose other end is not on the map', () => {
    const [first, second] = surveyStations.slice(20)
    expect(first && second && sightLines([first, second])).toEqual([{ from: first, to: second }])
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
