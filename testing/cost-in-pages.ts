import type { Attack, startBesiegedSite } from './besieged-site.ts'

type Site = Pick<Awaited<ReturnType<typeof startBesiegedSite>>, 'cost' | 'send'>

/** The contract's 50 ms stand for so many plain pages, on whatever machine. */
export const mostPages = 50
export const plainPage: Attack = { path: '/', headers: { 'accept-encoding': 'br' } }

/** What a plain page costs once its code is compiled. */
export async function warmPage({ send, cost }: Site) {
  for (let visits = 0; visits < 50; visits++) await send(plainPage)
  return cost(plainPage, { rounds: 5, requests: 50 })
}

/**
 * How many plain pages a request costs, `atFirst` by a first look. What seems too much is measured again, beside a page of
 * the same moment: code that has just been compiled is slow once, and a host that is busy makes all slow for a while.
 */
export async function pagesFor({ cost }: Site, attack: Attack, atFirst: number) {
  let least = atFirst
  for (let attempt = 0; attempt < 3 && least >= mostPages; attempt++) {
    const page = await cost(plainPage, { rounds: 3, requests: 50 })
    least = Math.min(least, (await cost(attack, { rounds: 3, requests: 2 })) / page)
  }
  return least
}
