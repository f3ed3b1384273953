import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPaths } from '#contract/api-paths.ts'
import { chatLimits } from '#contract/chat-protocol.ts'
import { topics } from '#server/assistant/embedded/topics.ts'
import { words } from '#server/assistant/language/french-text.ts'
import { exampleRequest } from '#tools/example-request.ts'
import { startStandInModel } from '#tools/stand-in-model.ts'
import { type Attack, chat, post, startBesiegedSite } from './besieged-site.ts'

/** The contract's 50 ms stand for so many plain pages, on whatever machine. */
const mostPages = 50

const ownWords = [...new Set(topics.flatMap(({ asks }) => asks.flatMap(words)))]
const longWords = ownWords.filter((word) => word.length >= 9)
const question = chatLimits.questionCharacters
/** Two letters of each word swapped: every one is looked for among all that the site knows. */
const misspelt = filled(longWords.map((word) => `${word.slice(0, 4)}x${word.slice(5)}`))
const strange = filled(Array.from({ length: 900 }, (_, at) => `c${at.toString(26).replace(/\d/g, 'z')}quontrasse`))

const attacks: readonly (readonly [string, Attack])[] = [
  ['a question of misspelt words', chat([misspelt])],
  [
    'fifteen turns of misspelt words',
    chat([...Array.from({ length: 14 }, () => misspelt), `et ${misspelt}`.slice(0, question)]),
  ],
  [
    'a short question after fifteen turns of misspelt words',
    chat([...Array.from({ length: 15 }, () => misspelt), 'et ça ?']),
  ],
  ['a question of words that nobody knows', chat([strange])],
  ["a question of the site's own words", chat([filled(ownWords)])],
  ["a question of the site's own words, each a sentence", chat([filled(ownWords, '? ')])],
  ["a question of the site's own words, each a part", chat([filled(ownWords, ', ')])],
  ['a character that unfolds eighteenfold', chat([repeated('\ufdfa')])],
  ['marks that have to be put in order', chat([repeated('\u0301\u0316')])],
  ['a word without an end', chat([repeated('e')])],
  ['tags that never close', chat([repeated('<a')])],
  ['scripts that never close', chat([repeated('<script')])],
  ['figures without a unit', chat([`${repeated('1').slice(0, -9)} pendant ?`])],
  ['figures and spaces', chat([repeated('1 ')])],
  ['a heading that is none', chat([`#${' '.repeat(question - 2)}x`])],
  ['orders that are none', chat([repeated('ignore ')])],
  ['a hundred messages', chat(Array.from({ length: 100 }, () => filled(ownWords).slice(0, 600)))],
  ['a thousand messages too many', post(apiPaths.chat, JSON.stringify({ messages: Array(25_000).fill(1) }))],
  ['a body of brackets', post(apiPaths.chat, '['.repeat(60_000))],
  [
    'a message of marks that have to be put in order',
    contact({ message: 'é'.repeat(10) + '\u0301\u0316'.repeat(15_000) }),
  ],
  ['an address without a dot', contact({ email: `a@${'a'.repeat(60_000)}` })],
  ['an address of dots', contact({ email: `${'a.'.repeat(30_000)}@` })],
  ['a phone number without an end', contact({ phone: `01${' '.repeat(60_000)}x` })],
  ['spaces in Accept-Encoding', { path: '/', headers: { 'accept-encoding': `a${' '.repeat(15_000)}b` } }],
  ['semicolons in Accept-Encoding', { path: '/', headers: { 'accept-encoding': ' ;'.repeat(7500) } }],
  ['commas in If-None-Match', { path: '/', headers: { 'if-none-match': ','.repeat(15_000) } }],
  ['a path of slashes', { path: `${'/'.repeat(15_500)}a/` }],
  ['a path of percent signs', { path: `/${'%'.repeat(15_500)}` }],
  ['a path that is no text', { path: `/${'%ff'.repeat(5000)}` }],
  ['a path of dots', { path: `/${'../'.repeat(5000)}` }],
  ['a query without an end', { path: `/?${'&a='.repeat(5000)}` }],
  [
    'a key of spaces',
    { path: apiPaths.chat, method: 'POST', headers: { authorization: `Bearer${' '.repeat(15_000)}a b` } },
  ],
  ['signals of commas', { ...contact({}), headers: { ...contact({}).headers, 'x-form-signals': ', '.repeat(7000) } }],
  ['addresses in X-Forwarded-For', { path: '/', headers: { 'x-forwarded-for': '1,'.repeat(7500) } }],
]

/** What a model may be talked into saying, and what it is then given to read. */
const modelAttacks: readonly (readonly [string, Attack])[] = [
  ['links that never close', chat(['bonjour'])],
  ['a question of misspelt words', chat([misspelt])],
  ['an address without an end', chat([...Array.from({ length: 14 }, () => repeated('a')), 'et ça ?'])],
]

let site: Awaited<ReturnType<typeof startBesiegedSite>>
let siteWithModel: Awaited<ReturnType<typeof startBesiegedSite>>
let model: Awaited<ReturnType<typeof startStandInModel>>
let plainPage: number
beforeAll(async () => {
  model = await startStandInModel(() => [{ say: repeated('[a](') }, 'done'])
  siteWithModel = await startBesiegedSite({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' })
  site = await startBesiegedSite()
  const plain = { path: '/', headers: { 'accept-encoding': 'br' } }
  for (let warmUp = 0; warmUp < 50; warmUp++) await site.send(plain)
  plainPage = await site.cost(plain, { rounds: 5, requests: 50 })
})
afterAll(async () => {
  await site.stop()
  await siteWithModel.stop()
  await model.stop()
})

describe('No request costs much more than a page:', () => {
  test.each(attacks)('%s', async (_, attack) => {
    expect((await site.cost(attack, { rounds: 3, requests: 2 })) / plainPage).toBeLessThan(mostPages)
  })
})

describe('Nor where a model answers:', () => {
  test.each(modelAttacks)('%s', async (_, attack) => {
    expect((await siteWithModel.cost(attack, { rounds: 3, requests: 2 })) / plainPage).toBeLessThan(mostPages)
  })
})

function contact(fields: Partial<Record<keyof typeof exampleRequest, string>>) {
  return post(apiPaths.contact, JSON.stringify({ ...exampleRequest, ...fields }))
}

function filled(list: readonly string[], separator = ' ') {
  let text = ''
  for (let at = 0; text.length < question; at++) text += `${list[at % list.length]}${separator}`
  return text.slice(0, question)
}

function repeated(piece: string) {
  return piece.repeat(question / piece.length)
}
