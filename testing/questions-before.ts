import { ask } from '#testing/embedded-questions.ts'

const [hosting, models, price, delays, gdpr, lean] = [
  'Où sont hébergées nos données ?',
  'Quels modèles utilisez-vous ?',
  'Quel est le prix ?',
  'Quels sont les délais ?',
  'Êtes-vous conformes au RGPD ?',
  'Et pour nous ?',
]
const questions = [hosting, models, price, delays, gdpr, lean]

type Conversation = readonly string[]

export const fewBefore: readonly Conversation[] = [
  [hosting],
  [gdpr],
  [hosting, price],
  [models, price],
  [gdpr, price],
  [price, gdpr],
  [delays, hosting],
  [models, lean],
]

/** Each of what visitors ask first, and each after each other. */
export const allBefore: readonly Conversation[] = questions.flatMap((first) => [
  [first],
  ...questions.filter((second) => second !== first).map((second) => [first, second]),
])

/** After which conversations a question is answered by other topics than where it is asked first, and by which. */
export function answeredOtherwise(question: string, conversations: readonly Conversation[]): string[] {
  const own = ask(question).topics.join(' ')
  return conversations.flatMap((before) => {
    const told = ask(...before, question).topics.join(' ')
    return told === own ? [] : `${before.join(' ')} → ${told}`
  })
}
