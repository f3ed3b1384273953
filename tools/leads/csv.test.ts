import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csv } from './csv.ts'

test.each(['=1+1', '+33 6 39 98 12 34', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  '%j is text to a spreadsheet',
  (value) => {
    expect(cells(csv([{ a: value, b: 'x' }], ['a', 'b']))[1]).toEqual([`'${value}`, 'x'])
  },
)

test('Whatever was typed is read back as it was, and starts no formula', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '"', ',', '\n', '\r', ';', ' ', '=', '+', '-', '@', '\t', 'é', "'"),
  })
  fc.assert(
    fc.property(fc.array(fc.record({ first: text, second: text })), (rows) => {
      const [header, ...read] = cells(csv(rows, ['first', 'second']))
      expect(header).toEqual(['first', 'second'])
      expect(read).toHaveLength(rows.length)
      for (const [index, row] of rows.entries()) {
        for (const [column, value] of [row.first, row.second].entries()) {
          const cell = read[index]?.[column] ?? ''
          expect(cell).not.toMatch(/^[=+\-@\t\r]/)
          expect([value, `'${value}`]).toContain(cell)
        }
      }
    }),
  )
})

/** A reader of RFC 4180, for the test alone. */
function cells(text: string) {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}
