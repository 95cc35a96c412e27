import { checkMerchants } from '../../core/config/check-merchants.ts'
import type { Edit } from '../../core/config/edit/edit.ts'
import { editText } from '../../core/config/edit/edit-text.ts'
import { type Files, listMerchants, merchantFile, workspaceFile } from '../../core/config/files.ts'
import { readHosts } from '../../core/config/read-claims.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { type MapTree, stringAt } from '../../core/config/tree.ts'
import type { Git } from '../git/run-git.ts'
import { filesAfter } from '../history/files-after.ts'
import { parseMerchantCode } from '../new-merchant/parse-answers.ts'
import { countUncommitted } from './count-uncommitted.ts'
import { findMentions } from './find-mentions.ts'
import { findUsers } from './find-users.ts'
import { type GrantPlace, listGrantPlaces } from './grant-places.ts'
import { listFiles, readFileBytes } from './list-files.ts'

/** What is asked of a rename. */
export interface RenameRequest {
  readonly code: string
  /** The new code, as typed. */
  readonly to: string
  /** True if the gateway knows the merchant by the new code already, so that its codes there change too. */
  readonly atGateway?: boolean | undefined
}

/** A file with its new text. */
export interface RenamedText {
  /** Relative to the root, after the rename. */
  readonly path: string
  readonly text: string
}

/** The codes at the gateway that a rename writes into the file of the merchant. */
export interface PinnedCodes {
  readonly merchantCode?: string
  readonly trialMerchantCode?: string
}

/** What renaming a merchant would change in a workspace. */
export interface RenamePlan {
  readonly code: string
  readonly to: string
  /** The paths of its files before, from the root. */
  readonly files: readonly string[]
  /** Those of them that git has; undefined where the workspace is in no repository. */
  readonly tracked: readonly string[] | undefined
  /** The files whose text changes, that of the merchant first. */
  readonly texts: readonly RenamedText[]
  readonly hosts: readonly string[]
  /** The merchants that inherit from it directly. */
  readonly heirs: readonly string[]
  /** The merchants that take its look. */
  readonly looks: readonly string[]
  /** The places of `livery.json` where roles name it. */
  readonly grants: number
  readonly pinned: PinnedCodes
  /** Its code at the gateway afterwards. */
  readonly gatewayCode: string
  /** Files of own blocks and adapters that have its code as a word, and stay as they are. */
  readonly mentions: readonly string[]
  /** Files of it whose last state git does not have; undefined where the workspace is in no repository. */
  readonly uncommitted: number | undefined
}

/** The plan of a rename, or why the new code cannot be had, as a sentence. */
export type PlannedRename = { readonly plan: RenamePlan } | { readonly problem: string }

interface RenameSources {
  readonly root: string
  readonly files: Files
  readonly git: Git
}

/** Plans to rename a merchant with all that names it; it writes nothing. */
export function planRename(
  { root, files, git }: RenameSources,
  { code, to: typed, atGateway = false }: RenameRequest,
): PlannedRename {
  try {
    if (code === 'base')
      throw new Error(
        '"base" is what merchants inherit from, and Livery finds it by this name. Keep it, and rename another merchant.',
      )
    const to = parseMerchantCode(typed.trim(), files)
    const read = createLayerReader(files)
    const own = read(code)?.own
    const hosts = readHosts(files, code) ?? []
    const pinned = atGateway || hosts.length === 0 ? {} : listPinned(own, code)
    const others = listMerchants(files).filter((other) => other !== code)
    const listNaming = (path: readonly string[]): string[] =>
      others.filter((other) => stringAt(read(other)?.own, path) === code)
    const naming = { heirs: listNaming(['extends']), looks: listNaming(['theme', 'look']) }
    const grants = listGrantPlaces(files, code)
    const plan = {
      code,
      to,
      files: listFiles(files, `merchants/${code}`),
      tracked: listTracked(git, root, code),
      texts: [
        composeOwnText(files, { code, to, pinned }),
        ...composeUserTexts(files, to, naming),
        ...composeWorkspaceText(files, to, grants),
      ],
      hosts,
      ...naming,
      grants: grants.length,
      pinned,
      gatewayCode: pinned.merchantCode ?? (stringAt(own, ['gateway', 'merchantCode']) || to),
      mentions: findMentions(files, code),
      uncommitted: countUncommitted(git, root, code),
    }
    refuseNewErrors(files, plan)
    return { plan }
  } catch (problem) {
    return { problem: problem instanceof Error ? problem.message : String(problem) }
  }
}

