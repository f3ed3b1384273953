import told from './wordings/told.json' with { type: 'json' }

/** What tells the price of the thing that a topic is about: the demo's is not that of a project. */
export const priceOf: ReadonlyMap<string, string> = new Map(
  Object.entries(told.prices).flatMap(([price, of]) => of.map((id) => [id, price] as const)),
)

const onTop = new Set(told.onTop)
const own = new Set(Object.keys(told.prices).filter((id) => !onTop.has(id)))

/** Not what comes on top of a project: whoever asks for the price wants that of the project first. */
export function isOwnPrice(id: string) {
  return own.has(id)
}
