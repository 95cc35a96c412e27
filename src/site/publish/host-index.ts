import { merchantFile } from '../../core/config/files.ts'
import { readHosts } from '../../core/config/read-claims.ts'
import type { CheckedCache } from '../disk/checked-cache.ts'
import { type FileStamp, hasSettled } from '../disk/file-stamp.ts'
import type { SnapshotFiles } from '../disk/snapshot-files.ts'

/**
 * The hosts of the merchants of a folder, kept on the machine of the sources between publishes, so that
 * publishing one merchant does not read the files of all others.
 */
export interface HostIndex {
  /** Returns the hosts in a merchant's own file; undefined without a file, or for one behind a link. */
  readonly hostsOf: (code: string) => readonly string[] | undefined
  /** Writes the index, if a file differs from it. */
  readonly save: () => void
}

interface IndexedHosts extends FileStamp {
  /** The moment before the file was read, in epoch milliseconds. */
  readonly readAt: number
  readonly hosts: readonly string[]
}

/** Opens the index of a folder. A file counts as unchanged by its stamp, but not if it was written just before it was read. */
export function openHostIndex(files: SnapshotFiles, cache: CheckedCache): HostIndex {
  const known = parseIndex(cache.load())
  const current = new Map<string, IndexedHosts>()
  let isChanged = false
  const readNew = (code: string, stamp: FileStamp): IndexedHosts | undefined => {
    isChanged = true
    const readAt = Date.now()
    const hosts = readHosts(files, code)
    return hosts && { ...stamp, readAt, hosts }
  }
  return {
    hostsOf(code) {
      const stamp = files.stamp(merchantFile(code))
      if (!stamp) return undefined
      const last = known.get(code)
      const isSame = last?.text === stamp.text && hasSettled(last)
      const entry = isSame ? last : readNew(code, stamp)
      if (entry) current.set(code, entry)
      return entry?.hosts
    },
    save() {
      if (!isChanged) return
      // Merchants that nobody asked for keep their entries, and those that are gone lose them.
      const here = new Set(files.list('merchants'))
      const entries = [...known, ...current].filter(([code]) => here.has(code))
      cache.save(JSON.stringify(Object.fromEntries(entries)))
    },
  }
}

/** Reads the entries; their sum says that this version wrote them. */
function parseIndex(text: string | undefined): ReadonlyMap<string, IndexedHosts> {
  const entries: Readonly<Record<string, IndexedHosts>> = JSON.parse(text ?? '{}')
  return new Map(Object.entries(entries))
}
