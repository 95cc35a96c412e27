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
  /** Writes a file unless it is there; what it holds is made only then. It goes to its place after those kept before it. */
  readonly keep: (path: string, make: Make, care?: Care) => Promise<void>
  /** The same for the folder of a site, of whose files its facts are the last. */
  readonly keepFolder: (path: string, make: () => MadeFolder | Promise<MadeFolder>) => Promise<void>
  /** Done when all of it is where it belongs. */
  readonly finish: () => Promise<void>
  /** Done when nothing is under way any more; what has not gone to its place stays out. */
  readonly leave: () => Promise<void>
  readonly counts: () => Counts
}

type Make = () => Bytes | Promise<Bytes>
type MadeFolder = ReadonlyMap<string, Bytes>
type Parts = ReadonlyMap<string, Uint8Array>

/** As many files as are put in their places together. */
const most = 50
/** As many files and folders as are compressed while others are made. */
const mostUnderWay = 12

export function openSharedStore(files: OpenStore): SharedStore {
  const seen = new Set<string>()
  /** What is compressed, in the order in which it goes to its place. */
  const underWay: Promise<void>[] = []
  let last: Promise<void> = Promise.resolve()
  let isLeft = false
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
  /** Queues parts in turn once they are compressed; waits only where too many are under way. */
  const queueInTurn = async (
    squeezed: Promise<Parts>,
    queue: (parts: Parts) => void,
  ): Promise<void> => {
    const before = last
    last = inTurn(before, squeezed, async (parts) => {
      if (isLeft) return
      queue(parts)
      if (files.queued() >= most) await files.drain()
    })
    // Whoever waits for it hears of it.
    last.catch(() => undefined)
    underWay.push(last)
    if (underWay.length > mostUnderWay) await underWay.shift()
  }
  return {
    async keep(path, make, care = 'once') {
      if (!(await isNew(path))) return
      const bytes = Buffer.from(await make())
      // The file itself comes last: where it is, all of it is.
      await queueInTurn(withForms(new Map([[path, bytes]]), care), files.queue)
    },
    async keepFolder(path, make) {
      if (!(await isNew(`${path}/${siteFacts}`))) return
      const made = await make()
      await queueInTurn(withForms(made, 'often'), (parts) => files.queueFolder(path, parts))
    },
    async finish() {
      await last
      await files.drain()
    },
    async leave() {
      isLeft = true
      await Promise.allSettled([last])
    },
    counts: () => ({ fresh, kept }),
  }
}

async function inTurn(
  before: Promise<void>,
  squeezed: Promise<Parts>,
  next: (parts: Parts) => Promise<void>,
): Promise<void> {
  const [parts] = await Promise.all([squeezed, before])
  await next(parts)
}

/** Files by their names, each after its compressed forms. */
async function withForms(made: MadeFolder, care: Care): Promise<Parts> {
  const parts = await Promise.all(
    [...made].map(async ([name, content]) => {
      const bytes = Buffer.from(content)
      return [...(await squeeze(name, bytes, care)), [name, bytes] as const]
    }),
  )
  return new Map(parts.flat())
}
