import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { type Inline, parseMarkdown, plainText } from './parse-markdown.ts'

const inlineOf = (text: string): readonly Inline[] => {
  const [block] = parseMarkdown(text)
  return block?.kind === 'paragraph' ? (block.lines[0] ?? []) : []
}

describe('An answer in Markdown', () => {
  test('has paragraphs, lines, lists and code', () => {
    expect(parseMarkdown('Un\ndeux\n\n- a\n- b\n1. c\n2) d\n```ts\nlet x\n```\nfin')).toEqual([
      { kind: 'paragraph', lines: [['Un'], ['deux']] },
      { kind: 'list', ordered: false, items: [['a'], ['b']] },
      { kind: 'list', ordered: true, items: [['c'], ['d']] },
      { kind: 'code', text: 'let x' },
      { kind: 'paragraph', lines: [['fin']] },
    ])
  })

  test('has bold, code and links within its lines, links within bold too', () => {
    expect(inlineOf('Un **gros [lien](/contact)** et `code`')).toEqual([
      'Un ',
      { kind: 'bold', content: ['gros ', { kind: 'link', text: 'lien', href: '/contact' }] },
      ' et ',
      { kind: 'code', text: 'code' },
    ])
  })

  test('is readable while it still comes', () => {
    expect(inlineOf('Un **gro')).toEqual(['Un **gro'])
    expect(inlineOf('Voir [la page](/con')).toEqual(['Voir [la page](/con'])
    expect(parseMarkdown('```\nlet x')).toEqual([{ kind: 'code', text: 'let x' }])
    expect(parseMarkdown('')).toEqual([])
  })

  test.each([
    '/',
    '/cas-usage',
    '/services#formation',
    `mailto:${company.email}`,
    `tel:${company.phone.international}`,
  ])('may lead to %s', (href) => {
    expect(inlineOf(`[ici](${href})`)).toEqual([{ kind: 'link', text: 'ici', href }])
  })

  test.each([
    'https://example.com',
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert`1`',
    'data:text/html,x',
    'mailto:pirate@example.com',
    'tel:+33800000000',
    '/inconnu',
    '/contact?next=https://example.com',
    '/contact/../../x',
    '/contact#"onclick=',
    '',
  ])('may not lead to %s', (href) => {
    expect(JSON.stringify(parseMarkdown(`[ici](${href})`))).not.toContain('"link"')
  })

  test('keeps HTML and images as the text that they are', () => {
    expect(inlineOf('<img src=x onerror=alert(1)>')).toEqual(['<img src=x onerror=alert(1)>'])
    expect(JSON.stringify(parseMarkdown('![espion](https://example.com/?q=secret)'))).not.toContain('"link"')
  })

  test('loses no word, whatever marks surround it', () => {
    const pieces = fc.constantFrom(
      '**',
      '`',
      '[',
      '](/contact)',
      '](http://x)',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '# ',
      'é',
      '**é**',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('')
        expect(countOf(plainText(text), 'é')).toBe(countOf(text, 'é'))
      }),
    )
  })

  test('is copied without its marks', () => {
    expect(plainText('**Deux** pas :\n\n1. `un`\n2. [deux](/contact)')).toBe('Deux pas :\n\n1. un\n2. deux')
  })
})

const countOf = (text: string, letter: string) => text.split(letter).length - 1
