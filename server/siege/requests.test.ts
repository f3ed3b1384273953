import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Attack, startBesiegedSite } from '#testing/besieged-site.ts'
import { startStandInModel } from '#testing/stand-in-model.ts'
import { attacks, chat, misspelt, repeated } from '#tools/campaign/attacks.ts'

/** The contract's 50 ms stand for so many plain pages, on whatever machine. */
const mostPages = 50

/** What a model may be talked into saying, and what it is then given to read. */
const modelAttacks: readonly (readonly [string, Attack])[] = [
  ['links that never close', chat(['bonjour'])],
  ['a question of misspelt words', chat([misspelt])],
  ['an address without an end', chat([...Array.from({ length: 14 }, () => repeated('a')), 'et ça ?'])],
]

const plain: Attack = { path: '/', headers: { 'accept-encoding': 'br' } }
let plainPage: number
let site: Awaited<ReturnType<typeof startBesiegedSite>>
let siteWithModel: Awaited<ReturnType<typeof startBesiegedSite>>
let model: Awaited<ReturnType<typeof startStandInModel>>
beforeAll(async () => {
  model = await startStandInModel(() => [{ say: repeated('[a](') }, 'done'])
  siteWithModel = await startBesiegedSite({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' })
  site = await startBesiegedSite()
  for (let warmUp = 0; warmUp < 50; warmUp++) await site.send(plain)
  plainPage = await site.cost(plain, { rounds: 5, requests: 50 })
})
afterAll(async () => {
  await site.stop()
  await siteWithModel.stop()
  await model.stop()
})

describe('No request costs much more than a page:', () => {
  test.each(attacks)('%s', async (_, attack) => {
    expect(await pagesFor(site, attack)).toBeLessThan(mostPages)
  })
})

describe('Nor where a model answers:', () => {
  test.each(modelAttacks)('%s', async (_, attack) => {
    expect(await pagesFor(siteWithModel, attack)).toBeLessThan(mostPages)
  })
})

/**
 * What seems to cost too much is measured again, beside a plain page of the same moment: code that has just been compiled is
 * slow once, and a host that is busy makes all slow for a while.
 */
async function pagesFor({ cost }: Pick<typeof site, 'cost'>, attack: Attack) {
  let least = (await cost(attack, { rounds: 3, requests: 2 })) / plainPage
  for (let attempt = 0; attempt < 3 && least >= mostPages; attempt++) {
    plainPage = await site.cost(plain, { rounds: 3, requests: 50 })
    least = Math.min(least, (await cost(attack, { rounds: 3, requests: 2 })) / plainPage)
  }
  return least
}
