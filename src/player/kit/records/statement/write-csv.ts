/** Spreadsheets read a file as UTF-8 if it begins with this mark. */
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

/** Returns rows as a file for spreadsheets: RFC 4180, in UTF-8, without a cell that runs as a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => quote(defuse(cell))).join(','))
  return byteOrderMark + lines.map((line) => line + lineEnd).join('')
}

/**
 * Returns a cell that a spreadsheet shows as text: an apostrophe is before a text that would begin a
 * formula. A number keeps its sign, because a number is no formula.
 */
function defuse(cell: string): string {
  if (/^[+-]?\d+(\.\d+)?$/.test(cell)) return cell
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
