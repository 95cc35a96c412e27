import { checkMerchants } from '../../core/config/check-merchants.ts'
import type { Edit } from '../../core/config/edit/edit.ts'
import { editText } from '../../core/config/edit/edit-text.ts'
import { type Files, merchantFile } from '../../core/config/files.ts'
import type { Finding } from '../../core/config/finding.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { resolveLayered } from '../../core/config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { stringAt } from '../../core/config/tree.ts'
import { filesAfter } from '../history/files-after.ts'
import { parseMerchantCode } from '../new-merchant/parse-answers.ts'
import { askHosts, askName, type NewMerchantQuestion } from '../new-merchant/questions.ts'
import { nameFromCode, shortenName } from '../new-merchant/shorten-name.ts'
import { listFiles, readFileBytes } from './list-files.ts'
import { listNotCopied } from './list-not-copied.ts'

/** The answers for a copy of a merchant as typed; a missing or empty one means the default. */
export interface DuplicateAnswers {
  readonly code: string
  readonly name?: string | undefined
  readonly hosts?: string | undefined
}

/** An answer that is not accepted, with a sentence. */
export interface DuplicateProblem {
  readonly about: 'code' | 'name' | 'hosts'
  readonly message: string
}

/** What copying a merchant would write. */
export interface DuplicatePlan {
  /** The default answers; empty without a valid code. */
  readonly offered: { readonly name: string; readonly hosts: string }
  /** The copy can be written if there are none. */
  readonly problems: readonly DuplicateProblem[]
  /** Contents of files by path in the folder of the copy; undefined if there are problems. */
  readonly content: ReadonlyMap<string, Uint8Array> | undefined
  /** What differs from the merchant and what is not copied, as sentences. */
  readonly notes: readonly string[]
}

interface Answers {
  readonly code: string
  readonly name: string
  readonly hosts: readonly string[]
}

/** Validates the answers and plans a copy of a merchant's folder under another code; it writes nothing. */
export function planDuplicate(
  files: Files,
  original: string,
  typed: DuplicateAnswers,
): DuplicatePlan {
  const problems: DuplicateProblem[] = []
  const answers = parseAnswers(typed, files, (problem) => problems.push(problem))
  const code = answers.code ?? ''
  const offered = { name: nameFromCode(code), hosts: code && `${code}.localhost` }
  const refuse = (message: string): DuplicatePlan => ({
    offered,
    problems: [...problems, { about: 'code', message }],
    content: undefined,
    notes: [],
  })
  if (problems.length > 0 || !isComplete(answers))
    return { offered, problems, content: undefined, notes: [] }
  const { merchant, layered } = resolveLayered(createLayerReader(files), original)
  const path = merchantFile(original)
  const edits = listEdits(answers, merchant)
  const edited = editText({ path, text: files.read(path) ?? '' }, edits)
  if ('refused' in edited) return refuse(edited.message)
  const content = copyFolder(files, original)
  content.set('merchant.json', new TextEncoder().encode(edited.text))
  const [error] = findNewErrors(files, { original, code, content })
  if (error) return refuse(`The copy would have an error: ${error.message}`)
  const ownName = stringAt(layered?.own, ['brand', 'name'])
  const names = [ownName, ...Object.values(Object(merchant?.brand.name))]
  const notes = [
    ...shortenName(answers.name, code).notes,
    ...listNotCopied(files, { original, code, content, merchant, names: names.filter(isText) }),
  ]
  return { offered, problems, content, notes }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function parseAnswers(
  typed: DuplicateAnswers,
  files: Files,
  report: (problem: DuplicateProblem) => void,
): Partial<Answers> {
  const attempt = <T>(about: DuplicateProblem['about'], read: () => T): T | undefined => {
    try {
      return read()
    } catch (problem) {
      report({ about, message: problem instanceof Error ? problem.message : String(problem) })
      return undefined
    }
  }
  const code = attempt('code', () => parseMerchantCode(typed.code.trim(), files))
  const answer = <T>(
    about: DuplicateProblem['about'],
    { offered, read }: NewMerchantQuestion<T>,
    text = '',
  ): T | undefined => {
    const given = text.trim() || (code === undefined ? '' : offered)
    return given === '' ? undefined : attempt(about, () => read(given))
  }
  const name = answer('name', askName(code ?? ''), typed.name)
  const hosts = answer('hosts', askHosts(code ?? '', files), typed.hosts)
  return {
    ...(code !== undefined && { code }),
    ...(name !== undefined && { name }),
    ...(hosts && { hosts }),
  }
}

function isComplete(answers: Partial<Answers>): answers is Answers {
  return [answers.code, answers.name, answers.hosts].every((value) => value !== undefined)
}

/** Lists the edits of `merchant.json` that make the copy another merchant. */
function listEdits({ code, name, hosts }: Answers, merchant: ResolvedMerchant | undefined): Edit[] {
  const { short } = shortenName(name, code)
  const known = Object(merchant?.brand.name)
  const languages = [...new Set([...(merchant?.languages.supported ?? []), ...Object.keys(known)])]
  const names = Object.fromEntries(languages.map((language) => [language, short]))
  const { merchantCode = '', trialMerchantCode = '' } = merchant?.gateway ?? {}
  return [
    { path: ['code'], value: code },
    { path: ['hosts'], value: [...hosts] },
    { path: ['brand', 'name'], value: languages.length > 0 ? names : short },
    // Without codes of its own, the copy would open the accounts and take the bets of the original.
    ...(merchantCode === ''
      ? []
      : [{ path: ['gateway', 'merchantCode'], value: code } satisfies Edit]),
    ...(trialMerchantCode === ''
      ? []
      : [{ path: ['gateway', 'trialMerchantCode'], value: `${code}-trial` } satisfies Edit]),
  ]
}

function copyFolder(files: Files, code: string): Map<string, Uint8Array> {
  const folder = `merchants/${code}`
  return new Map(
    listFiles(files, folder).flatMap((path): [string, Uint8Array][] => {
      const bytes = readFileBytes(files, path)
      return bytes ? [[path.slice(folder.length + 1), bytes]] : []
    }),
  )
}

interface Copy {
  readonly original: string
  readonly code: string
  readonly content: ReadonlyMap<string, Uint8Array>
}

/** Finds the errors of the copy that the original does not have. */
function findNewErrors(files: Files, { original, code, content }: Copy): readonly Finding[] {
  const after = filesAfter(
    files,
    [...content].map(([name, bytes]) => ({ path: `merchants/${code}/${name}`, bytes })),
  )
  const keyOf = (finding: Finding): string => `${finding.code} ${finding.path}`
  const known = new Set(listErrors(files, original).map(keyOf))
  return listErrors(after, code).filter((finding) => !known.has(keyOf(finding)))
}

function listErrors(files: Files, code: string): Finding[] {
  return checkMerchants(files, [code]).filter(({ severity }) => severity === 'error')
}
