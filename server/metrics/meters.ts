import type { Channel } from '#server/outbox/mail-claims.ts'
import { createCounter } from './counter.ts'
import { gauge } from './exposition.ts'
import { createHistogram } from './histogram.ts'
import { routeOf } from './route-of.ts'

export type Meters = ReturnType<typeof createMeters>

const contactOutcomes = [
  'stored',
  'quarantined',
  'repeated',
  'invalid',
  'key-reused',
  'too-many',
  'unavailable',
] as const
/** What became of a contact request. */
export type ContactOutcome = (typeof contactOutcomes)[number]

const deliveryOutcomes = ['delivered', 'failed', 'set-aside'] as const
/** What became of an attempt to deliver something of the outbox. */
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

const answerTimes = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const firstWordTimes = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16]

/** Counts what happens as it happens. Nothing that a visitor sent becomes a label. */
export function createMeters() {
  const answers = createCounter('http_requests_total', 'Answers by route and status.', ['route', 'status'])
  const durations = createHistogram(
    'http_request_duration_seconds',
    'From the request to the answer, or to the beginning of a stream, by route.',
    'route',
    answerTimes,
  )
  const cspReports = createCounter(
    'csp_reports_total',
    'What browsers say the content security policy kept from happening, by directive.',
    ['directive'],
  )
  const contactRequests = createCounter(
    'contact_requests_received_total',
    'Contact requests by what became of them.',
    ['outcome'],
    contactOutcomes.map((outcome) => [outcome]),
  )
  const deliveries = createCounter(
    'outbox_attempts_total',
    'Attempts to deliver a mail or a call of the webhook, by what became of them.',
    ['channel', 'outcome'],
    (['mails', 'webhook'] satisfies Channel[]).flatMap((channel) =>
      deliveryOutcomes.map((outcome) => [channel, outcome] as const),
    ),
  )
  const firstWords = createHistogram(
    'chat_first_word_seconds',
    'From a question to the first word of its answer, by who answers.',
    'provider',
    firstWordTimes,
  )
  let openStreams = 0

  return {
    answered: (method: string, path: string, status: number, seconds: number) => {
      const route = routeOf(method, path)
      answers.add(route, String(status))
      durations.observe(route, seconds)
    },
    cspReported: (directive: string) => cspReports.add(directive),
    contactRequested: (outcome: ContactOutcome) => contactRequests.add(outcome),
    attempted: (channel: Channel, outcome: DeliveryOutcome) => deliveries.add(channel, outcome),
    streamOpened: () => {
      openStreams++
    },
    streamClosed: () => {
      openStreams--
    },
    firstWordSaid: (provider: string, seconds: number) => firstWords.observe(provider, seconds),
    text: () =>
      [
        answers.text(),
        durations.text(),
        cspReports.text(),
        contactRequests.text(),
        deliveries.text(),
        firstWords.text(),
        gauge('chat_streams_open', 'Answers of the assistant that are under way.', openStreams),
      ].join(''),
  }
}
