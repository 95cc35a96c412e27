import { CsvError, parse } from 'csv-parse/sync'
import type { Source } from '../../core/config/source.ts'
import type { ImportedText, ParsedTexts } from '../../core/config/words/exchanged-text.ts'
import { lineOffsets } from './line-offsets.ts'
import { csvColumns, unguardFormula } from './write-csv.ts'

/** Parses CSV with the columns of `writeCsv`, in any order and with others beside them. Excel may have put semicolons or tabs between them. */
export function parseCsv(source: Source): ParsedTexts {
  const text = source.text.replace(/^\uFEFF/, '')
  const refuse = (line: number, sentence: string) => ({
    refused: `${source.path}:${line}: ${sentence}`,
  })
  try {
    const [head, ...rows] = readRows(text)
    const columns = head?.cells ?? []
    const [key, translation] = [columns.indexOf('key'), columns.indexOf('translation')]
    const english = columns.indexOf('english')
    if (key < 0 || translation < 0)
      return refuse(1, `The first line does not name the columns ${csvColumns.join(', ')}.`)
    const offsets = lineOffsets(source.text)
    const texts = rows.map(({ cells, line }): ImportedText => {
      const start = offsets[line - 1] ?? 0
      return {
        key: unguardFormula(cells[key] ?? ''),
        text: unguardFormula(cells[translation] ?? ''),
        english: unguardFormula(cells[english] ?? '') || undefined,
        span: { source, start, end: start },
      }
    })
    return { texts }
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem
    const line = Number(problem['lines'] ?? 1)
    return refuse(line, sentenceOf(problem.code))
  }
}

/** The rows of a text, each with the line on which it begins. */
function readRows(text: string): { readonly cells: readonly string[]; readonly line: number }[] {
  const options = { delimiter: findDelimiter(text), info: true, skip_empty_lines: true }
  // With `info`, each record comes with its last line, which the types of the library do not say.
  const records = parse(text, options) as unknown as {
    readonly record: string[]
    readonly info: { readonly lines: number }
  }[]
  let twice = 0
  return records.map(({ record, info }) => {
    const typed = record.join('')
    const line = info.lines - countOf(typed, /[\r\n]/g) - twice
    // The library counts a line break of two characters within a text as two lines.
    twice += countOf(typed, /\r\n/g)
    return { cells: record, line }
  })
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function findDelimiter(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  return [';', '\t'].find((mark) => head.includes(mark)) ?? ','
}

function sentenceOf(code: string): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return 'A text that begins with a quote has no closing quote.'
  if (code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH')
    return 'This line has more or fewer columns than the first.'
  return 'A quote within a text is not written twice.'
}
