import fc from 'fast-check'
import { type Attack, startBesiegedSite } from '#testing/besieged-site.ts'
import { mostPages, pagesFor, plainPage, warmPage } from '#testing/cost-in-pages.ts'
import { anyRequest } from './costly-requests.ts'
import { leftOut, type Part } from './part.ts'

type Site = Awaited<ReturnType<typeof startBesiegedSite>>

/** How many of those that seemed to cost the most are looked at closely: the first look is a rough one. */
const suspects = 10

/** A search for requests within the contract that cost much, each beside a plain page in the same process. */
export const costs: Part = {
  count: 20_000,
  of: 'generated requests',
  minutes: 2,
  async run(count, until, seed) {
    // Made beforehand: it takes seconds, in which the server would give up a connection that is kept open.
    const requests = fc.sample(anyRequest, { numRuns: count, seed })
    const site = await startBesiegedSite()
    try {
      const page = await warmPage(site)
      const { asked, worst, milliseconds } = await costliest(site, requests, until)
      return [
        leftOut('requests', count - asked),
        { what: 'a plain page', value: page, unit: 'ms' },
        { what: `the costliest, ${summary(worst)}`, value: milliseconds, unit: 'ms', most: 50 },
        {
          what: 'the costliest ÷ a plain page',
          value: await pagesFor(site, worst, milliseconds / page),
          most: mostPages,
        },
      ]
    } finally {
      await site.stop()
    }
  },
}

async function costliest(site: Site, requests: readonly Attack[], until: number) {
  let asked = 0
  let top: { attack: Attack; milliseconds: number }[] = []
  for (const attack of requests) {
    if (Date.now() > until) break
    asked++
    top.push({ attack, milliseconds: await site.cost(attack, { rounds: 1, requests: 1 }) })
    if (top.length > 10 * suspects) top = costliestOf(top)
  }
  const looked = []
  for (const { attack } of costliestOf(top)) {
    looked.push({ attack, milliseconds: await site.cost(attack, { rounds: 3, requests: 4 }) })
  }
  const [worst] = costliestOf(looked)
  return { asked, worst: worst?.attack ?? plainPage, milliseconds: worst?.milliseconds ?? Number.NaN }
}

function costliestOf<Measured extends { milliseconds: number }>(list: Measured[]) {
  return list.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, suspects)
}

function summary({ path, body = '' }: Attack) {
  return `${path.slice(0, 30)} ${JSON.stringify(body.slice(-24))} (${body.length})`
}