/** Lists the codes at the gateway that apply by the name of the folder, so that they stay. */
function listPinned(own: MapTree | undefined, code: string): PinnedCodes {
  const isSet = (name: string): boolean => Boolean(stringAt(own, ['gateway', name]))
  return {
    ...(!isSet('merchantCode') && { merchantCode: code }),
    ...(!isSet('trialMerchantCode') && { trialMerchantCode: `${code}-trial` }),
  }
}

function composeOwnText(
  files: Files,
  { code, to, pinned }: Pick<RenamePlan, 'code' | 'to' | 'pinned'>,
): RenamedText {
  const codes = Object.entries(pinned).map(([name, value]) => ({ path: ['gateway', name], value }))
  const text = edit(files, merchantFile(code), [{ path: ['code'], value: to }, ...codes])
  return { path: merchantFile(to), text }
}

function composeUserTexts(
  files: Files,
  to: string,
  { heirs, looks }: Pick<RenamePlan, 'heirs' | 'looks'>,
): RenamedText[] {
  return [...new Set([...heirs, ...looks])].map((code) => {
    const path = merchantFile(code)
    const text = edit(files, path, [
      ...(heirs.includes(code) ? [{ path: ['extends'], value: to }] : []),
      ...(looks.includes(code) ? [{ path: ['theme', 'look'], value: to }] : []),
    ])
    return { path, text }
  })
}

function composeWorkspaceText(
  files: Files,
  to: string,
  grants: readonly GrantPlace[],
): RenamedText[] {
  if (grants.length === 0) return []
  const edits = grants.map(({ grant, at }) => ({
    path: ['studio', 'grants', grant, 'merchants', at],
    value: to,
  }))
  return [{ path: workspaceFile, text: edit(files, workspaceFile, edits) }]
}

function edit(files: Files, path: string, edits: readonly Edit[]): string {
  const edited = editText({ path, text: files.read(path) ?? '' }, edits)
  if ('refused' in edited) throw new Error(edited.message)
  return edited.text
}

/** Lists the files of a merchant that git has; undefined where the workspace is in no repository. */
function listTracked(git: Git, root: string, code: string): string[] | undefined {
  const { code: exit, bytes } = git(root, ['ls-files', '-z', '--', `merchants/${code}`])
  if (exit !== 0) return undefined
  return new TextDecoder().decode(bytes).split('\0').filter(Boolean)
}

/** Returns a path below the folder of a merchant as it is after the rename. */
export function renamedPath(path: string, { code, to }: Pick<RenamePlan, 'code' | 'to'>): string {
  const folder = `merchants/${code}/`
  return path.startsWith(folder) ? `merchants/${to}/${path.slice(folder.length)}` : path
}

/** A folder that gets another name, and the files that change with it, by their paths afterwards. */
interface RenameMove {
  readonly from: string
  readonly to: string
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[]
}

/** Returns the move of a folder and the files that a plan changes. */
export function renameMove({ code, to, texts }: RenamePlan): RenameMove {
  return {
    from: `merchants/${code}`,
    to: `merchants/${to}`,
    files: texts.map(({ path, text }) => ({ path, bytes: new TextEncoder().encode(text) })),
  }
}

/** Throws if the merchant, an heir of it or one that takes its look would have an error that it does not have now. */
function refuseNewErrors(files: Files, plan: RenamePlan): void {
  const { code, to, texts } = plan
  const written = new Map(
    texts.map(({ path, text }) => [path, new TextEncoder().encode(text)] as const),
  )
  const after = filesAfter(files, [
    ...plan.files.map((path) => ({ path, bytes: undefined })),
    ...plan.files.map((path) => {
      const moved = renamedPath(path, plan)
      return { path: moved, bytes: written.get(moved) ?? readFileBytes(files, path) }
    }),
    ...[...written].map(([path, bytes]) => ({ path, bytes })),
  ])
  const { heirs, looks } = findUsers(files, code)
  const users = [...new Set([...heirs, ...looks])]
  const known = new Set(
    listErrors(files, [code, ...users]).map(
      (one) => `${one.code} ${renamedPath(one.file, plan)} ${one.path}`,
    ),
  )
  const fresh = listErrors(after, [to, ...users]).find(
    (one) => !known.has(`${one.code} ${one.file} ${one.path}`),
  )
  if (fresh) throw new Error(`${fresh.file} would have an error afterwards: ${fresh.message}`)
}

function listErrors(files: Files, codes: readonly string[]) {
  return checkMerchants(files, codes).filter(({ severity }) => severity === 'error')
}
