import { type CompressionEffort, compressFile } from './compress-file.ts'
import { siteFactsFile } from './publish-paths.ts'
import type { Bytes, WritableStore } from './store.ts'

/** Numbers of files, without their compressed forms. */
export interface FileCounts {
  /** Files that did not exist yet. */
  readonly fresh: number
  /** Files that existed already. */
  readonly kept: number
}

/** Writes the files that hosts share in a published folder, each with its compressed forms or not at all. */
export interface SharedStore {
  /** Queues a file unless it exists; only then is its content made. Files are written in order. */
  readonly keep: (path: string, make: Make, effort?: CompressionEffort) => Promise<void>
  /** Queues the folder of a site unless it exists; `site.json` is the last of its files. */
  readonly keepFolder: (path: string, make: () => MadeFolder | Promise<MadeFolder>) => Promise<void>
  /** Waits until everything is written. */
  readonly finish: () => Promise<void>
  /** Cancels the files that are not written yet, and waits for running work. */
  readonly cancel: () => Promise<void>
  readonly counts: () => FileCounts
}

type Make = () => Bytes | Promise<Bytes>
type MadeFolder = ReadonlyMap<string, Bytes>
type Parts = ReadonlyMap<string, Uint8Array>

/** The number of queued files from which they are written. */
const maxQueued = 50
/** The most files and folders that are compressed at a time. */
const maxCompressing = 12

/** Creates a shared store over a writable store. */
export function createSharedStore(files: WritableStore): SharedStore {
  const seen = new Set<string>()
  /** The running compressions, in the order in which their files are queued. */
  const compressing: Promise<void>[] = []
  let last: Promise<void> = Promise.resolve()
  let isCancelled = false
  let fresh = 0
  let kept = 0
  /** Reports whether a path is new: not requested before, and without a file. Counts it. */
  const isNew = async (path: string): Promise<boolean> => {
    if (seen.has(path)) return false
    seen.add(path)
    const exists = await files.has(path)
    if (exists) kept += 1
    else fresh += 1
    return !exists
  }
  /** Queues parts in order once they are compressed; waits only if too many are being compressed. */
  const queueInOrder = async (
    compressed: Promise<Parts>,
    queue: (parts: Parts) => void,
  ): Promise<void> => {
    const before = last
    last = runAfter(before, compressed, async (parts) => {
      if (isCancelled) return
      queue(parts)
      if (files.queued() >= maxQueued) await files.drain()
    })
    // The caller of `finish` gets the error.
    last.catch(() => undefined)
    compressing.push(last)
    if (compressing.length > maxCompressing) await compressing.shift()
  }
  return {
    async keep(path, make, effort = 'max') {
      if (!(await isNew(path))) return
      const bytes = Buffer.from(await make())
      // The file itself comes last, because it marks its group as complete.
      await queueInOrder(withForms(new Map([[path, bytes]]), effort), files.queue)
    },
    async keepFolder(path, make) {
      if (!(await isNew(`${path}/${siteFactsFile}`))) return
      const made = await make()
      await queueInOrder(withForms(made, 'fast'), (parts) => files.queueFolder(path, parts))
    },
    async finish() {
      await last
      await files.drain()
    },
    async cancel() {
      isCancelled = true
      await Promise.allSettled([last])
    },
    counts: () => ({ fresh, kept }),
  }
}

async function runAfter(
  before: Promise<void>,
  compressed: Promise<Parts>,
  next: (parts: Parts) => Promise<void>,
): Promise<void> {
  const [parts] = await Promise.all([compressed, before])
  await next(parts)
}

/** Compresses files; returns them by name, each after its compressed forms. */
async function withForms(made: MadeFolder, effort: CompressionEffort): Promise<Parts> {
  const parts = await Promise.all(
    [...made].map(async ([name, content]) => {
      const bytes = Buffer.from(content)
      return [...(await compressFile(name, bytes, effort)), [name, bytes] as const]
    }),
  )
  return new Map(parts.flat())
}
