import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { createBareSite } from '#testing/bare-site.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { startServer } from '#testing/running-site.ts'
import { budgets } from '#tools/build/budgets.ts'
import { alone, type Figure, timesBare } from './figure.ts'
import { inRounds, type Rounds } from './rounds.ts'

const roundLength = 1000
const atOnce = 50

/**
 * Contact requests that are stored for good, each second, through the function: against bare inserts of the same row
 * that are committed one by one into the same store in the same run, so that the machine and its disk fall out.
 */
export async function benchContact(rounds: Rounds): Promise<Figure[]> {
  const site = await createBareSite()
  const variables = { DATA_DIR: site.dataFolder, CONTACT_RATE: '1000000/1' }
  const server = await startServer({ built: true, folder: site.folder, variables })
  const database = new DatabaseSync(join(site.dataFolder, 'site.sqlite'), { timeout: 5000 })
  database.exec('pragma synchronous = full')
  try {
    const bare: number[] = []
    const served: number[] = []
    const latencies: number[] = []
    await postForAWhile(server.url)
    await postForAWhile(server.url)
    await inRounds(rounds, async () => {
      await outboxEmpty(database)
      bare.push(insertForAWhile(database))
      const answers = await postForAWhile(server.url)
      served.push((answers.length * 1000) / roundLength)
      latencies.push(...answers)
    })
    return [
      timesBare('contact requests stored a second, beside bare inserts', quantile(served, 0.5), quantile(bare, 0.5), {
        least: budgets.contactToBareInserts,
      }),
      alone('a contact request, 50 at once, p99', quantile(latencies, 0.99), { unit: 'ms' }),
    ]
  } finally {
    database.close()
    await server.stop()
    await site.remove()
  }
}

/** Rows like those of the function, without anything around them; the rate a second. */
function insertForAWhile(database: DatabaseSync) {
  const columns = [
    'first_name',
    'last_name',
    'email',
    'phone',
    'company',
    'position',
    'team_size',
    'use_case',
    'message',
  ]
  const names = ['id', 'received_at', 'email_key', 'fingerprint', ...columns]
  const insert = database.prepare(
    `insert into contact_requests (${names.join()}) values (${names.map(() => '?').join()})`,
  )
  const values = Object.values(exampleRequest)
  const start = performance.now()
  let count = 0
  for (; performance.now() < start + roundLength; count++) {
    insert.run(randomUUID(), Date.now(), exampleRequest.email, '', ...values)
  }
  return (count * 1000) / (performance.now() - start)
}

/** Posts on so many connections at once, each as soon as the last is answered; milliseconds from post to answer. */
async function postForAWhile(url: string): Promise<number[]> {
  const end = performance.now() + roundLength
  const lanes = await Promise.all(Array.from({ length: atOnce }, () => postUntil(end, Number(new URL(url).port))))
  return lanes.flat()
}

/** By hand: on a machine with few cores, a comfortable client would measure itself. */
async function postUntil(end: number, port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  await once(socket, 'connect')
  const latencies: number[] = []
  while (performance.now() < end) {
    const start = performance.now()
    const answered = once(socket, 'data')
    socket.write(postText())
    const [answer] = await answered
    if (!String(answer).includes('{"success":true}')) throw new Error(`A request was not stored: ${answer}`)
    latencies.push(performance.now() - start)
  }
  socket.destroy()
  return latencies
}

function postText() {
  const id = randomUUID()
  const body = JSON.stringify({ ...exampleRequest, email: `${id}@organisation.fr` })
  return [
    `POST ${apiPaths.contact} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${defaultAnonKey}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${id}`,
    '',
    body,
  ].join('\r\n')
}

async function outboxEmpty(database: DatabaseSync) {
  const waiting = database.prepare("select 1 from outbox where state = 'waiting' limit 1")
  while (waiting.get()) await setTimeout(50)
}

function quantile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
