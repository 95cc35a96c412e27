import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { writeFileAtomic } from '../disk/write-file-atomic.ts'
import type { RasterJob } from './rasterize-drawing.ts'
import { createRasterizerPool } from './rasterizer-pool.ts'

/** A cache of pictures by drawing, width and format: on disk, and the latest in memory. */
export interface PictureCache {
  /**
   * Returns a picture from the cache or rasterizes it. Undefined if that fails; then the path of the
   * request is written to stderr once.
   */
  readonly load: (rendering: RasterJob, path: string) => Promise<Buffer | undefined>
  readonly close: () => void
}

export interface PictureCacheOptions {
  /** The folder that keeps pictures between runs. */
  readonly folder: string
  /** The most bytes in memory; 24 MB by default. */
  readonly memoryBytes?: number
  /** The most bytes on disk; 256 MB by default. */
  readonly diskBytes?: number
}

const megabyte = 1024 * 1024
/** Change it when drawings are rasterized differently: it is part of every file name. */
const rasterizerVersion = 'a'

export function createPictureCache(options: PictureCacheOptions): PictureCache {
  const { folder, memoryBytes = 24 * megabyte, diskBytes = 256 * megabyte } = options
  const rasterizers = createRasterizerPool({ size: 2, timeoutMs: 30_000 })
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    // The picture of an empty drawing may have no bytes, and lru-cache requires a size of at least 1.
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  const pending = new Map<string, Promise<Buffer | undefined>>()
  const failed = new Set<string>()
  let isTrimmed = false
  let closed = false

  async function make(rendering: RasterJob, path: string): Promise<Buffer | undefined> {
    const key = keyOf(rendering)
    const kept = readFile(join(folder, key))
    if (kept) return kept
    try {
      // With a margin, a group that lies entirely outside of the canvas may lie inside.
      const bytes = await rasterizers
        .rasterize(rendering)
        .catch(() => rasterizers.rasterize({ ...rendering, roomy: true }))
      if (!isTrimmed) trimFolder(folder, diskBytes)
      isTrimmed = true
      keepPicture(folder, key, bytes)
      return bytes
    } catch (error) {
      // The same drawing would fail again.
      failed.add(key)
      if (!closed) process.stderr.write(`"${path}" cannot be rasterized: ${String(error)}\n`)
      return undefined
    }
  }

  return {
    async load(rendering, path) {
      const key = keyOf(rendering)
      const ready = memory.get(key)
      if (ready || failed.has(key)) return ready
      const promise = pending.get(key) ?? make(rendering, path)
      pending.set(key, promise)
      const bytes = await promise
      pending.delete(key)
      if (bytes) memory.set(key, bytes)
      return bytes
    },
    close: () => {
      closed = true
      rasterizers.close()
    },
  }
}

/** Returns the file name of a picture; it changes with everything that the picture is made from. */
function keyOf({ drawing, width, format }: RasterJob): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([rasterizerVersion, drawing]))
    .digest('base64url')
  return `${hash.slice(0, 24)}-${width}.${format}`
}

function readFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Writes a picture to the cache folder; if that fails, it only reports it. */
function keepPicture(folder: string, key: string, bytes: Buffer): void {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileAtomic(join(folder, key), bytes)
  } catch (error) {
    process.stderr.write(`A picture could not be cached: ${String(error)}\n`)
  }
}

/** Removes the oldest pictures of a folder that exceeds a limit in bytes, until half of the limit is left. */
function trimFolder(folder: string, limit: number): void {
  try {
    const files = readdirSync(folder).map((name) => ({ name, ...statOf(join(folder, name)) }))
    let total = files.reduce((sum, { size }) => sum + size, 0)
    if (total <= limit) return
    for (const { name, size } of files.sort((a, b) => a.time - b.time)) {
      if (total <= limit / 2) return
      rmSync(join(folder, name), { force: true })
      total -= size
    }
  } catch {
    // The folder does not exist yet, or this process may not change it; it only stays larger.
  }
}

function statOf(file: string): { readonly size: number; readonly time: number } {
  const stat = statSync(file, { throwIfNoEntry: false })
  return { size: stat?.size ?? 0, time: stat?.mtimeMs ?? 0 }
}
