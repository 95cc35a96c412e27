import { checkMerchants } from '../core/config/check-merchants.ts'
import type { Edit } from '../core/config/edit/edit.ts'
import { editText, readText } from '../core/config/edit/edit-text.ts'
import { type Files, isUnreadable, merchantFile } from '../core/config/files.ts'
import { filesOver } from '../core/config/files-over.ts'
import { type Finding, printFindings } from '../core/config/finding.ts'
import { findings as catalogue } from '../core/config/findings.ts'
import type { Source } from '../core/config/source.ts'
import type { Path } from '../core/config/tree.ts'
import { readTypedValue } from '../core/config/typed-value.ts'
import { parseLanguages } from '../site/new-merchant/parse-answers.ts'
import {
  type AddCommand,
  chooseMerchants,
  failCommand,
  formatExits,
  formatOption,
  rootOption,
} from './command.ts'
import type { CliEnvironment } from './environment.ts'

export const addSet: AddCommand = (program, { environment, end }) => {
  program
    .command('set')
    .summary('sets one value of a merchant and leaves the rest of its file as typed')
    .description(
      'Sets one value in the file of a merchant and keeps its comments and order. Example: livery set lagoon theme.shape pill',
    )
    .argument('<merchant>', 'the code of the merchant')
    .argument('<path>', 'the dotted path of the value, such as theme.shape')
    .argument('[value]', 'JSON or plain text; put a list or a map in quotes for the shell')
    .option('--inherit', 'removes the value, so the inherited one applies again')
    .option(
      '--words <tag>',
      'sets a message of this language; the path is its key, such as login.welcome',
    )
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'the value is set, or was set already',
        1: 'the value would cause errors, or the file cannot be read or written; nothing is changed',
      }),
    )
    .action((code, path, value, options) => end(set({ code, path, value }, options, environment)))
}

interface Wanted {
  readonly code: string
  readonly path: string
  readonly value: string | undefined
}

interface Options {
  readonly root: string
  readonly format: 'text' | 'json'
  readonly inherit?: true | undefined
  readonly words?: string | undefined
}

/** As JSON, `{ file, path, changed, findings }`. */
function set({ code, path, value }: Wanted, options: Options, environment: CliEnvironment): number {
  const { root, format, inherit, words } = options
  if ((value === undefined) === (inherit === undefined))
    throw new Error('Give a value, or --inherit to remove the present one.')
  const files = environment.filesAt(root)
  chooseMerchants(files, [code], root)
  const file = words === undefined ? merchantFile(code) : wordsFile(code, words, files)
  if (isUnreadable(files, file))
    return failCommand(environment, catalogue['unreadable-file'].message({ name: file }))
  const source = { path: file, text: files.read(file) ?? '' }
  const typed = readText(source)
  if ('refused' in typed) return failCommand(environment, typed.message)
  const draft = draftChange(readPath(path), value, (edit) =>
    draftEdit(edit, source, { files, code }),
  )
  const { text, findings, isRefused } = draft
  const changed = text !== source.text && !isRefused
  if (changed) environment.writerAt(root)(file, text)
  const outcome = { file, path, changed, findings }
  environment.print(
    format === 'json' ? JSON.stringify(outcome, null, 2) : report(outcome, isRefused),
  )
  return isRefused ? 1 : 0
}

interface Draft {
  readonly text: string
  /** The findings that the change would add. */
  readonly findings: readonly Finding[]
  readonly isRefused: boolean
}

/** Returns a file with a value set or removed. A value that is JSON is taken as text where only text causes no errors. */
function draftChange(path: Path, value: string | undefined, draft: (edit: Edit) => Draft): Draft {
  if (value === undefined) return draft({ path, remove: true })
  const json = readTypedValue(value)
  const asJson = draft({ path, value: json })
  const isSimple = typeof json === 'number' || typeof json === 'boolean' || json === null
  if (!asJson.isRefused || !isSimple) return asJson
  const asWords = draft({ path, value })
  return asWords.isRefused ? asJson : asWords
}

function draftEdit(
  edit: Edit,
  source: Source,
  { files, code }: { readonly files: Files; readonly code: string },
): Draft {
  const edited = editText(source, [edit])
  if ('refused' in edited) throw new Error(edited.message)
  const { text } = edited
  const findings = listBrought(files, code, { ...source, text })
  return { text, findings, isRefused: findings.some(({ severity }) => severity === 'error') }
}

function wordsFile(code: string, tag: string, files: Files): string {
  parseLanguages([tag], files)
  return `merchants/${code}/messages/${tag}.json`
}

function readPath(path: string): Path {
  const parts = path.split('.')
  if (parts.includes('')) throw new Error(`"${path}" is not a path. Give one such as theme.shape.`)
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

function listBrought(files: Files, code: string, source: Source): readonly Finding[] {
  const known = new Set(checkMerchants(files, [code]).map(nameOf))
  return checkMerchants(filesOver(files, [source]), [code]).filter((one) => !known.has(nameOf(one)))
}

/** Returns a key of a finding without its line, which an edit above it changes. */
function nameOf({ code, file, path, message }: Finding): string {
  return [code, file, path, message].join('\n')
}

interface Outcome {
  readonly file: string
  readonly path: string
  readonly changed: boolean
  readonly findings: readonly Finding[]
}

function report({ file, path, changed, findings }: Outcome, isRefused: boolean): string {
  const end = changed ? `is changed in ${file}.` : `already has this value in ${file}.`
  const sentence = isRefused
    ? `Nothing is written: "${path}" would cause errors.`
    : `"${path}" ${end}`
  return [...printFindings(findings), sentence].join('\n')
}
