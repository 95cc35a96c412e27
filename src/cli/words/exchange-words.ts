import { basename, dirname, extname } from 'node:path'
import { count } from '../../core/config/count.ts'
import type { Files } from '../../core/config/files.ts'
import { printFindings } from '../../core/config/finding.ts'
import { areaFile, type Catalogue } from '../../core/config/messages.ts'
import { placeOf } from '../../core/config/source.ts'
import { checkImported } from '../../core/config/words/check-imported.ts'
import { editImported } from '../../core/config/words/edit-imported.ts'
import type {
  ExportedText,
  ImportedText,
  ParsedTexts,
} from '../../core/config/words/exchanged-text.ts'
import { listNeeded, ownMessages } from '../../core/config/words/list-needed.ts'
import { parseCsv } from '../../site/words/parse-csv.ts'
import { parseXliff } from '../../site/words/parse-xliff.ts'
import { writeCsv } from '../../site/words/write-csv.ts'
import { writeXliff } from '../../site/words/write-xliff.ts'
import { failCommand } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'

/** A language, English, and the file that is exchanged with a translator. */
export interface Exchange {
  readonly catalogue: Catalogue
  readonly english: Catalogue
  readonly files: Files
  readonly file: string
  readonly root: string
  readonly format: 'text' | 'json'
  /** Exports only the texts that are not translated. */
  readonly onlyMissing: boolean
}

/** The largest size of an imported file, in bytes. */
const largest = 10_000_000

/** Writes the texts of a language for a translator. As JSON, `{ file, language, texts, translated }`. */
export function exportWords(exchange: Exchange, { writerAt, print }: CliEnvironment): number {
  const { catalogue, file, format } = exchange
  const { language } = catalogue
  const kind = kindOf(file)
  const texts = listTexts(exchange)
  const content = kind === 'csv' ? writeCsv(texts) : writeXliff(texts, language)
  // As bytes, because the writer of texts keeps the byte order mark of a file that it replaces.
  writerAt(dirname(file))(basename(file), new TextEncoder().encode(content))
  const translated = texts.filter(({ translation }) => translation !== '').length
  const written = { file, language, texts: texts.length, translated }
  print(
    format === 'json'
      ? JSON.stringify(written, null, 2)
      : `Wrote ${file}: ${count(texts.length, 'text')}, ${translated} of them translated. Take it back with "livery words ${language} --import ${file}".`,
  )
  return 0
}

function listTexts({ catalogue, english, onlyMissing }: Exchange): ExportedText[] {
  const own = ownMessages(catalogue)
  return listNeeded(english, catalogue.language).flatMap(({ area, key, source }) => {
    const translation = own.get(key)?.text ?? ''
    if (onlyMissing && translation !== '') return []
    const { file, line } = placeOf(source.span)
    return [{ area, key, english: source.text, translation, place: `${file}:${line}` }]
  })
}

/**
 * Takes the texts of a translator into the files of the language, or none of them if one has an error. As JSON,
 * `{ file, language, changed, files, findings }`.
 */
export function importWords(exchange: Exchange, environment: CliEnvironment): number {
  const { catalogue, files, file, root, format } = exchange
  const parsed = parseFileOf(exchange, environment)
  if ('refused' in parsed) return failCommand(environment, parsed.refused)
  const { findings, changed } = checkImported(parsed.texts, exchange)
  const isRefused = findings.some(({ severity }) => severity === 'error')
  const edited = isRefused ? new Map<string, string>() : editFiles(changed, exchange)
  const taken = [...edited.keys()].find((path) => files.installed?.has(path))
  if (taken !== undefined)
    return failCommand(
      environment,
      `${taken} comes from the installed package, so nothing is imported. Copy it into this folder first, or set the texts in messages/${catalogue.language}.json of a merchant.`,
    )
  const write = environment.writerAt(root)
  for (const [path, text] of edited) write(path, text)
  const outcome = {
    file,
    language: catalogue.language,
    changed: isRefused ? 0 : changed.length,
    files: [...edited.keys()],
    findings,
  }
  environment.print(
    format === 'json'
      ? JSON.stringify(outcome, null, 2)
      : [...printFindings(findings), report(outcome, isRefused)].join('\n'),
  )
  return isRefused ? 1 : 0
}

function report(
  { file, changed, files }: { file: string; changed: number; files: readonly string[] },
  isRefused: boolean,
): string {
  if (isRefused) return `Nothing is imported, because ${file} has errors.`
  if (changed === 0) return `Nothing changed: ${file} has no text that differs.`
  return `${count(changed, 'text')} of ${count(files.length, 'file')} changed.`
}

/** Reads and parses the file of a translator. */
function parseFileOf({ file, catalogue }: Exchange, { filesAt }: CliEnvironment): ParsedTexts {
  const kind = kindOf(file)
  const [folder, name] = [filesAt(dirname(file)), basename(file)]
  const size = folder.size?.(name) ?? 0
  if (size > largest)
    return {
      refused: `${file} is larger than 10 MB. Export the texts again, and import that file.`,
    }
  const text = folder.read(name)
  if (text === undefined) return { refused: `There is no file "${file}" that can be read.` }
  const line = text.split('\uFFFD', 1)[0]?.split('\n').length ?? 1
  if (text.includes('\uFFFD'))
    return {
      refused: `${file}:${line}: The file is saved in an encoding other than UTF-8. Save it as UTF-8.`,
    }
  const source = { path: file, text }
  return kind === 'csv' ? parseCsv(source) : parseXliff(source, catalogue.language)
}

/** Edits the files of changed texts, each in the file that has its key, or in that of its area. */
function editFiles(
  changed: readonly ImportedText[],
  { catalogue, english, files }: Exchange,
): ReadonlyMap<string, string> {
  const { language, messages, untranslated } = catalogue
  const areas = new Map(listNeeded(english, language).map(({ key, area }) => [key, area]))
  const fileOf = ({ key }: ImportedText): string =>
    (messages.get(key) ?? untranslated.get(key))?.span.source.path ??
    areaFile(language, areas.get(key) ?? '')
  const trees = new Map(
    [...catalogue.areas.values()].map(({ source, tree }) => [source.path, tree]),
  )
  return new Map(
    [...Map.groupBy(changed, fileOf)].map(([path, texts]) => [
      path,
      editImported({ path, text: files.read(path) ?? '' }, trees.get(path), texts),
    ]),
  )
}

function kindOf(file: string): 'csv' | 'xliff' {
  const ending = extname(file).toLowerCase()
  if (ending === '.csv') return 'csv'
  if (ending === '.xlf' || ending === '.xliff') return 'xliff'
  throw new Error(`"${file}" has no known ending. Use a name such as vi.xlf or vi.csv.`)
}
