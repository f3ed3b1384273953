import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { paths } from '#content/paths.ts'
import { elementsOf, parseHtml } from '#tools/build/parse-html.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Kept for Safari, which forgets them where the styles change the display of a table: see legal-table.tsx.
    'no-redundant-role': 'off',
  },
})

const files = [
  ...[...Object.values(paths), '/404'].map((path) => `client${path === paths.home ? '/index' : path}`),
  'filtered/cas-usage/categorie=automatisation',
]

for (const file of files) {
  const html = readFileSync(`dist/current/${file}.html`, 'utf8')
  const elements = elementsOf(parseHtml(html))
  const withTag = (...tags: string[]) => elements.filter(({ tag }) => tags.includes(tag))

  test(`The markup of ${file}.html is valid`, async () => {
    const { results } = await validator.validateString(html)
    const faults = results.flatMap(({ messages }) => messages)
    expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
  })

  test(`${file}.html is in French, opens no window, and each of its drawings is named or hidden`, () => {
    expect(withTag('html').map(({ attributes }) => attributes.get('lang'))).toEqual(['fr'])
    expect(elements.filter(({ attributes }) => attributes.has('target'))).toEqual([])
    const drawings = new Set(withTag('svg', 'img'))
    const hidden = elements
      .filter(({ attributes }) => attributes.get('aria-hidden') === 'true' || attributes.has('hidden'))
      .flatMap((element) => [element, ...elementsOf(element)])
    const named = [...drawings]
      .filter(({ attributes }) => attributes.get('role') === 'img' && attributes.get('aria-label'))
      .flatMap((drawing) => [drawing, ...elementsOf(drawing)])
    for (const element of [...hidden, ...named]) drawings.delete(element)
    expect([...drawings].map(({ attributes }) => attributes)).toEqual([])
  })

  test(`In ${file}.html no label is hidden, each table has its title, and each header says what it heads`, () => {
    expect(withTag('label').filter(({ attributes }) => attributes.has('aria-hidden'))).toEqual([])
    for (const table of withTag('table')) {
      const parts = elementsOf(table)
      expect(parts.filter(({ tag }) => tag === 'caption')).toHaveLength(1)
      const scopes = parts.filter(({ tag }) => tag === 'th').map(({ attributes }) => attributes.get('scope'))
      expect(scopes.filter((scope) => scope === 'col').length).toBeGreaterThan(1)
      expect(scopes.filter((scope) => scope !== 'col' && scope !== 'row')).toEqual([])
    }
  })
}
