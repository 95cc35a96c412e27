import type { Files } from '../../core/config/files.ts'
import { formatLanguages, listLanguages } from '../../core/config/list-languages.ts'
import {
  type Catalogue,
  formatNoLanguage,
  keyLanguage,
  readCatalogue,
} from '../../core/config/messages.ts'
import { compareWords } from '../../core/config/words/compare-words.ts'
import { type AddCommand, formatExits, formatOption, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { printWords, toReport, type WordLists } from './print-words.ts'

export const addWords: AddCommand = (program, { environment, end }) => {
  program
    .command('words')
    .summary('counts and lists what is translated')
    .description(
      'Counts the texts of locales/ that each language has, lacks and has left over, compared with English. Examples: livery words; livery words vi --missing',
    )
    .argument('[language]', 'the tag of a language, such as vi; all of them by default')
    .option('--missing', 'lists the texts that are not translated, with the English text')
    .option('--same', 'lists the texts that are the same as in English')
    .option(
      '--left-over',
      'lists the texts that nothing shows: English has no such key, or the language no such plural form',
    )
    .addOption(rootOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'the texts are counted, and with --missing none is missing',
        1: 'with --missing, a text is missing',
      }),
    )
    .action((language, options) => end(words(language, options, environment)))
}

interface Options extends WordLists {
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, a list of `{ language, name, texts, translated, missing, same, leftOver }`. */
function words(
  language: string | undefined,
  { root, format, ...lists }: Options,
  { filesAt, print }: CliEnvironment,
): number {
  const files = filesAt(root)
  const { english, catalogues } = openLanguages(files, language, root)
  const compared = catalogues.map((catalogue) => compareWords(catalogue, english))
  print(
    format === 'json'
      ? JSON.stringify(compared.map(toReport), null, 2)
      : compared.flatMap((one) => printWords(one, lists)).join('\n'),
  )
  return lists.missing && compared.some(({ missing }) => missing.length > 0) ? 1 : 0
}

/** Reads English and the named language, or all others; throws a message for the operator. */
export function openLanguages(
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
