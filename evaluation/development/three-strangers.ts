import { asks, asksNo, asksYes, converses, elsewhere, needs, tries, untold } from '../ask.ts'
import type { Question } from '../question.ts'
import asked from './three-strangers.json' with { type: 'json' }

function each<Value>(list: Readonly<Record<string, Value>>, ask: (turn: string, value: Value) => Question) {
  return Object.entries(list).map(([turn, value]) => ask(turn, value))
}

/** Asked on 16 November 2026 by three strangers to the site, from its pages alone; each fact stands in a right answer. */
export const threeStrangers: readonly Question[] = [
  ...each(asked.facts, asks),
  ...each(asked.yes, asksYes),
  ...each(asked.no, asksNo),
  ...asked.secondTurns.map(([first = '', second = '', fact = '']) => converses([first, second], fact)),
  ...asked.untold.map(untold),
  ...asked.elsewhere.map(elsewhere),
  ...each(asked.helped, needs),
  ...each(asked.unmoved, (turn, never) => tries(turn, [never])),
]
