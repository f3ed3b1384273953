import type { Machine } from './machine.ts'
import { type } from './page.ts'

/** What the doctor says by the page's own command, and how many findings are not « fine ». */
export async function doctorsWord(machine: Machine, step: string) {
  const text = await type(machine, [step])
  const { counts } = JSON.parse(await type(machine, [step], { but: { 'delambre doctor': 'delambre doctor --json' } }))
  return {
    text,
    inTheWay: Number(counts['in-the-way']),
    found: Number(counts['in-the-way']) + Number(counts.look) + Number(counts.unchecked),
  }
}
