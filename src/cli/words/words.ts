import type { Files } from '../../core/config/files.ts'
import { printFindings } from '../../core/config/finding.ts'
import { formatLanguages, listLanguages } from '../../core/config/list-languages.ts'
import {
  type Catalogue,
  formatNoLanguage,
  keyLanguage,
  readCatalogue,
} from '../../core/config/messages.ts'
import { compareWords } from '../../core/config/words/compare-words.ts'
import { type AddCommand, formatExits, formatOption, parseFile, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { printWords, toReport, type WordLists } from './print-words.ts'

export const addWords: AddCommand = (program, { environment, end }) => {
  program
    .command('words')
    .summary('counts and lists what is translated')
    .description(
      'Counts the texts of locales/ that each language has, lacks and has left over, compared with English, and exchanges them with translators. Examples: livery words; livery words vi --missing; livery words vi --export vi.xlf; livery words vi --import vi.xlf',
    )
    .argument('[language]', 'the tag of a language, such as vi; all of them by default')
    .option('--missing', 'lists the texts that are not translated, with the English text')
    .option('--same', 'lists the texts that are the same as in English')
    .option(
      '--left-over',
      'lists the texts that nothing shows: English has no such key, or the language no such plural form',
    )
    .option(
      '--export <file>',
      'writes the texts for a translator as XLIFF 2.1 (.xlf) or CSV (.csv); with --missing only those that are not translated',
      parseFile,
    )
    .option(
      '--import <file>',
      'takes the texts of a translator from such a file, unless one of them has an error',
      parseFile,
    )
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'the texts are counted, exported or imported, and with --missing none is missing',
        1: 'with --missing, a text is missing; or a file is broken or has errors, and nothing is imported',
      }),
    )
    .action(async (language, options) => end(await run(language, options, environment)))
}

interface Options extends WordLists {
  readonly root: string
  readonly format: 'text' | 'json'
  readonly export?: string | undefined
  readonly import?: string | undefined
}

async function run(
  language: string | undefined,
  options: Options,
  environment: CliEnvironment,
): Promise<number> {
  const { root, format, missing, export: to, import: from } = options
  const file = to ?? from
  if (file === undefined) return words(language, options, environment)
  if (to !== undefined && from !== undefined)
    throw new Error('Give --export or --import, one at a time.')
  if (language === undefined)
    throw new Error(
      `Name the language, such as: livery words vi ${to ? '--export' : '--import'} ${file}`,
    )
  const { exportWords, importWords } = await import('./exchange-words.ts')
  const files = environment.filesAt(root)
  const { english, catalogues } = openLanguages(files, language, root)
  if (printBroken([english, ...catalogues], environment)) return 1
  const [catalogue = english] = catalogues
  const exchange = { catalogue, english, files, file, root, format, onlyMissing: missing === true }
  return to === undefined ? importWords(exchange, environment) : exportWords(exchange, environment)
}

/** As JSON, a list of `{ language, name, texts, translated, missing, same, leftOver }`. */
function words(
  language: string | undefined,
  { root, format, ...lists }: Options,
  environment: CliEnvironment,
): number {
  const { english, catalogues } = openLanguages(environment.filesAt(root), language, root)
  if (printBroken([english, ...catalogues], environment)) return 1
  const compared = catalogues.map((catalogue) => compareWords(catalogue, english))
  environment.print(
    format === 'json'
      ? JSON.stringify(compared.map(toReport), null, 2)
      : compared.flatMap((one) => printWords(one, lists)).join('\n'),
  )
  return lists.missing && compared.some(({ missing }) => missing.length > 0) ? 1 : 0
}

/** Prints what is wrong with files that cannot be parsed, whose texts would count as missing. Returns true if there is one. */
function printBroken(catalogues: readonly Catalogue[], { printError }: CliEnvironment): boolean {
  const broken = catalogues.flatMap(({ areas, findings }) => {
    const paths = [...areas.values()].flatMap(({ source, tree }) => (tree ? [] : [source.path]))
    return findings.filter(({ file }) => paths.includes(file))
  })
  for (const line of printFindings(broken)) printError(line)
  return broken.length > 0
}

/** Reads English and the named language, or all others; throws a message for the operator. */
function openLanguages(
  files: Files,
  language: string | undefined,
  root: string,
): { readonly english: Catalogue; readonly catalogues: readonly Catalogue[] } {
  const english = readCatalogue(files, keyLanguage)
  if (!english)
    throw new Error(
      `There are no messages in ${root}/locales/${keyLanguage}. Name the folder that holds locales/ with --root.`,
    )
  if (language === keyLanguage)
    throw new Error('English is the language that the others translate. Name one of those.')
  const tags =
    language === undefined
      ? listLanguages(files).flatMap(({ tag }) => (tag === keyLanguage ? [] : [tag]))
      : [language]
  const catalogues = tags.flatMap((tag) => readCatalogue(files, tag) ?? [])
  if (language !== undefined && catalogues.length === 0)
    throw new Error(
      `${formatNoLanguage(language)}. There are ${formatLanguages(files).join(', ')}. To start it, run "livery new-language ${language}".`,
    )
  return { english, catalogues }
}
