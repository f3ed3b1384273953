/** RFC 4180. A cell that a spreadsheet would run as a formula is marked as text by an apostrophe (OWASP, CSV injection). */
export function csv<Column extends string>(
  rows: readonly Readonly<Record<Column, string>>[],
  columns: readonly Column[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string) {
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
