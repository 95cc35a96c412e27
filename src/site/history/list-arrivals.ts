import { isCode } from '../../core/config/files.ts'
import { type Blobs, listBlobs } from '../git/open-git-files.ts'
import type { ArrivedCommits } from '../git/sync-remote.ts'
import { createCommitReader, ownerOfPath } from './describe-commit.ts'
import type { HistorySource } from './list-history.ts'
import { openObjects } from './open-objects.ts'
import { type LoggedCommit, readLog } from './read-log.ts'
import { takeBack } from './read-merchant-log.ts'

/** What one author changed in one merchant, by commits that came from elsewhere. */
export interface Arrival {
  readonly merchant: string
  readonly author: LoggedCommit['author']
  /** What players see of it, as sentences, the oldest first. */
  readonly changes: readonly string[]
}

/** The number of newest commits whose changes become sentences. Of older ones only the author is listed. */
const described = 20

/** Lists what came with a commit, by merchant and author. A merge changes nothing that its parents did not. */
export function listArrivals(
  { git, root, files }: HistorySource,
  { own, tip }: ArrivedCommits,
): Arrival[] {
  const all = readLog(git, { root, from: tip, without: own, folders: ['merchants'] })
  const commits = all.filter(({ parents }) => parents.length < 2)
  const objects = openObjects(git, root, files.installed)
  const open = (blobs: Blobs) => objects.open(blobs)
  const arrivals = new Map<string, Arrival>()
  const add = (commit: LoggedCommit, merchant: string, changes: readonly string[]): void => {
    const { author } = commit
    const key = JSON.stringify([merchant, author])
    const earlier = arrivals.get(key)?.changes ?? []
    arrivals.set(key, { merchant, author, changes: [...earlier, ...changes] })
  }
  for (const [at, commit] of [...commits.entries()].reverse()) {
    const paths = commit.files.map(({ path }) => path)
    const merchants = listMerchants(paths)
    if (at >= described) for (const merchant of merchants) add(commit, merchant, [])
    else {
      const blobs = listBlobs(git, root, commit.id)
      const sides = { before: [open(takeBack(blobs, commit))], after: open(blobs), paths }
      for (const merchant of merchants) {
        const { changes } = createCommitReader(merchant)(sides)
        // What reached the merchant through its parents is a change of the parent.
        const own = changes.filter(({ from }) => from === undefined)
        add(
          commit,
          merchant,
          own.map(({ sentence }) => sentence),
        )
      }
    }
  }
  return [...arrivals.values()]
}

function listMerchants(paths: readonly string[]): string[] {
  return [...new Set(paths.map(ownerOfPath))].filter(isCode)
}
