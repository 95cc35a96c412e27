import type { Files, InstalledFiles } from '../../core/config/files.ts'
import { overPackage } from '../../core/config/over-package.ts'
import { type Blobs, openBlobs, readBlobs } from '../git/open-git-files.ts'
import type { Git } from '../git/run-git.ts'

/** The contents of a repository by the ids of its objects, each read once. */
export interface Objects {
  /** Reads contents that are asked for soon, at once. */
  readonly prepare: (ids: Iterable<string>) => void
  readonly read: (id: string) => Uint8Array
  /** Opens a state of a folder, over what a workspace takes from the package. */
  readonly open: (blobs: Blobs) => Files
}

export function openObjects(
  git: Git,
  root: string,
  installed: InstalledFiles | undefined,
): Objects {
  const kept = new Map<string, Uint8Array>()
  const prepare = (ids: Iterable<string>): void => {
    const missing = [...new Set(ids)].filter((id) => !kept.has(id))
    if (missing.length === 0) return
    for (const [id, bytes] of readBlobs(git, root, new Map(missing.map((id) => [id, id]))))
      kept.set(id, bytes)
  }
  const read = (id: string): Uint8Array => {
    prepare([id])
    return kept.get(id) ?? new Uint8Array()
  }
  return {
    prepare,
    read,
    open: (blobs) => {
      const files = openBlobs(blobs, (asked) => {
        prepare(asked.values())
        return [...asked].map(([path, id]) => [path, read(id)] as const)
      })
      return installed ? overPackage(files, installed) : files
    },
  }
}
