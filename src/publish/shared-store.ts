import type { DurableFiles } from './durable-files.ts'
import { type Care, squeeze } from './squeeze.ts'

export interface Counts {
  /** Files that were not there yet, compressed forms not counted. */
  readonly fresh: number
  readonly kept: number
}

/** What hosts share in a published folder: a file is there whole, with its compressed forms, or not at all. */
export interface SharedStore {
  /** Writes a file unless it is there; what it holds is made only then. */
  readonly keep: (
    path: string,
    make: () => MadeBytes | Promise<MadeBytes>,
    care?: Care,
  ) => Promise<void>
  /** The same for a folder of files. */
  readonly keepFolder: (path: string, make: () => ReadonlyMap<string, MadeBytes>) => Promise<void>
  /** Done when all of it is where it belongs. */
  readonly finish: () => Promise<void>
  readonly counts: () => Counts
}

type MadeBytes = string | Uint8Array

/** As many files as are put in their places together. */
const most = 50

export function openStore(files: DurableFiles): SharedStore {
  const seen = new Set<string>()
  let fresh = 0
  let kept = 0
  /** Whether a path is asked for the first time and is not there. */
  const isNew = (path: string): boolean => {
    if (seen.has(path)) return false
    seen.add(path)
    const there = files.has(path)
    if (there) kept += 1
    else fresh += 1
    return !there
  }
  const drainAtTimes = async (): Promise<void> => {
    if (files.queued() >= most) await files.drain()
  }
  return {
    async keep(path, make, care = 'once') {
      if (!isNew(path)) return
      const bytes = Buffer.from(await make())
      // The file itself comes last: where it is, all of it is.
      for (const [ending, short] of squeeze(path, bytes, care)) files.queue(path + ending, short)
      files.queue(path, bytes)
      await drainAtTimes()
    },
    async keepFolder(path, make) {
      if (!isNew(path)) return
      const parts = [...make()].flatMap(([name, made]): [string, Uint8Array][] => {
        const bytes = Buffer.from(made)
        const short = [...squeeze(name, bytes, 'often')]
        return [[name, bytes], ...short.map(([end, of]): [string, Uint8Array] => [name + end, of])]
      })
      files.queueFolder(path, new Map(parts))
      await drainAtTimes()
    },
    finish: files.drain,
    counts: () => ({ fresh, kept }),
  }
}
