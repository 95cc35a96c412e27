import { count } from '../../core/config/count.ts'
import type { Files } from '../../core/config/files.ts'
import { formatLanguages } from '../../core/config/list-languages.ts'
import {
  type Catalogue,
  formatNoLanguage,
  keyLanguage,
  readCatalogue,
} from '../../core/config/messages.ts'
import { listNeeded } from '../../core/config/words/list-needed.ts'
import { isLanguageTag } from '../../core/config/words/plural-forms.ts'
import { composeLanguage, type NewLanguage } from '../../site/words/compose-language.ts'
import { findUndrawn } from '../../site/words/find-undrawn.ts'
import { type AddCommand, failCommand, formatExits, formatOption, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'

export const addNewLanguage: AddCommand = (program, { environment, end }) => {
  program
    .command('new-language')
    .summary('makes the files of a language, for a translator to fill in')
    .description(
      'Makes locales/<language>/ with the keys of another language and empty texts. Players see the other language where a text is empty. Example: livery new-language vi --from en',
    )
    .argument('<language>', 'the tag of the language as BCP 47 has it, such as vi or pt-BR')
    .option(
      '--from <language>',
      'the language whose keys it takes, and which players see until a text is translated',
      keyLanguage,
    )
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'the files are made', 1: 'nothing is written' }))
    .action((language, options) => end(makeLanguage(language, options, environment)))
}

interface Options {
  readonly root: string
  readonly format: 'text' | 'json'
  readonly from: string
}

/** As JSON, `{ language, name, files, texts, notes, next }`. */
function makeLanguage(
  language: string,
  { root, format, from }: Options,
  environment: CliEnvironment,
): number {
  const files = environment.filesAt(root)
  refuseTag(language, files)
  const source = readCatalogue(files, from)
  if (!source)
    throw new Error(`${formatNoLanguage(from)}. There are ${formatLanguages(files).join(', ')}.`)
  const composed = composeLanguage(language, source)
  const folder = `locales/${language}`
  try {
    environment.placerAt(root)({ path: folder, content: composed.content })
    const write = environment.writerAt(root)
    for (const [path, text] of composed.ofBlocks) write(path, text)
  } catch (problem) {
    return failCommand(environment, problem instanceof Error ? problem.message : String(problem))
  }
  const made = {
    language,
    name: composed.name,
    files: [
      ...[...composed.content.keys()].map((name) => `${folder}/${name}`),
      ...composed.ofBlocks.keys(),
    ],
    texts: listNeeded(source, language).length,
    notes: listNotes(language, composed, source),
    next: listNext(language),
  }
  environment.print(format === 'json' ? JSON.stringify(made, null, 2) : report(made, folder))
  return 0
}

/** Throws a message for a text that is no tag, or whose language has a folder. */
function refuseTag(language: string, files: Files): void {
  if (!isLanguageTag(language))
    throw new Error(`"${language}" is no tag of BCP 47. Use one such as vi or pt-BR.`)
  const [canonical = language] = Intl.getCanonicalLocales(language)
  if (canonical !== language)
    throw new Error(`The tag "${language}" is written "${canonical}". Use that.`)
  const taken = files.list('locales').find((name) => name.toLowerCase() === language.toLowerCase())
  if (taken !== undefined)
    throw new Error(
      `locales/${taken} is there already. To see what it lacks, run "livery words ${taken} --missing".`,
    )
}

function listNotes(language: string, { name }: NewLanguage, { language: from }: Catalogue) {
  const undrawn = findUndrawn(name).join(' ')
  return [
    `Players see "${from}" wherever a text is empty.`,
    ...(name === language
      ? [
          `No list of languages has a name for "${language}": write it as "name" under "$language" in locales/${language}/common.json.`,
        ]
      : []),
    ...(undrawn === ''
      ? []
      : [
          `No font of Livery has letters such as ${undrawn} of "${name}", so devices draw them in a font of their own. To choose one, add its file to a merchant and name it under theme.fonts.`,
        ]),
  ]
}

function listNext(language: string): readonly string[] {
  return [
    `npx livery words ${language} --missing`,
    `npx livery words ${language} --export ${language}.xlf  # for a translator; --import takes it back`,
    `npx livery set <merchant> languages.supported '["${keyLanguage}", "${language}"]'  # with the languages that it has`,
  ]
}

interface Made {
  readonly language: string
  readonly name: string
  readonly files: readonly string[]
  readonly texts: number
  readonly notes: readonly string[]
  readonly next: readonly string[]
}

function report({ name, files, texts, notes, next }: Made, folder: string): string {
  return [
    `Made ${folder} (${name}): ${count(files.length, 'file')}, ${count(texts, 'text')} to translate.`,
    ...notes,
    'Next:',
    ...next.map((line) => `  ${line}`),
  ].join('\n')
}
