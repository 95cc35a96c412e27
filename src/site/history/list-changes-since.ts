import { takeSnapshot } from '../../core/compare/compare-states.ts'
import type { Files } from '../../core/config/files.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { readMap } from '../../core/config/parse-source.ts'
import { isMap } from '../../core/contract/is-map.ts'
import { sameValue } from '../../core/contract/same-value.ts'
import { findCommit } from '../git/find-commit.ts'
import { ownerOfPath } from './describe-commit.ts'
import type { HistorySource } from './list-history.ts'
import { readLog } from './read-log.ts'

/** What was saved since a commit in the files that a merchant is made of. */
export interface ChangesSince {
  /** The number of values; a picture, a document or another file that is no JSON counts as one. */
  readonly changes: number
  /** The names of the authors of the commits since then, the last one first, each once. */
  readonly by: readonly string[]
}

const shared = ['locales', ownBlocksFolder]
const folders = ['merchants', ...shared]

/**
 * Opens what counts the changes of merchants between a commit and the files as they are; undefined where the repository
 * does not have the commit. Each file is compared once, however many merchants inherit from it.
 */
export function openChangesSince(
  source: HistorySource,
  revision: string,
): ((code: string) => ChangesSince) | undefined {
  const { git, root, files } = source
  try {
    const commit = findCommit(git, { root, revision })
    const counts = countByOwner(source, commit)
    const commits = readLog(git, { root, from: `${commit}..HEAD`, folders })
    const { chainOf, lookOwnersOf } = takeSnapshot(files)
    return (code) => {
      const owners = new Set([...shared, ...chainOf(code), ...lookOwnersOf(code)])
      const own = commits.filter((one) =>
        one.files.some(({ path }) => owners.has(ownerOfPath(path))),
      )
      return {
        changes: [...owners].reduce((sum, owner) => sum + (counts.get(owner) ?? 0), 0),
        by: [...new Set(own.map(({ author }) => author.name))],
      }
    }
  } catch {
    return undefined
  }
}

/** Counts the values that changed since a commit, by the merchant or the shared folder of their file. */
function countByOwner(
  { git, root, files }: HistorySource,
  commit: string,
): ReadonlyMap<string, number> {
  const ask = (...args: readonly string[]): string[] => {
    const { code, bytes } = git(root, [...args, '-z', '--', ...folders])
    if (code !== 0) throw new Error(`git cannot compare ${commit} with the files of "${root}".`)
    return new TextDecoder().decode(bytes).split('\0').filter(Boolean)
  }
  const changed = ask('diff', '--name-only', '--no-renames', '--relative', commit)
  const added = ask('ls-files', '--others', '--exclude-standard')
  const counts = new Map<string, number>()
  for (const path of new Set([...changed, ...added])) {
    const before = git(root, ['cat-file', 'blob', `${commit}:./${path}`])
    const text = before.code === 0 ? new TextDecoder().decode(before.bytes) : undefined
    const owner = ownerOfPath(path)
    counts.set(owner, (counts.get(owner) ?? 0) + countInFile(path, text, files))
  }
  return counts
}

/** Counts the values of a file that differ from those of a text. */
function countInFile(path: string, before: string | undefined, files: Files): number {
  if (!path.endsWith('.json')) return 1
  const read = (text: string | undefined): unknown =>
    text === undefined ? {} : readMap({ path, text })
  return countDifferences(read(before), read(files.read(path)))
}

/** Counts the values that differ; those of a map one by one, a list as one. */
function countDifferences(one: unknown, other: unknown): number {
  if (sameValue(one, other)) return 0
  const [before, after] = [one ?? {}, other ?? {}]
  if (!isMap(before) || !isMap(after)) return 1
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const inside = [...keys].map((key) => countDifferences(before[key], after[key]))
  return Math.max(
    1,
    inside.reduce((sum, count) => sum + count, 0),
  )
}
