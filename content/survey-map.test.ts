import { expect, test } from 'vitest'
import { projectionAround, stationNamed } from '#app/pages/home/survey-projection.ts'
import { map, previewMap } from './brand/map.ts'
import { home } from './home.ts'
import { readStations } from './survey-map.ts'

const names = map.stations.map(({ name }) => name)

test('The map names each station once, and has every station that is asked of it', () => {
  expect(new Set(names).size).toBe(names.length)
  const asked = [
    ...map.base,
    ...map.hero.uses,
    ...Object.values(previewMap.pages),
    map.inset.north.at,
    map.inset.south.at,
    ...map.stations.flatMap(({ from }) => from),
  ]
  expect(asked.filter((name) => !names.includes(name))).toEqual([])
})

test('Every use of the home page has its place on the map', () => {
  expect(home.hero.stations.map(({ label }) => label)).toEqual(home.useCases.items.map(({ place }) => place))
})

test('Every word of the opening stands within the smallest phone: shorten it, or move the centre or the scale', () => {
  // As drawn on 320 px: half of the screen, half of the drawing's height, and a letter, in units of the map.
  const [halfScreen, halfHeight, letter] = [182, 200, 8.9]
  const { centre, unitsPerKilometre, note, uses } = map.hero
  const project = projectionAround(centre, unitsPerKilometre)
  const reach = home.hero.stations.map(({ label, at }) => ({
    word: `${label} at ${at}`,
    reach: Math.abs(project(stationNamed(at)).x) + 13 + label.length * letter,
  }))
  const axis = project({ latitude: note.latitude, longitude: map.axis }).x
  const words = [...reach, { word: note.text, reach: 10 - axis + note.text.length * letter }]
  expect(words).toHaveLength(uses.length + 1)
  expect(words.filter(({ reach }) => reach > halfScreen)).toEqual([])
  expect(uses.filter((name) => Math.abs(project(stationNamed(name)).y) > halfHeight)).toEqual([])
})

test('A table of stations is read line by line, links counted upwards', () => {
  expect(readStations('\nA,1,2\nB,1.5,-2,1\nC,3,4,2,1\n')).toEqual([
    { name: 'A', latitude: 1, longitude: 2, from: [] },
    { name: 'B', latitude: 1.5, longitude: -2, from: ['A'] },
    { name: 'C', latitude: 3, longitude: 4, from: ['A', 'B'] },
  ])
})
