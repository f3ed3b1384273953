import { describe, expect, test } from 'vitest'
import { elementsOf, parseHtml, textOf } from './parse-html.ts'

describe('The tree of a document', () => {
  const document = parseHtml(
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"><script type="module" src="/a.js"></script>' +
      '<script type="application/ld+json">{"a":"1 < 2 & <b>"}</script></head>' +
      '<body><p class="a">L&#x27;IA <!-- -->&amp; <b>vous</b><br/>&lt;ici&gt;</p><input disabled value="&quot;"></body></html>',
  )
  const find = (tag: string) => elementsOf(document).filter((element) => element.tag === tag)

  test('holds the text with its entities read, comments left out', () => {
    expect(find('p').map(textOf)).toEqual(["L'IA & vous<ici>"])
  })

  test('holds attributes with and without a value', () => {
    expect(find('html')[0]?.attributes).toEqual(new Map([['lang', 'fr']]))
    expect(find('input')[0]?.attributes).toEqual(
      new Map([
        ['disabled', ''],
        ['value', '"'],
      ]),
    )
  })

  test('leaves the text of scripts as it is', () => {
    expect(find('script').map(textOf)).toEqual(['', '{"a":"1 < 2 & <b>"}'])
  })
})

test.each([
  ['<p><b>a</p></b>', '</p> closes <b>.'],
  ['<main><p>a</p>', '<main> is not closed.'],
  ['<p>1 < 2</p>', 'This is no markup: < 2</p>'],
  ["<p class='a'>b</p>", "This is no markup: <p class='a'>b</p>"],
])('Markup that does not nest is refused: %s', (html, complaint) => {
  expect(() => parseHtml(html)).toThrow(complaint)
})
