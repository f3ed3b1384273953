import { ask, topics } from './embedded-questions.ts'

/** Of the ways to ask for a fact, one in so many: the share of them that leads to another. */
export function strayShare(oneIn: number): number {
  const asked = topics
    .filter(({ kind }) => kind === 'fact')
    .flatMap(({ id, asks }) => asks.map((way) => ({ id, way })))
    .filter((_, at) => at % oneIn === 0)
  return asked.filter(({ id, way }) => !ask(way).topics.includes(id)).length / asked.length
}
