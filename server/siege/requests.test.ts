import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Attack, startBesiegedSite } from '#testing/besieged-site.ts'
import { mostPages, pagesFor, warmPage } from '#testing/cost-in-pages.ts'
import { startStandInModel } from '#testing/stand-in-model.ts'
import { attacks, chat, misspelt, repeated } from '#tools/campaign/attacks.ts'

/** What a model may be talked into saying, and what it is then given to read. */
const modelAttacks: readonly (readonly [string, Attack])[] = [
  ['links that never close', chat(['bonjour'])],
  ['a question of misspelt words', chat([misspelt])],
  ['an address without an end', chat([...Array.from({ length: 14 }, () => repeated('a')), 'et ça ?'])],
]

let page: number
let site: Awaited<ReturnType<typeof startBesiegedSite>>
let siteWithModel: Awaited<ReturnType<typeof startBesiegedSite>>
let model: Awaited<ReturnType<typeof startStandInModel>>
beforeAll(async () => {
  model = await startStandInModel(() => [{ say: repeated('[a](') }, 'done'])
  siteWithModel = await startBesiegedSite({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' })
  site = await startBesiegedSite()
  page = await warmPage(site)
})
afterAll(async () => {
  await site.stop()
  await siteWithModel.stop()
  await model.stop()
})

describe('No request costs much more than a page:', () => {
  test.each(attacks)('%s', async (_, attack) => {
    expect(await pagesOn(site, attack)).toBeLessThan(mostPages)
  })
})

describe('Nor where a model answers:', () => {
  test.each(modelAttacks)('%s', async (_, attack) => {
    expect(await pagesOn(siteWithModel, attack)).toBeLessThan(mostPages)
  })
})

async function pagesOn(besieged: typeof site, attack: Attack) {
  const atFirst = await besieged.cost(attack, { rounds: 3, requests: 2 })
  return pagesFor(besieged, attack, atFirst / page)
}
