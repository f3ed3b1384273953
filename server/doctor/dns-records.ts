import type { Outside } from './outside.ts'

type Resolver = Outside['resolver']

/** DNS did not say whether there is such a record. */
export class NoDnsAnswer extends Error {}

/** Each record in one piece, however it was cut; none where DNS says that there is none. */
export async function textRecords(resolver: Resolver, name: string): Promise<readonly string[]> {
  const records = await orNone(resolver.resolveTxt(name))
  return records.map((pieces) => pieces.join(''))
}

export async function mailHosts(resolver: Resolver, name: string): Promise<readonly string[]> {
  const records = await orNone(resolver.resolveMx(name))
  return records.map(({ exchange }) => exchange)
}

export async function addressesOf(resolver: Resolver, name: string): Promise<readonly string[]> {
  const [four, six] = await Promise.all([orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))])
  return [...four, ...six]
}

/** Only these two mean « there is none »; a refusal, a failure or silence mean that nobody knows. */
const saysNone = ['ENOTFOUND', 'ENODATA']

async function orNone<Value>(answer: Promise<Value[]>): Promise<Value[]> {
  try {
    return await answer
  } catch (error) {
    const { code = 'no answer' } = Object(error)
    if (saysNone.includes(code)) return []
    throw new NoDnsAnswer(String(code))
  }
}
