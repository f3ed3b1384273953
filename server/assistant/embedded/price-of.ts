import told from './wordings/told.json' with { type: 'json' }

/** What tells the price of the thing that a topic is about: the demo's is not that of a project. */
export const priceOf: ReadonlyMap<string, string> = new Map(
  Object.entries(told.prices).flatMap(([price, of]) => of.map((id) => [id, price] as const)),
)
