import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandChanges } from './brand-changes.ts'
import { isToldOf, leftOf, placesOf } from './left-of.ts'
import { serveBrand } from './serve-brand.ts'

/** So many sites have every change between them; the campaign tries them one by one. */
const sites = 4

let brand: Awaited<ReturnType<typeof serveBrand>>

beforeAll(async () => {
  brand = await serveBrand()
})

afterAll(() => brand?.close())

test('Each value of content/brand/ has a change to try, or needs none', () => {
  const changed = brandChanges.flatMap(({ to }) => Object.keys(to))
  const untried = placesOf().filter((place) => !changed.some((path) => `${place}.`.startsWith(`${path}.`)))
  expect(untried.filter((place) => !withoutChange.test(place))).toEqual([])
  expect(changed.filter((path) => !placesOf().some((place) => `${place}.`.startsWith(`${path}.`)))).toEqual([])
})

/** Ways to ask, what a history says of its first version, and what the grid says beside its counts: that is told as it is. */
const withoutChange =
  /^nameStory\.questions\.|Versions\.\d\.changes$|^accessibilitySummary\.(?:themes|faults|toAssess)\./

test('What is looked for after a change is told before it', async () => {
  const today = await brand.tellOf({})
  const unknown = brandChanges.filter((change) => !isToldOf(change, today))
  expect(unknown.flatMap(({ to }) => Object.keys(to)).filter((path) => !onPagesAlone.test(path))).toEqual([])
})

/** The assistant does not tell it, and no content that it reads has it. */
const onPagesAlone = /^(?:identity\.copyrightYear|demoVideo\.url)$/

test.each(Array.from({ length: sites }, (_, first) => first))(
  'No answer, in French or in English, and no text of a page holds a value of the brand that was changed (every 4th, from %i on)',
  async (first) => {
    const changes = brandChanges.filter((_, at) => at % sites === first)
    const changed = await brand.tellOf(Object.assign({}, ...changes.map(({ to }) => to)))
    expect(changes.flatMap((change) => leftOf(change, changed))).toEqual([])
  },
)

test.each([
  ['the charge of leaving', { 'departure.charge': 500 }, ['leaving', 'leaving, in English'], /500 € HT/],
  [
    'a named officer',
    { 'identity.legal.dataProtectionOfficer.name': 'Jeanne Martin' },
    ['dpo', 'dpo, in English'],
    /Jeanne Martin/,
  ],
  ['the country of the host', { 'identity.host.country': 'Allemagne' }, ['security'], /\(Allemagne\)/],
  [
    'the owners of the parent',
    { 'ownership.parent.shareholders': 'un fonds établi au Luxembourg' },
    ['group'],
    /SAS relève du droit français et appartient à Groupe Arpentage, à 100 % ; sa société mère, .* appartient à un fonds établi au Luxembourg\.$/,
  ],
])('Of %s, the new is told in place of the old', async (_, change, by, what) => {
  const { told } = await brand.tellOf(change)
  const texts = told.filter((one) => by.includes(one.by)).map(({ text }) => text)
  expect(texts).toEqual(by.map(() => expect.stringMatching(what)))
})
