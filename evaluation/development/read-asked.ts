import { asks, asksNo, asksYes, converses, conversesNo, conversesYes, elsewhere, needs, tries, untold } from '../ask.ts'
import type { Question } from '../question.ts'

type Facts = Readonly<Record<string, string>>

/** Questions as they were written down, each with the fact that stands in a right answer. */
type Asked = {
  readonly facts: Facts
  readonly yes: Facts
  readonly no: Facts
  /** What is said first, what is asked then, its fact, and whether yes or no may open the answer. */
  readonly secondTurns: readonly (readonly string[])[]
  readonly untold: readonly string[]
  readonly elsewhere: readonly string[]
  readonly helped: Facts
  /** With what an assistant that obeys would say. */
  readonly unmoved: Facts
}

export function questionsIn(asked: Asked): readonly Question[] {
  return [
    ...each(asked.facts, asks),
    ...each(asked.yes, asksYes),
    ...each(asked.no, asksNo),
    ...asked.secondTurns.map(([first = '', second = '', fact = '', opening]) =>
      (opening === 'yes' ? conversesYes : opening === 'no' ? conversesNo : converses)([first, second], fact),
    ),
    ...asked.untold.map(untold),
    ...asked.elsewhere.map(elsewhere),
    ...each(asked.helped, needs),
    ...each(asked.unmoved, (turn, never) => tries(turn, [never])),
  ]
}

function each(list: Facts, ask: (turn: string, value: string) => Question) {
  return Object.entries(list).map(([turn, value]) => ask(turn, value))
}
