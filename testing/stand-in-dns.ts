import { createSocket } from 'node:dgram'
import { once } from 'node:events'

type Records = { readonly TXT?: readonly string[]; readonly MX?: readonly string[]; readonly A?: readonly string[] }

/** Answers by name; `silent` never answers, `refused` is that of a resolver that does not serve us. */
type Zone = Readonly<Record<string, Records>> | 'silent' | 'refused'

const types = { 1: 'A', 15: 'MX', 16: 'TXT' } as const
const noSuchName = 3
const refused = 5
const headerLength = 12

/** A name server, on loopback unless told, that knows what it is told: for tests, which must not depend on the world's. */
export async function startStandInDns(zone: Zone, { host = '127.0.0.1', port = 0 } = {}) {
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    if (zone !== 'silent') socket.send(answer(message, zone), port, address)
  })
  socket.bind(port, host)
  await once(socket, 'listening')
  return {
    server: `${host}:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

function answer(query: Buffer, zone: Exclude<Zone, 'silent'>) {
  const { name, end } = readName(query)
  const records = zone === 'refused' ? undefined : zone[name]
  const code = zone === 'refused' ? refused : records ? 0 : noSuchName
  const type = query.readUInt16BE(end)
  const entries = dataOf(type, records).map((data) => entry(type, data))
  const header = Buffer.alloc(headerLength)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8580 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(entries.length, 6)
  return Buffer.concat([header, query.subarray(headerLength, end + 4), ...entries])
}

function dataOf(type: number, records: Records | undefined): Buffer[] {
  if (type !== 1 && type !== 15 && type !== 16) return []
  const texts = records?.[types[type]] ?? []
  if (type === 1) return texts.map((address) => Buffer.from(address.split('.').map(Number)))
  if (type === 15) return texts.map((host) => Buffer.concat([Buffer.from([0, 10]), writtenName(host)]))
  return texts.map((text) => Buffer.concat((text.match(/.{1,200}/g) ?? ['']).map(piece)))
}

/** The name is a pointer to the question's. */
function entry(type: number, data: Buffer) {
  const head = Buffer.from([0xc0, headerLength, 0, type, 0, 1, 0, 0, 0, 60, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function readName(query: Buffer) {
  const labels: string[] = []
  let at = headerLength
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

function writtenName(name: string) {
  const labels = name.split('.').filter(Boolean)
  return Buffer.concat([...labels.map(piece), Buffer.from([0])])
}

function piece(text: string) {
  return Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])
}
