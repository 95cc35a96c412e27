import { type Compress, type CompressionEffort, compressFile } from './compress-file.ts'
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
  /** Returns those of some paths that have no file yet and that nobody claimed before; the caller writes them. */
  readonly claim: (paths: readonly string[]) => Promise<ReadonlySet<string>>
  /** Queues a claimed file. Files are written in order. */
  readonly write: (path: string, make: Make, effort?: CompressionEffort) => Promise<void>
  /** Queues the claimed folder of a site; `site.json` is the last of its files. */
  readonly writeFolder: (path: string, make: MakeFolder) => Promise<void>
  /** Claims a file and queues it if it is new; only then is its content made and compressed. */
  readonly keep: (path: string, make: Make, compress: Compress) => Promise<void>
  /** Waits until everything is written. */
  readonly finish: () => Promise<void>
  /** Cancels the files that are not written yet, and waits for running work. */
  readonly cancel: () => Promise<void>
  readonly counts: () => FileCounts
}

/** The store below: of a whole folder or bucket, or of one that another thread writes. */
export type FileSink = Pick<WritableStore, 'queue' | 'queueFolder' | 'queued' | 'drain'> & {
  /** Returns those of some paths that have no file. */
  readonly findMissing: (paths: readonly string[]) => Promise<readonly string[]>
}

type Make = () => Bytes | Promise<Bytes>
type MadeFolder = ReadonlyMap<string, Bytes>
type MakeFolder = () => MadeFolder | Promise<MadeFolder>
/** Files with their compressed forms, in the order in which they are written. */
export type FileGroup = ReadonlyMap<string, Uint8Array>

/** A shared store that also takes files which another thread compressed. */
export interface FileIntake extends SharedStore {
  /** Queues a compressed group of files, or a folder of them; resolves when there is room for more. */
  readonly take: (group: FileGroup, folder?: string) => Promise<void>
}

/** The number of queued files from which they are written. */
const maxQueued = 50
/** The most files and folders that are compressed at a time. */
const maxCompressing = 12

/** Returns a writable store as the sink of a shared one. */
export function asFileSink(store: WritableStore): FileSink {
  const { queue, queueFolder, queued, drain, has } = store
  return {
    queue,
    queueFolder,
    queued,
    drain,
    async findMissing(paths) {
      const known = await Promise.all(paths.map(has))
      return paths.filter((_, at) => !known[at])
    },
  }
}

/** Creates a shared store over a sink. */
export function createSharedStore(files: FileSink): FileIntake {
  const queue = createGroupQueue(files)
  const seen = new Set<string>()
  let fresh = 0
  let kept = 0
  const claim: SharedStore['claim'] = async (paths) => {
    const asked = [...new Set(paths)].filter((path) => !seen.has(path))
    for (const path of asked) seen.add(path)
    const missing = asked.length > 0 ? await files.findMissing(asked) : []
    fresh += missing.length
    kept += asked.length - missing.length
    return new Set(missing)
  }
  const writeWith: SharedStore['keep'] = async (path, make, compress) => {
    const bytes = Buffer.from(await make())
    // The file itself comes last, because it marks its group as complete.
    await queue.add(compressAll(new Map([[path, bytes]]), compress))
  }
  return {
    claim,
    write: (path, make, effort = 'max') => writeWith(path, make, compressBy(effort)),
    async writeFolder(path, make) {
      await queue.add(compressAll(await make(), compressBy('fast')), path)
    },
    async keep(path, make, compress) {
      const claimed = await claim([path])
      if (claimed.has(path)) await writeWith(path, make, compress)
    },
    take: (group, folder) => queue.add(Promise.resolve(group), folder),
    finish: queue.finish,
    cancel: queue.cancel,
    counts: () => ({ fresh, kept }),
  }
}

/** Groups of files on their way from the compression to a sink, in the order in which they were added. */
interface GroupQueue extends Pick<SharedStore, 'finish' | 'cancel'> {
  /** Adds a group, or a folder of one; waits only if too many are being compressed. */
  readonly add: (compressed: Promise<FileGroup>, folder?: string) => Promise<void>
}

function createGroupQueue(files: FileSink): GroupQueue {
  /** The running compressions, in the order in which their files are queued. */
  const compressing: Promise<void>[] = []
  let last: Promise<void> = Promise.resolve()
  let isCancelled = false
  const queue = async (group: FileGroup, folder: string | undefined): Promise<void> => {
    if (isCancelled) return
    if (folder === undefined) files.queue(group)
    else files.queueFolder(folder, group)
    if (files.queued() >= maxQueued) await files.drain()
  }
  return {
    async add(compressed, folder) {
      const before = last
      last = runAfter(before, compressed, (group) => queue(group, folder))
      // The caller of `finish` gets the error.
      last.catch(() => undefined)
      compressing.push(last)
      if (compressing.length > maxCompressing) await compressing.shift()
    },
    async finish() {
      await last
      await files.drain()
    },
    async cancel() {
      isCancelled = true
      await Promise.allSettled([last])
    },
  }
}

/** Returns the path by which the folder of a site is claimed: its last file. */
export function siteClaim(folder: string): string {
  return `${folder}/${siteFactsFile}`
}

async function runAfter(
  before: Promise<void>,
  compressed: Promise<FileGroup>,
  next: (group: FileGroup) => Promise<void>,
): Promise<void> {
  const [group] = await Promise.all([compressed, before])
  await next(group)
}

function compressBy(effort: CompressionEffort): Compress {
  return (name, bytes) => compressFile(name, bytes, effort)
}

/** Compresses files; returns them by name, each after its compressed forms. */
async function compressAll(made: MadeFolder, compress: Compress): Promise<FileGroup> {
  const parts = await Promise.all(
    [...made].map(async ([name, content]) => {
      const bytes = Buffer.from(content)
      return [...(await compress(name, bytes)), [name, bytes] as const]
    }),
  )
  return new Map(parts.flat())
}
