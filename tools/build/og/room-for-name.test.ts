import { expect, test } from 'vitest'
import { previewMap } from '#content/brand/map.ts'
import { pages } from '#content/pages.ts'
import { markArea, nameArea, ogSize } from './og-layout.ts'
import { markOf } from './og-map.ts'
import { placeProblem, wordsIn } from './room-for-name.ts'

const at = markOf(pages.contact.canonical)
const place = pages.contact.canonical && previewMap.pages[pages.contact.canonical]
const nowhereNear = { left: 0, top: 0, width: 20, height: 20, text: 'loin' }

test('A name stands where no word of the picture is, and neither does its mark', () => {
  expect(placeProblem(pages.contact, [nowhereNear])).toBeUndefined()
  for (const area of [nameArea('Contact', at), markArea(at)]) {
    const word = { ...area, text: 'démo' }
    expect(placeProblem(pages.contact, [nowhereNear, word])).toContain(
      `content/brand/map.ts: at « ${place} », « Contact » lies on « démo » in /og/contact.png`,
    )
  }
})

test('Places are offered that have room for this name, and none where words are everywhere', () => {
  const [, offered = ''] =
    /room at (.*)\.$/.exec(placeProblem(pages.contact, [{ ...markArea(at), text: 'là' }]) ?? '') ?? []
  expect(offered.split(', ').length).toBeGreaterThan(2)
  expect(offered).not.toContain(place)
  const everywhere = { left: 0, top: 0, ...ogSize, text: 'partout' }
  expect(placeProblem(pages.contact, [everywhere])).toContain('No place has room: shorten the name')
})

test('A page that has no place has no problem with it', () => {
  expect(placeProblem(pages.notFound, [{ left: 0, top: 0, ...ogSize, text: 'partout' }])).toBeUndefined()
})

test('Words are read from a picture with their place, spaces between them left out', () => {
  const svg =
    '<text x="72" y="100" width="50.5" height="72.08" font-size="40" fill="#fff">l&#39;IA</text>' +
    '<text x="122.5" y="100" width="12" height="72.08" font-size="40" fill="#fff"> </text>'
  expect(wordsIn(svg)).toEqual([{ left: 72, top: 60, width: 50.5, height: 50, text: "l'IA" }])
})
