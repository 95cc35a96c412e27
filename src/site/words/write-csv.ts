import type { ExportedText } from '../../core/config/words/exchanged-text.ts'

/** The columns of a file for translators. */
export const csvColumns = ['area', 'key', 'english', 'translation'] as const

/** Writes texts as CSV (RFC 4180), with the byte order mark by which Excel knows UTF-8. */
export function writeCsv(texts: readonly ExportedText[]): string {
  const rows = texts.map(({ area, key, english, translation }) => [area, key, english, translation])
  return `\uFEFF${[csvColumns, ...rows].map(writeRow).join('')}`
}

function writeRow(cells: readonly string[]): string {
  return `${cells.map((cell) => writeCell(guardFormula(cell))).join(',')}\r\n`
}

function writeCell(cell: string): string {
  return /[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Matches the first characters by which a spreadsheet takes a cell for a formula (OWASP, CSV Injection). */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Puts an apostrophe before a text that a spreadsheet would calculate. */
function guardFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

/** Removes the apostrophe of `guardFormula`. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
