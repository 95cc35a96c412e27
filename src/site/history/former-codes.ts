import { editText } from '../../core/config/edit/edit-text.ts'
import { type Files, merchantFile } from '../../core/config/files.ts'
import type { Git } from '../git/run-git.ts'
import { type LoggedCommit, type LoggedFile, readLog } from './read-log.ts'

/** The codes that a merchant has had: the present one first, then the ones before. */
export type MerchantCodes = readonly string[]

interface CodesQuestion {
  readonly git: Git
  readonly root: string
  readonly code: string
  /** The commit from which to read back. */
  readonly from: string
}

/** Finds the codes that a merchant has had: a commit that made its file out of that of another folder renamed it. */
export function findCodes({ git, root, code, from }: CodesQuestion): MerchantCodes {
  const commits = readLog(git, { root, from, folders: [merchantFile(code)] })
  const made = commits.find(({ files }) => files.some((file) => file.before === undefined))
  const earlier = made && findRenamed({ git, root, code, from: made.id })
  // Before that commit it had the code that the commit took from it.
  return earlier === undefined
    ? [code]
    : [code, ...findCodes({ git, root, code: earlier, from: `${made?.id}^1` })]
}

/** Returns the code that a merchant had before the commit `from`; undefined if the commit did not rename it. */
export function findRenamed({ git, root, code, from: commit }: CodesQuestion): string | undefined {
  const { code: exit, bytes } = git(root, [
    'diff-tree',
    '-r',
    '-z',
    '--find-renames',
    '--diff-filter=R',
    '--name-status',
    '--relative',
    `${commit}^1`,
    commit,
    '--',
    'merchants',
  ])
  // The first commit of a repository has none before it.
  if (exit !== 0) return undefined
  const parts = new TextDecoder().decode(bytes).split('\0')
  const at = parts.findIndex((path, index) => index % 3 === 2 && path === merchantFile(code))
  const [, earlier] = /^merchants\/([^/]+)\/merchant\.json$/.exec(parts[at - 1] ?? '') ?? []
  return earlier
}

/** Returns the path that a file of a merchant has under its present code. */
function presentPath(path: string, [code = '', ...former]: MerchantCodes): string {
  const folder = former.map((one) => `merchants/${one}/`).find((one) => path.startsWith(one))
  return folder === undefined ? path : `merchants/${code}/${path.slice(folder.length)}`
}

/**
 * Returns what a commit changed, with the files of a merchant by their present paths. `codes` are those that it had
 * around the commit; a file that moved from one to another is one change.
 */
export function readUnderPresentCode(
  { files, ...commit }: LoggedCommit,
  codes: MerchantCodes,
): LoggedCommit {
  const byPath = Map.groupBy(files, ({ path }) => presentPath(path, codes))
  return {
    ...commit,
    files: [...byPath].map(
      ([path, sides]): LoggedFile => ({
        path,
        before: sides.find(({ before }) => before !== undefined)?.before,
        after: sides.find(({ after }) => after !== undefined)?.after,
      }),
    ),
  }
}

interface PastPath {
  readonly git: Git
  readonly root: string
  readonly revision: string
  readonly path: string
}

/** Returns the path that a file of a merchant had at a revision, where the merchant had a former code then. */
export function findFormerPath({ git, root, revision, path }: PastPath): string | undefined {
  const [folder, code = '', ...rest] = path.split('/')
  const isThere = (one: string): boolean =>
    git(root, ['cat-file', '-e', `${revision}:./${merchantFile(one)}`]).code === 0
  // Another merchant may have a former code of this one by now.
  if (folder !== 'merchants' || isThere(code)) return undefined
  const [, ...former] = findCodes({ git, root, code, from: 'HEAD' })
  const then = former.find(isThere)
  return then && ['merchants', then, ...rest].join('/')
}

/** Opens a state of files in which a merchant may have one of its former codes, as if it had its present one. */
export function openUnderPresentCode(files: Files, [code = '', ...former]: MerchantCodes): Files {
  const isThere = (one: string): boolean => files.read(merchantFile(one)) !== undefined
  const then = isThere(code) ? undefined : former.find(isThere)
  if (then === undefined) return files
  const [past, present] = [`merchants/${then}`, `merchants/${code}`]
  const pastPath = (path: string): string =>
    path === present || path.startsWith(`${present}/`) ? past + path.slice(present.length) : path
  return {
    ...files,
    list: (folder) => {
      const names = files.list(pastPath(folder))
      return folder === 'merchants'
        ? [...names.filter((name) => name !== then), code].sort()
        : names
    },
    read: (path) => {
      const text = files.read(pastPath(path))
      return text !== undefined && /^merchants\/[^/]+\/merchant\.json$/.test(path)
        ? renameIn(text, { path, then, code })
        : text
    },
    ...(files.size && { size: (path) => files.size?.(pastPath(path)) }),
    ...(files.readBytes && { readBytes: (path) => files.readBytes?.(pastPath(path)) }),
  }
}

interface RenamedFile {
  readonly path: string
  readonly then: string
  readonly code: string
}

/** Returns the text of a merchant's file with the present code wherever a setting names the former one. */
function renameIn(text: string, { path, then, code }: RenamedFile): string {
  if (!text.includes(`"${then}"`)) return text
  const naming = [['code'], ['extends'], ['theme', 'look']]
  return naming.reduce((known, keys) => {
    const pattern = new RegExp(`"${keys.at(-1)}"\\s*:\\s*"${then}"`)
    if (!pattern.test(known)) return known
    const edited = editText({ path, text: known }, [{ path: keys, value: code }])
    return 'refused' in edited ? known : edited.text
  }, text)
}
