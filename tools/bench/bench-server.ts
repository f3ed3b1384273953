import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { residentMegabytes } from '#testing/resident-memory.ts'
import { budgets } from '#tools/build/budgets.ts'
import { alone, type Figure, timesBare } from './figure.ts'
import { median } from './median.ts'
import { inRounds, type Rounds } from './rounds.ts'
import { listeningPort, spent, startBuilt, stopAndRemove } from './start-built.ts'

const answersInTurn = 10_000
const atOnce = 16
/** One turn can be off by a fifth on a machine that others use as well. */
const turnsInRound = 5

/**
 * How long the built server takes until it listens, started as `npm start` does, and what it holds then; and pages for a
 * second of its processor time, beside those of a bare node:http that answers the same bytes, in turns.
 */
export async function benchServer(rounds: Rounds): Promise<Figure[]> {
  const starts: { passed: number; spent: number; memory: number }[] = []
  await inRounds(rounds, async () => {
    const { server, passed, stop } = await startBuilt()
    starts.push({ passed, spent: spent(server), memory: residentMegabytes(server.pid) })
    await stop()
  })
  const pages = await pagesBesideBareServer(rounds)
  return [
    alone('start until it listens', median(starts.map(({ passed }) => passed)), { most: budgets.start, unit: 'ms' }),
    alone('start, processor time', median(starts.map((one) => one.spent)), { unit: 'ms' }),
    alone('memory before the first visitor', median(starts.map(({ memory }) => memory)), {
      most: budgets.idleMemory,
      unit: 'MB',
    }),
    timesBare('pages for a second of processor time', pages.ours, pages.bare, { least: budgets.pagesToBareServer }),
  ]
}

async function pagesBesideBareServer(rounds: Rounds) {
  const ours = await startBuilt()
  const answer = await fetch(`http://127.0.0.1:${ours.port}/`, { headers: { 'accept-encoding': 'br' } })
  const length = Number(answer.headers.get('content-length'))
  const bare = spawn('node_modules/.bin/node', ['--input-type=module', '--eval', bareServer], {
    env: { LENGTH: String(length), HEADERS: JSON.stringify([...answer.headers]) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const barePort = await listeningPort(bare)
  const pages = { ours: [] as number[], bare: [] as number[] }
  await load(ours.server, ours.port)
  await load(bare, barePort)
  await inRounds(rounds, async () => {
    for (let turn = 1; turn <= turnsInRound; turn++) {
      pages.ours.push(await load(ours.server, ours.port))
      pages.bare.push(await load(bare, barePort))
    }
  })
  await stopAndRemove(bare)
  await ours.stop()
  return { ours: median(pages.ours), bare: median(pages.bare) }
}

/** The same headers and as many bytes, with nothing around them. */
const bareServer = `
import { createServer } from 'node:http'
const body = Buffer.alloc(Number(process.env.LENGTH), 'x')
const headers = Object.fromEntries(JSON.parse(process.env.HEADERS).filter(([name]) => name !== 'date' && name !== 'connection' && name !== 'keep-alive'))
const server = createServer((request, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => console.log('Listening on http://localhost:' + server.address().port))
`

/** Answers for a second of the server's processor time. So many that ticks of its clock are nothing, however slow the machine is. */
async function load(server: ChildProcess, port: number) {
  const before = spent(server)
  await Promise.all(Array.from({ length: atOnce }, () => ask(answersInTurn / atOnce, port)))
  return (1000 * answersInTurn) / (spent(server) - before)
}

/** By hand: on a machine with few cores, a comfortable client would measure itself. Every answer is as long as the first. */
async function ask(times: number, port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  await once(socket, 'connect')
  let [received, whole, answers] = [0, 0, 0]
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const askOnce = () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n')
  socket.on('data', (data) => {
    received += data.length
    whole ||= lengthOf(String(data))
    if (received < whole) return
    received -= whole
    if (++answers < times) askOnce()
    else resolve()
  })
  askOnce()
  await done
  socket.destroy()
}

function lengthOf(text: string) {
  return text.indexOf('\r\n\r\n') + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1])
}
