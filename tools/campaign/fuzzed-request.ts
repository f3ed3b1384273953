import { defaultAnonKey } from '#content/anon-key.ts'
import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { exampleRequest } from '#testing/example-request.ts'
import type { Ask } from './ask.ts'
import type { Random } from './random.ts'

const pieces = [
  ...([
    '',
    ' ',
    'a',
    'é',
    '🙂',
    '\ud83d',
    '\u0000',
    '\u202e',
    '\u0301',
    '\ufdfa',
    '<b>',
    '"',
    "'",
    '\\',
    '%',
    '%00',
  ] as const),
  ...([
    '../',
    '//',
    '[a](',
    '=1+1',
    '\r\n',
    '{}',
    '[]',
    'null',
    '1e999',
    '__proto__',
    'constructor',
    'Bonjour',
  ] as const),
] as const
const methods = ['GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  '',
] as const

/** A request to one of the two functions, the posted form or a file: near enough to a right one to get past the door. */
export function fuzzedRequest(random: Random): Ask {
  switch (random.below(4)) {
    case 0:
      return posted(random, apiPaths.chat, 'application/json', JSON.stringify(conversation(random)))
    case 1:
      return posted(random, apiPaths.contact, 'application/json', JSON.stringify(fields(random)))
    case 2:
      return posted(random, paths.contact, 'application/x-www-form-urlencoded', form(random))
    default:
      return { method: random.pick(methods), path: address(random), headers: headers(random) }
  }
}

function posted(random: Random, path: string, type: string, body: string): Ask {
  const isRight = random.below(10) > 0
  return {
    method: isRight ? 'POST' : random.pick(methods),
    path,
    headers: {
      ...headers(random),
      ...(random.below(20) > 0 ? { apikey: defaultAnonKey } : {}),
      'content-type': random.below(20) > 0 ? type : random.pick(types),
    },
    body: random.below(10) > 0 ? body : damaged(random, body),
  }
}

/** Bytes changed, left out or cut off. */
function damaged(random: Random, body: string) {
  const bytes = Buffer.from(body)
  for (let change = random.below(5); change >= 0 && bytes.length > 0; change--) {
    bytes[random.below(bytes.length)] = random.below(256)
  }
  return bytes.subarray(0, random.below(bytes.length + 1))
}

function conversation(random: Random) {
  const messages = Array.from({ length: random.below(6) }, (_, turn) => ({
    role: random.below(30) === 0 ? random.pick(pieces) : turn % 2 === 0 ? 'user' : 'assistant',
    content: random.below(30) === 0 ? random.below(9) : text(random),
  }))
  return random.below(30) === 0 ? messages : { messages, ...(random.below(30) === 0 ? { [text(random)]: 1 } : {}) }
}

function fields(random: Random) {
  const changed = Object.entries(exampleRequest).map(([name, value]) => [
    random.below(40) === 0 ? text(random) : name,
    random.below(4) === 0 ? text(random) : random.below(40) === 0 ? [value] : value,
  ])
  return Object.fromEntries(changed)
}

function form(random: Random) {
  return new URLSearchParams(
    Object.entries(fields(random)).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
}

function address(random: Random) {
  const path = random.below(2) === 0 ? random.pick(['/', '/contact', '/assets/x.js', '/healthz']) : `/${text(random)}`
  return encodeURI(path.toWellFormed()).replaceAll('%25', '%').slice(0, 9000)
}

function headers(random: Random): Record<string, string> {
  const names = ['accept-encoding', 'if-none-match', 'idempotency-key', 'x-form-signals', 'origin', 'range', 'cookie']
  const chosen = names.filter(() => random.below(6) === 0)
  return Object.fromEntries(
    chosen.map((name) => [
      name,
      text(random)
        .replace(/[^\x20-\x7e]/g, '')
        .trim(),
    ]),
  )
}

function text(random: Random) {
  const piece = () => random.pick(pieces)
  const length = random.pick([1, 1, 3, 8, 40, 400])
  return random.below(3) === 0 ? piece().repeat(length) : Array.from({ length }, piece).join('')
}
