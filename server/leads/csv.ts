import { visibleText } from '#server/visible-text.ts'

/** So that Excel reads UTF-8. */
const byteOrderMark = '\ufeff'

/**
 * RFC 4180 with the semicolon that a French spreadsheet expects. Every cell is quoted, and what a spreadsheet would run
 * as a formula is marked as text by an apostrophe (OWASP, CSV injection), also behind whatever another reader may take
 * for the end of a cell.
 */
export function csv<Column extends string>(
  rows: readonly Readonly<Record<Column, string>>[],
  columns: readonly Column[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return byteOrderMark + lines.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')
}

const formulaStart = /(?<=^|[;,|\t\r\n"])(?=[=+\-@\t\r＝＋－＠])/g

function cell(value: string) {
  return `"${visibleText(value).replace(formulaStart, "'").replaceAll('"', '""')}"`
}
