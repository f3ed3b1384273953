import { expect, test } from 'vitest'
import { loadWithAmericanServices } from '#testing/with-american-services.ts'
import { limitsAfter, type WrittenOpening, writtenOpenings } from '#testing/written-openings.ts'

const openings = writtenOpenings()

test('No question that is written down with its yes or no gets it before a fact that has a limit', () => {
  expect(openings.filter(({ opening }) => opening).length).toBeGreaterThan(1000)
  expect(openings.flatMap(limitsAfter)).toEqual([])
})

test('Once American services are declared, and the audience measured, no fact that follows them is opened with yes or no', async () => {
  const declared = await loadWithAmericanServices('testing/written-openings.ts')
  const here = new Map(openings.map((opening) => [keyOf(opening), opening]))
  const there: readonly WrittenOpening[] = declared.writtenOpenings({ isMeasured: true })
  const changed = there.filter((opening) => here.get(keyOf(opening))?.fact !== opening.fact)
  expect(changed.flatMap(opened)).toEqual([])
  expect(there.flatMap(limitsAfter)).toEqual([])
  const [inList] = declared.siteContent.externalServices.slice(-1)
  expect(inList.company).toBe('Stats Inc.')
})

test.each(['transfers', 'assistant-readers', 'data-recipients'])(
  'What « %s » tells follows the declared services: no yes or no is written down for it',
  (id) => {
    expect(openings.filter(({ topic }) => topic === id)).toEqual([])
  },
)

function keyOf({ topic, question }: WrittenOpening) {
  return `${topic}: ${question}`
}

function opened({ topic, question, opening }: WrittenOpening) {
  return opening ? [`${topic}: ${question} ${opening}.`] : []
}
