import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { isNoticeable, mostGrowthOfFourfold, processorTime } from '#testing/processor-time.ts'
import { pumpedTexts } from '#testing/pumped-texts.ts'

/** What grows exponentially, or as the fourth power, takes milliseconds here already, and would not come back from longer texts. */
const shortTexts = [20, 28, 40, 60, 100]
const longTexts = { some: 1000, fourTimes: 4000 }
/** Milliseconds that are worth a second look. */
const noticeable = 1

const files = globSync('{app,content,contract,server,tools/leads}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|siege/.test(file),
)
const found = files.flatMap(regularExpressions)

test('Regular expressions are written out where they stand, so that they can be looked at', () => {
  expect(found.filter(({ pattern }) => pattern === undefined).map(({ place }) => place)).toEqual([])
  expect(found.length).toBeGreaterThan(100)
})

describe('The time that a regular expression takes is in proportion to the text:', () => {
  const repeating = found.filter(({ pattern = '' }) => /[*+]|\{\d+,\}/.test(pattern))
  test.each(
    Map.groupBy(repeating, ({ file }) => file)
      .entries()
      .toArray(),
  )('%s', (_, list) => {
    const slow = list.map(({ place, pattern = '', flags }) => ({ place, text: slowText(pattern, flags) }))
    expect(slow.filter(({ text }) => text !== undefined)).toEqual([])
  })
})

test.each([
  ['^(a+)+$', ''],
  ['^(?:-*[a-z0-9]+)*\\.', 'i'],
  ['\\s*;\\s*', ''],
  ['^\\/+|\\/+$', 'g'],
  ['[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}.-]+\\.\\p{L}{2,}', 'gu'],
  ['\\[(?<label>[^\\]\\n]*)\\]\\(', 'g'],
  ['<script\\b.*?<\\/script>', 'gis'],
  ['^\\W*(?:\\[|<|#+\\s*)\\s*\\/?\\s*(?:system|sys)', ''],
])('One whose time is not is found: /%s/%s', (pattern, flags) => {
  expect(slowText(pattern, flags)).toBeDefined()
})

/** The beginning of a text that takes too long, if there is one. */
function slowText(pattern: string, flags: string) {
  const expression = new RegExp(pattern, flags)
  const read = (text: string) => (expression.global ? text.replace(expression, '') : expression.test(text))
  for (const size of shortTexts) {
    for (const text of pumpedTexts(pattern, size))
      if (isNoticeable(() => read(text), noticeable)) return described(text)
  }
  const long = pumpedTexts(pattern, longTexts.fourTimes)
  for (const text of pumpedTexts(pattern, longTexts.some)) {
    const { value: longer = '' } = long.next()
    if (!isNoticeable(() => read(longer), noticeable)) continue
    if (processorTime(() => read(longer)) > mostGrowthOfFourfold * processorTime(() => read(text)))
      return described(longer)
  }
  return undefined
}

function described(text: string) {
  return `${text.slice(0, 40)}… (${text.length})`
}

function regularExpressions(file: string) {
  const source = readFileSync(file, 'utf8')
  const list: { file: string; place: string; pattern?: string; flags: string }[] = []
  const place = (start: number) => `${file}:${source.slice(0, start).split('\n').length}`
  new Visitor({
    Literal(node) {
      if ('regex' in node) list.push({ file, place: place(node.start), ...node.regex })
    },
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') list.push({ file, place: place(start), flags: '' })
    },
  }).visit(parseSync(file, source).program)
  return list
}
