import { checkMerchants } from '../core/config/check-merchants.ts'
import type { Edit, Json } from '../core/config/edit/edit.ts'
import { editText, readText } from '../core/config/edit/edit-text.ts'
import { type Files, isUnreadable, merchantFile } from '../core/config/files.ts'
import { filesOver } from '../core/config/files-over.ts'
import { type Finding, printFindings } from '../core/config/finding.ts'
import type { Source } from '../core/config/source.ts'
import type { Path } from '../core/config/tree.ts'
import { readLanguages } from '../site/new-merchant/answers.ts'
import {
  type AddCommand,
  chooseMerchants,
  formatOption,
  refuse,
  rootOption,
  sayExits,
} from './command.ts'
import type { Edges } from './edges.ts'

export const addSet: AddCommand = (program, { edges, end }) => {
  program
    .command('set')
    .summary('changes one value of a merchant and leaves the rest of its file as typed')
    .description(
      'Changes one value in the file of a merchant, comments and order kept, such as: livery set lagoon theme.shape pill',
    )
    .argument('<merchant>', 'whose value')
    .argument('<path>', 'the value, dotted, such as theme.shape')
    .argument('[value]', 'JSON, or words; a list or map in quotes for the shell')
    .option('--inherit', 'removes the value, so the inherited one applies again')
    .option('--words <tag>', 'of the words in a language, by message key, such as login.welcome')
    .addOption(rootOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      sayExits({
        0: 'changed, or said so already',
        1: 'it would bring errors, or the file cannot be read or written; nothing is changed',
      }),
    )
    .action((code, path, value, options) => end(set({ code, path, value }, options, edges)))
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
function set({ code, path, value }: Wanted, options: Options, edges: Edges): number {
  const { root, format, inherit, words } = options
  if ((value === undefined) === (inherit === undefined))
    throw new Error('Give a value, or --inherit to take out the one that is there.')
  const files = edges.filesAt(root)
  chooseMerchants(files, [code], root)
  const file = words === undefined ? merchantFile(code) : wordsFile(code, words, files)
  if (isUnreadable(files, file))
    return refuse(
      edges,
      `${file} is there, but cannot be read. Let it be read, or put a file in its place.`,
    )
  const source = { path: file, text: files.read(file) ?? '' }
  const typed = readText(source)
  if ('refused' in typed) return refuse(edges, typed.message)
  const draft = draftChange(readPath(path), value, (edit) =>
    draftEdit(edit, source, { files, code }),
  )
  const { text, findings, isRefused } = draft
  const changed = text !== source.text && !isRefused
  if (changed) edges.writerAt(root)(file, text)
  const outcome = { file, path, changed, findings }
  edges.print(format === 'json' ? JSON.stringify(outcome, null, 2) : report(outcome, isRefused))
  return isRefused ? 1 : 0
}

interface Draft {
  readonly text: string
  /** What would be found that is not found now. */
  readonly findings: readonly Finding[]
  readonly isRefused: boolean
}

/** What a value makes of a file, or its removal: a value that is JSON is words where only words bring no errors. */
function draftChange(path: Path, value: string | undefined, draft: (edit: Edit) => Draft): Draft {
  if (value === undefined) return draft({ path, remove: true })
  const json = readJson(value)
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
  readLanguages([tag], files)
  return `merchants/${code}/messages/${tag}.json`
}

function readPath(path: string): Path {
  const parts = path.split('.')
  if (parts.includes('')) throw new Error(`"${path}" is no path. Give one such as theme.shape.`)
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** A value as JSON; what is none is words. */
function readJson(typed: string): Json {
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}

function listBrought(files: Files, code: string, source: Source): readonly Finding[] {
  const known = new Set(checkMerchants(files, [code]).map(nameOf))
  return checkMerchants(filesOver(files, [source]), [code]).filter((one) => !known.has(nameOf(one)))
}

/** A finding by what it is about; a line more above it makes no other of it. */
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
  const end = changed ? `is changed in ${file}.` : `stands so in ${file} already.`
  const says = isRefused ? `Nothing is written: "${path}" would bring errors.` : `"${path}" ${end}`
  return [...printFindings(findings), says].join('\n')
}
