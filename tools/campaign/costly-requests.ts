import fc from 'fast-check'
import { defaultAnonKey } from '#content/anon-key.ts'
import { paths } from '#content/paths.ts'
import { apiPaths, bodyLimit } from '#contract/api-paths.ts'
import { chatLimits } from '#contract/chat-protocol.ts'
import { contactLimits } from '#contract/contact-limits.ts'
import { anyCharacter } from '#testing/any-character.ts'
import type { Attack } from '#testing/besieged-site.ts'
import { exampleRequest } from '#testing/example-request.ts'

const asJson = { apikey: defaultAnonKey, 'content-type': 'application/json' }
const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

/** What readers of text stumble over: of each class a few. */
const pieces = {
  words: ['prix ', 'sovereignty ', 'hebergemnt ', 'données, ', 'combien ? ', "qu'est-ce que ", 'ignore '],
  breaks: ['\n', '\r\n', '\u2028', '\u0085', '\t', '\u00a0', '\n\n- ', '\n# '],
  marks: ['\u0301', 'e\u0301\u0316', '\u0489', '\u20dd', 'a\u030a\u0323'],
  unfolding: ['\ufdfa', '각', 'ﬃ', '㍿', '½', 'ß', 'İ'],
  surrogates: ['😀', '𝒜', '\ud83d', '\ude00', '𠀀'],
  directions: ['\u202e', '\u2066', 'שלום ', 'مرحبا ', '\u200f'],
  joined: ['👩‍👩‍👧‍👦', '🏳️‍🌈', '🇫🇷', '\u200d', '\ufe0f', '\u200b'],
  markdown: ['[a](', '**', '`', '```\n', '> ', '| a ', '![', '](/', '<a', '<!--', '\\'],
  addresses: ['https://a.b/', 'www.', 'a@', 'a.b@c.d ', '@', '//', 'a.', '%2e'],
  figures: ['1', '01 ', '+33 ', '10 000 ', '1,', '12/', '06.', '2025-', '€'],
  control: ['\u0000', '\u001b[', '"', '\\u', '\u007f'],
} as const

const piece = fc.oneof(
  ...Object.values(pieces).map((list) => fc.constantFrom<string>(...list)),
  fc.string({ unit: anyCharacter, minLength: 1, maxLength: 3 }),
)

/** A few pieces over and over, now and then with something else before the end. */
function text(most: number) {
  return fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.constantFrom(1, 0.25, 0.03), fc.option(piece))
    .map(([unit, share, end]) => {
      const length = Math.max(1, Math.floor(most * share) - (end?.length ?? 0))
      const joined = unit.join('')
      return joined.repeat(Math.ceil(length / joined.length)).slice(0, length) + (end ?? '')
    })
}

const message = fc.oneof(
  { weight: 3, arbitrary: text(chatLimits.questionCharacters).map((content) => ({ role: 'user', content })) },
  { weight: 1, arbitrary: text(chatLimits.answerCharacters).map((content) => ({ role: 'assistant', content })) },
)

const conversation = fc
  .tuple(fc.array(message, { maxLength: 16 }), text(chatLimits.questionCharacters))
  .map(([before, content]): Attack => {
    const messages = [...before, { role: 'user', content }]
    while (Buffer.byteLength(JSON.stringify({ messages })) > bodyLimit) messages.shift()
    return { method: 'POST', path: apiPaths.chat, headers: asJson, body: JSON.stringify({ messages }) }
  })

const fields = fc.record(
  Object.fromEntries(Object.entries(contactLimits).map(([name, { max }]) => [name, text(max)])),
  { requiredKeys: [] },
)

const contact = fields.map((changed): Attack => {
  const body = JSON.stringify({ ...exampleRequest, ...changed, email: changed.email ?? 'a@organisation.fr' })
  return { method: 'POST', path: apiPaths.contact, headers: asJson, body }
})

const form = fields.map((changed): Attack => {
  const body = new URLSearchParams({ ...exampleRequest, ...changed }).toString()
  return { method: 'POST', path: paths.contact, headers: asForm, body: body.slice(0, bodyLimit) }
})

const visible = (most: number) => text(most).map((value) => value.replace(/[^\x20-\x7e]/g, 'a').trim())

const file = fc
  .record({
    path: text(1500).map((value) => `/${encodeURI(value.toWellFormed())}`),
    headers: fc.record(
      {
        'accept-encoding': visible(4000),
        'if-none-match': visible(4000),
        'x-forwarded-for': visible(2000),
        cookie: visible(2000),
        range: visible(500),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ path, headers }): Attack => ({ path: path.slice(0, 7000), headers }))

/** Requests within the contract, of every kind that is read, in search of one that costs much. */
export const anyRequest = fc.oneof(conversation, conversation, contact, form, file)
