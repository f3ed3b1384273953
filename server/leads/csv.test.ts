import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleText } from '#server/visible-text.ts'
import { csv } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+33 6 39 98 12 34', "'+33 6 39 98 12 34"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['＝1', "'＝1"],
  ["ACME;=cmd|'/C calc'!A0;x", "ACME;'=cmd|'/C calc'!A0;x"],
  ['ACME\n=1+1', "ACME\n'=1+1"],
  ['ACME";=1', `ACME";'=1`],
  ['ACME,@SUM(A1)', "ACME,'@SUM(A1)"],
  ['Saint-Malo = à côté', 'Saint-Malo = à côté'],
])('%j is text to a spreadsheet', (value, expected) => {
  expect(cells(csv([{ a: value, b: 'x' }], ['a', 'b']))[1]).toEqual([expected, 'x'])
})

test('A French spreadsheet opens it: UTF-8 by its mark, semicolons, every cell quoted', () => {
  expect(csv([{ name: 'Hervé', company: 'A, B; C' }], ['name', 'company'])).toBe(
    '\ufeff"name";"company"\r\n"Hervé";"A, B; C"\r\n',
  )
})

test('Marks that turn the reading direction do not reach the sheet', () => {
  expect(cells(csv([{ a: 'acme\u202efdp.exe' }], ['a']))[1]).toEqual(['acmefdp.exe'])
})

test('Whatever was typed is read back as it was but for apostrophes, and starts no formula for any reader', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '"', ',', '\n', '\r', ';', ' ', '=', '+', '-', '@', '\t', 'é'),
  })
  fc.assert(
    fc.property(fc.array(fc.record({ first: text, second: text })), (rows) => {
      const [header, ...read] = cells(csv(rows, ['first', 'second']))
      expect(header).toEqual(['first', 'second'])
      expect(read).toHaveLength(rows.length)
      for (const [index, row] of rows.entries()) {
        for (const [column, value] of [row.first, row.second].entries()) {
          const cell = read[index]?.[column] ?? ''
          expect(cell.split(/[;,\t\r\n"]/).filter((part) => /^[=+\-@]/.test(part))).toEqual([])
          expect(cell.replaceAll("'", '')).toBe(visibleText(value))
        }
      }
    }),
  )
})

/** A reader of quoted cells, for the test alone. */
function cells(text: string) {
  const lines: string[][] = [[]]
  for (const [, quoted = '', end] of text.slice(1).matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    lines.at(-1)?.push(quoted.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}
