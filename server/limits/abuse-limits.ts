import type { Limit, Rate } from './rate-window.ts'
import { networkTiers, visitorKey } from './visitor.ts'

export type AbuseLimits = {
  /** What a request counts against, from the visitor's own network to the widest around it. */
  readonly requests: readonly Limit[]
  /** The same for the confirmation that it causes. */
  readonly confirmations: readonly Limit[]
  /** All confirmations of the site. */
  readonly allConfirmations: Limit
}

/** For the visitor's network, the /48 and the /32 around it: one customer may own the second, one host the third. */
const tierShares = [1, 3, 10]
const siteShare = 12

/**
 * How often a network may write to us, and how often it may have us write to addresses that it types. A confirmation goes
 * to whoever's address was typed, so it is the scarcer of the two: by default 10 an hour and network, 120 for the site.
 */
export function abuseLimits(network: string, secret: string, rate: Rate): AbuseLimits {
  const confirmationRate = { requests: Math.ceil(rate.requests / 3), seconds: rate.seconds * 6 }
  const tiers = networkTiers(network)
  const limits = (purpose: string, base: Rate) =>
    tiers.map((tier, index) => ({
      key: visitorKey(purpose, secret, tier),
      rate: share(base, tierShares[index] ?? siteShare),
    }))
  return {
    requests: limits('contact', rate),
    confirmations: limits('confirmation', confirmationRate),
    allConfirmations: { key: 'confirmation:site', rate: share(confirmationRate, siteShare) },
  }
}

function share({ requests, seconds }: Rate, times: number): Rate {
  return { requests: requests * times, seconds }
}
