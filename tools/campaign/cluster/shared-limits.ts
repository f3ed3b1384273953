import type { startStandInModel } from '#testing/stand-in-model.ts'
import type { Figure } from '../part.ts'
import { addressOf, ask, contactCall, type FrontDoor, open, question } from './visit.ts'

type SlowModel = Awaited<ReturnType<typeof startStandInModel>> & { readonly release: () => void }

/** The first word is with the visitor while the model has not said its last. */
export async function streamsThroughProxy(proxy: FrontDoor, model: SlowModel): Promise<Figure[]> {
  const answer = await open(proxy, addressOf(2_000_000), question('Bonjour'))
  let read = ''
  let whenFirst = -1
  for await (const piece of answer.setEncoding('utf8')) {
    read += piece
    if (whenFirst < 0 && read.includes('Bonjour')) {
      whenFirst = model.openAnswers()
      model.release()
    }
  }
  return [
    { what: 'answers still open at their first word', value: whenFirst, least: 1 },
    { what: 'answers that came to their end', value: read.endsWith('data: [DONE]\n\n') ? 1 : 0, least: 1 },
  ]
}

/** With these the following are counted. */
export const tightLimits = { CONTACT_RATE: '4/600', CHAT_RATE: '3/600', CHAT_DAILY_BUDGET: '10' }

/** The limits are 4 contact requests and 3 questions a visitor, and 10 answers for all, one of which is given. */
export async function limitsAcrossInstances(proxy: FrontDoor): Promise<Figure[]> {
  const one = addressOf(2_100_000)
  const contacts = await statuses(9, (number) => ask(proxy, one, contactCall(`limite-${number}@organisation.fr`)))
  const questions = await statuses(9, () => ask(proxy, one, question('Où êtes-vous ?')))
  // Who says to be somebody else is still who connects.
  const { headers = {}, ...asked } = question('Où êtes-vous ?')
  const claims = await statuses(3, (number) =>
    ask(proxy, one, { ...asked, headers: { ...headers, 'x-forwarded-for': `198.51.100.${number}` } }),
  )
  const others = await statuses(12, (number) => ask(proxy, addressOf(2_200_000 + number), question('Où êtes-vous ?')))
  return [
    exactly('of 9 contact requests of a visitor, taken', contacts(200), 4),
    exactly('of 9 contact requests of a visitor, too many', contacts(429), 5),
    exactly('of 9 questions of a visitor, answered', questions(200), 3),
    exactly('of 9 questions of a visitor, too many', questions(429), 6),
    exactly('of 3 under a claimed address, too many', claims(429), 3),
    exactly('of 12 other visitors, within the day’s budget', others(200), 6),
    exactly('of 12 other visitors, beyond it', others(402), 6),
  ]
}

/** All at once, so that every instance gets some. */
async function statuses(count: number, send: (number: number) => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, number) => send(number)))
  return (status: number) => answers.filter((answer) => answer.status === status).length
}

function exactly(what: string, value: number, wanted: number): Figure {
  return { what, value, least: wanted, most: wanted }
}
