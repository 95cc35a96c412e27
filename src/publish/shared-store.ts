import { siteFacts } from './places.ts'
import { type Care, squeeze } from './squeeze.ts'
import type { Bytes, OpenStore } from './store.ts'

export interface Counts {
  /** Files that were not there yet, compressed forms not counted. */
  readonly fresh: number
  readonly kept: number
}

/** What hosts share in a published folder: a file is there whole, with its compressed forms, or not at all. */
export interface SharedStore {
  /** Writes a file unless it is there; what it holds is made only then. */
  readonly keep: (path: string, make: Make, care?: Care) => Promise<void>
  /** The same for the folder of a site, of whose files its facts are the last. */
  readonly keepFolder: (path: string, make: () => MadeFolder | Promise<MadeFolder>) => Promise<void>
  /** Done when all of it is where it belongs. */
  readonly finish: () => Promise<void>
  readonly counts: () => Counts
}

type Make = () => Bytes | Promise<Bytes>
type MadeFolder = ReadonlyMap<string, Bytes>

/** As many files as are put in their places together. */
const most = 50

export function openSharedStore(files: OpenStore): SharedStore {
  const seen = new Set<string>()
  let fresh = 0
  let kept = 0
  /** Whether a path is asked for the first time and is not there. */
  const isNew = async (path: string): Promise<boolean> => {
    if (seen.has(path)) return false
    seen.add(path)
    const there = await files.has(path)
    if (there) kept += 1
    else fresh += 1
    return !there
  }
  const drainAtTimes = async (): Promise<void> => {
    if (files.queued() >= most) await files.drain()
  }
  return {
    async keep(path, make, care = 'once') {
      if (!(await isNew(path))) return
      const bytes = Buffer.from(await make())
      // The file itself comes last: where it is, all of it is.
      files.queue(new Map([...squeeze(path, bytes, care), [path, bytes]]))
      await drainAtTimes()
    },
    async keepFolder(path, make) {
      if (!(await isNew(`${path}/${siteFacts}`))) return
      const parts = [...(await make())].flatMap(([name, made]): [string, Uint8Array][] => {
        const bytes = Buffer.from(made)
        return [...squeeze(name, bytes, 'often'), [name, bytes]]
      })
      files.queueFolder(path, new Map(parts))
      await drainAtTimes()
    },
    finish: files.drain,
    counts: () => ({ fresh, kept }),
  }
}
