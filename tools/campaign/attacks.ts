import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { chatLimits } from '#contract/chat-protocol.ts'
import { createTopics } from '#server/assistant/embedded/topics.ts'
import { words } from '#server/assistant/language/french-text.ts'
import { siteContent } from '#server/assistant/site-content.ts'
import type { Attack } from '#testing/besieged-site.ts'
import { exampleRequest } from '#testing/example-request.ts'

/** Of the first topics: more of them than any question has room for. */
const ownWords = [
  ...new Set(
    createTopics(siteContent)
      .topics.slice(0, 100)
      .flatMap(({ asks }) => asks.flatMap(words)),
  ),
]
const wordsToSpoil = ownWords.filter((word) => word.length >= 9)
const question = chatLimits.questionCharacters
/** Two letters of each word swapped: every one is looked for among all that the site knows. */
export const misspelt = filled(wordsToSpoil.map((word) => `${word.slice(0, 4)}x${word.slice(5)}`))
const strange = filled(Array.from({ length: 900 }, (_, at) => `c${at.toString(26).replace(/\d/g, 'z')}quontrasse`))

/** A message that goes on from the one before it, in twelve sentences of two questions each, in words that many ways to ask have. */
const goingOn = Array.from(
  { length: 12 },
  (_, at) =>
    `${at === 0 ? 'et ' : ''}que coute ${ownWords[at]} ma data et que garde ${ownWords[at + 40]} qui repond our ia ?`,
).join(' ')
/** Every letter carries an accent: a letter for one class of a regular expression, none for another. */
const accented = 'ćóńḟíďéńťíáĺíťé '

/** Requests that the contract allows, or refuses, each made to cost as much as it can. */
export const attacks: readonly (readonly [string, Attack])[] = [
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
  [
    'three turns of sentences that ask for two things each',
    chat([goingOn, goingOn.replace('et que', 'et qui'), goingOn]),
  ],
  ['a long message that names every technology', chat([filled(['n8n', 'dify', 'qdrant', 'langchain', ...ownWords])])],
  ['a name whose letters all have accents', chat([`l'adresse, ${accented.repeat(80)}8, le SIRET`, 'ok'])],
  ['a character that unfolds eighteenfold', chat([repeated('\ufdfa')])],
  ['syllables of three letters', chat([repeated('각')])],
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
  ['brackets that all close', post(apiPaths.contact, '['.repeat(30_000) + ']'.repeat(30_000))],
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
  ['a query of many categories', { path: `/?${'categorie=a&'.repeat(650)}` }],
  ['a query of many searches for nothing', { path: `/?categorie=a&${'q=&'.repeat(2600)}` }],
  [
    'a key of spaces',
    { path: apiPaths.chat, method: 'POST', headers: { authorization: `Bearer${' '.repeat(15_000)}a b` } },
  ],
  ['signals of commas', { ...contact({}), headers: { ...contact({}).headers, 'x-form-signals': ', '.repeat(7000) } }],
  ['addresses in X-Forwarded-For', { path: '/', headers: { 'x-forwarded-for': '1,'.repeat(7500) } }],
]

export function chat(turns: readonly string[]): Attack {
  const messages = turns.map((content) => ({ role: 'user', content }))
  return post(apiPaths.chat, JSON.stringify({ messages }))
}

function post(path: string, body: string): Attack {
  const headers = { apikey: defaultAnonKey, 'content-type': 'application/json' }
  return { method: 'POST', path, headers, body }
}

function contact(fields: Partial<Record<keyof typeof exampleRequest, string>>) {
  return post(apiPaths.contact, JSON.stringify({ ...exampleRequest, ...fields }))
}

function filled(list: readonly string[], separator = ' ') {
  let text = ''
  for (let at = 0; text.length < question; at++) text += `${list[at % list.length]}${separator}`
  return text.slice(0, question)
}

export function repeated(piece: string) {
  return piece.repeat(question / piece.length)
}
