import { describe, expect, test } from 'vitest'
import { parseMarkdown, plainText } from '#app/assistant/parse-markdown.ts'
import { frenchTypography } from '#content/typography.ts'
import { parseContactRequest } from '#contract/contact-request.ts'
import { readFormSignals } from '#contract/form-signals.ts'
import { checkLinks } from '#server/assistant/answer-links.ts'
import { isCommand, isErrand } from '#server/assistant/embedded/commands.ts'
import { withoutMarkup } from '#server/assistant/embedded/without-markup.ts'
import { terms } from '#server/assistant/language/french-text.ts'
import { readableText } from '#server/assistant/language/readable-text.ts'
import { withoutPersonalData } from '#server/assistant/personal-data.ts'
import { soundsUrgent } from '#server/contact/sounds-urgent.ts'
import { hasAnonKey } from '#server/http/anon-key.ts'
import { network } from '#server/limits/visitor.ts'
import { visibleText } from '#server/visible-text.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { isNoticeable, mostGrowthOfFourfold, processorTime } from '#testing/processor-time.ts'

/** What a visitor, a model or a file says, repeated: each has once cost some reader the square of its length, or might. */
const pumps = [
  ...['a', 'e', 'A', '1', ' ', '\n', '\t', '\u00a0', 'é', '🙂', '\u0301\u0316', '\ufdfa', '\u200b', '\ud83d', '€'],
  ...['[', ']', '](', '[a](', '[a](/', '![', '[1', '[1,', '**', '**a', '`', '```\n', '- a\n1. a\n', '#', '# '],
  ...['@', 'a@', 'a.', 'a@a.', '://', 'a://', 'www.', 'http', 'w', '<', '<a', '<script', '<script>', '<a>', '</'],
  ...['1 ', '1-', '00', '+1', '06 ', 'FR76', 'FR76 ', "l'", 'ou ', 'c ', 'et ', 'ignore ', 'tes ', 'bonjour ', 'dis '],
  ...['AB12 ', '12/', '+33\u00a0', '(0', '06\u202f', "n'est pas ", 'urgent ', 'pas urgent '],
  ...[', ', ';', ' ;', 'trap=1 ', 'elapsed=1,', 'Bearer ', '::', '%', '"', '\\', '\r', ': a\n', 'data: {}\n'],
]
const size = { some: 2000, fourTimes: 8000 }
const noticeable = 8

const readers: readonly (readonly [string, (text: string) => unknown])[] = [
  ['what a reader can see', visibleText],
  ['as much of a message as is read', readableText],
  ['its terms', (text) => terms(readableText(text))],
  ['whether it commands', (text) => isCommand(readableText(text))],
  ['whether it is an errand', (text) => isErrand(readableText(text))],
  ['a message without tags', withoutMarkup],
  ['a message without personal data', withoutPersonalData],
  ['whether it is urgent', soundsUrgent],
  ["a model's answer in one piece", (text) => checkLinks('https://site.example').push(text)],
  ["a model's answer in pieces", inPieces],
  ['an answer with French spaces', frenchTypography],
  ['an answer as Markdown', parseMarkdown],
  ['an answer to be copied', plainText],
  ['a contact request', (text) => parseContactRequest(inEveryField(text))],
  ['the signals of a form', readFormSignals],
  ['a key', (text) => hasAnonKey(header(text), 'key')],
  ['an address', network],
]

describe.each(readers)('Reading %s takes time in proportion to it,', (_, read) => {
  test('whatever is repeated', { timeout: 60_000 }, () => {
    const slow = pumps.filter((pump) => {
      const longer = repeated(pump, size.fourTimes)
      if (!isNoticeable(() => read(longer), noticeable)) return false
      const some = repeated(pump, size.some)
      // A host that takes the processor away meanwhile is slow once: what grows too fast does so each time.
      return [1, 2, 3].every(
        () => processorTime(() => read(longer)) > mostGrowthOfFourfold * processorTime(() => read(some)),
      )
    })
    expect(slow).toEqual([])
  })
})

function repeated(pump: string, length: number) {
  return pump.repeat(length / pump.length)
}

/** As a model speaks: a few letters at a time. */
function inPieces(text: string) {
  const checked = checkLinks('https://site.example')
  for (let at = 0; at < text.length; at += 4) checked.push(text.slice(at, at + 4))
  return checked.end()
}

function inEveryField(text: string) {
  return Object.fromEntries(Object.keys(exampleRequest).map((name) => [name, text]))
}

function header(text: string) {
  return new Headers({ authorization: encodeURI(text.toWellFormed()).replaceAll('%20', ' ') })
}
