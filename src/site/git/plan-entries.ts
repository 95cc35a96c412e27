import { mergeText } from '../../core/config/edit/merge-text.ts'
import { GitRefusal } from './git-refusal.ts'
import type { GitInBackground } from './run-git.ts'

/** A file on the disk before a change and after it; undefined where there is none. */
export interface ChangedBytes {
  readonly path: string
  readonly before: Uint8Array | undefined
  readonly after: Uint8Array | undefined
}

/** A file as git has it. */
export interface Entry {
  readonly mode: string
  readonly id: string
}

/** What the last commit and the index are to have of a file; undefined for nothing. */
export interface PlannedEntry {
  readonly path: string
  readonly tree: Entry | undefined
  readonly staged: Entry | undefined
}

/** Plans what the commit and the index have after a change of files. Throws GitRefusal. */
export async function planEntries(
  git: GitInBackground,
  files: readonly ChangedBytes[],
  hasHead: boolean,
): Promise<PlannedEntry[]> {
  const paths = files.map(({ path }) => path)
  const tree = hasHead ? await readEntries(git, ['ls-tree', '-z', 'HEAD', '--', ...paths]) : noEntry
  const staged = await readEntries(git, ['ls-files', '--stage', '-z', '--', ...paths])
  const planned: PlannedEntry[] = []
  for (const file of files) {
    const { path } = file
    const before = await storeBytes(git, path, file.before)
    const after = await storeBytes(git, path, file.after)
    const carry = async (entry: Entry | undefined): Promise<Entry | undefined> => {
      const isWhole = [before, after].includes(entry?.id) || before === after
      const id = isWhole ? after : await carryValues(git, file, entry)
      const mode = entry?.mode ?? staged.get(path)?.mode ?? '100644'
      return id === undefined ? undefined : { mode, id }
    }
    planned.push({ path, tree: await carry(tree.get(path)), staged: await carry(staged.get(path)) })
  }
  return planned
}

const noEntry: ReadonlyMap<string, Entry> = new Map()

async function readEntries(
  git: GitInBackground,
  asked: readonly string[],
): Promise<ReadonlyMap<string, Entry>> {
  const { bytes } = await git(asked)
  const entries = new Map<string, Entry>()
  for (const line of bytes.toString().split('\0')) {
    // `ls-tree` has the kind of an object before its id, `ls-files` the stage of a merge behind it.
    const [, mode = '', id = '', stage = '0', path = ''] =
      /^(\d+) (?:blob )?([0-9a-f]+)(?: (\d))?\t(.*)$/s.exec(line) ?? []
    if (stage !== '0')
      throw new GitRefusal(
        `${path} has conflicts of a merge that nobody resolved. Nothing was written. Resolve them in the workspace, then save again.`,
      )
    if (path !== '') entries.set(path, { mode, id })
  }
  return entries
}

/** Stores content in the repository, as git would when it adds the file; returns its id. */
async function storeBytes(
  git: GitInBackground,
  path: string,
  bytes: Uint8Array | undefined,
): Promise<string | undefined> {
  if (bytes === undefined) return undefined
  const stored = await git(['hash-object', '-w', '--stdin', `--path=${path}`], { input: bytes })
  if (stored.code === 0) return stored.bytes.toString().trim()
  throw new GitRefusal(
    `git cannot store ${path}, so nothing was written: ${stored.problem.trim() || 'it gave no reason'}`,
  )
}

/** Applies the change of a file to another state of it, value by value; returns the id of the result. */
async function carryValues(
  git: GitInBackground,
  { path, before, after }: ChangedBytes,
  entry: Entry | undefined,
): Promise<string | undefined> {
  if (entry && before && after && path.endsWith('.json')) {
    const other = await git(['cat-file', 'blob', entry.id])
    const merged = mergeText({
      path,
      base: textOf(before),
      mine: textOf(after),
      theirs: textOf(other.bytes),
    })
    if (!('refused' in merged) && merged.conflicts.length === 0)
      return await storeBytes(git, path, Buffer.from(merged.text))
  }
  throw new GitRefusal(
    `${path} has changes in the workspace that are not committed, and this change cannot be told from them. Nothing was written. Commit them there, then save again.`,
  )
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
