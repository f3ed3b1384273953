import { expect, test } from 'vitest'
import { serveWithAmericanServices } from '#testing/with-american-services.ts'
import { everyOpening, limitsAfter, type WrittenOpening, writtenOpenings } from '#testing/written-openings.ts'
import { siteContent as siteContentHere } from '../site-content.ts'
import type { Topic } from './topic.ts'
import { createTopics as createTopicsHere } from './topics.ts'

const openings = writtenOpenings()

test('No way to ask, whatever is written down for it, gets yes or no before a fact that has a limit', {
  timeout: 600_000,
}, () => {
  const every = everyOpening()
  expect(every.length).toBeGreaterThan(10_000)
  expect(every.flatMap(limitsAfter)).toEqual([])
})

test('Once American services are declared, and the audience measured, no fact that follows them is opened with yes or no', async () => {
  const vite = await serveWithAmericanServices()
  const { externalServices } = await vite.ssrLoadModule('/content/external-services.ts')
  const declared = await vite.ssrLoadModule('/testing/written-openings.ts')
  const { siteContent } = await vite.ssrLoadModule('/server/assistant/site-content.ts')
  const { createTopics } = await vite.ssrLoadModule('/server/assistant/embedded/topics.ts')
  await vite.close()
  expect(externalServices.at(-1).company).toBe('Stats Inc.')
  const here = new Map(openings.map((opening) => [keyOf(opening), opening]))
  const there: readonly WrittenOpening[] = declared.writtenOpenings({ isMeasured: true })
  const changed = there.filter((opening) => here.get(keyOf(opening))?.fact !== opening.fact)
  expect(changed.flatMap(opened)).toEqual([])
  expect(there.flatMap(limitsAfter)).toEqual([])
  const { topics } = createTopics({ ...siteContent, isMeasured: true })
  const waysTo = (id: string) => topics.find((topic: Topic) => topic.id === id)?.asks
  const { topics: asTheyAre } = createTopicsHere(siteContentHere)
  const unsaid = new Set(asTheyAre.find(({ id }) => id === 'not-on-site')?.asks)
  expect(waysTo('not-on-site')?.filter((way: string) => !unsaid.has(way))).toEqual([])
  for (const question of asksForTransfers) {
    expect(waysTo('transfers')).toContain(question)
    expect(waysTo('not-on-site')).not.toContain(question)
  }
})

/** Answered by what the policy says while all stays in Europe, and by the list of transfers once something leaves. */
const asksForTransfers = ["mes données quittent-elles l'Europe ?", 'transférez-vous mes données aux États-Unis ?']

function keyOf({ topic, question }: WrittenOpening) {
  return `${topic}: ${question}`
}

function opened({ topic, question, opening }: WrittenOpening) {
  return opening ? [`${topic}: ${question} ${opening}.`] : []
}
