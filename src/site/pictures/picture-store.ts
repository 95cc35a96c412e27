import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { writeWhole } from '../disk/write-whole.ts'
import type { Rendering } from './draw-drawing.ts'
import { openCrew } from './drawing-crew.ts'

/** Pictures by what is drawn: each is made once, then kept on disk and, the latest, in memory. */
export interface PictureStore {
  /** Undefined when the drawing cannot be drawn; what asked for it is told to the operator then. */
  readonly load: (rendering: Rendering, asked: string) => Promise<Buffer | undefined>
  readonly close: () => void
}

export interface StoreOptions {
  /** Where pictures are kept from one start to the next. */
  readonly folder: string
  readonly memoryBytes?: number
  readonly diskBytes?: number
}

const megabyte = 1024 * 1024
/** Changes with the way drawings are made into pictures. */
const manner = 'a'

export function openPictureStore(options: StoreOptions): PictureStore {
  const { folder, memoryBytes = 24 * megabyte, diskBytes = 256 * megabyte } = options
  const crew = openCrew({ size: 2, patienceMs: 30_000 })
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    // A drawing may be so empty that its picture has no bytes, and no entry may weigh nothing.
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  const coming = new Map<string, Promise<Buffer | undefined>>()
  const failed = new Set<string>()
  let swept = false
  let closed = false

  async function make(rendering: Rendering, asked: string): Promise<Buffer | undefined> {
    const key = keyOf(rendering)
    const kept = readFile(join(folder, key))
    if (kept) return kept
    try {
      // With more room around it there may be nothing left that lies wholly outside.
      const bytes = await crew.draw(rendering).catch(() => crew.draw({ ...rendering, roomy: true }))
      if (!swept) sweep(folder, diskBytes)
      swept = true
      keepPicture(folder, key, bytes)
      return bytes
    } catch (error) {
      // The same drawing would fail again; what asked for it has another picture to show.
      failed.add(key)
      if (!closed) process.stderr.write(`"${asked}" cannot be drawn: ${String(error)}\n`)
      return undefined
    }
  }

  return {
    async load(rendering, asked) {
      const key = keyOf(rendering)
      const ready = memory.get(key)
      if (ready || failed.has(key)) return ready
      const promise = coming.get(key) ?? make(rendering, asked)
      coming.set(key, promise)
      const bytes = await promise
      coming.delete(key)
      if (bytes) memory.set(key, bytes)
      return bytes
    },
    close: () => {
      closed = true
      crew.close()
    },
  }
}

/** A file name that changes with everything that a picture is made of. */
function keyOf({ drawing, width, format }: Rendering): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([manner, drawing]))
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

/** Keeps a picture for the next start; a full disk costs only the keeping. */
function keepPicture(folder: string, key: string, bytes: Buffer): void {
  try {
    mkdirSync(folder, { recursive: true })
    writeWhole(join(folder, key), bytes)
  } catch (error) {
    process.stderr.write(`A picture was not kept: ${String(error)}\n`)
  }
}

/** Removes the oldest pictures of a folder until the rest is half of what it may hold. */
function sweep(folder: string, limit: number): void {
  try {
    const files = readdirSync(folder).map((name) => ({ name, ...facts(join(folder, name)) }))
    let total = files.reduce((sum, { size }) => sum + size, 0)
    if (total <= limit) return
    for (const { name, size } of files.sort((a, b) => a.time - b.time)) {
      if (total <= limit / 2) return
      rmSync(join(folder, name), { force: true })
      total -= size
    }
  } catch {
    // No folder yet, or one that is not ours to tidy: nothing is lost by leaving it.
  }
}

function facts(file: string): { readonly size: number; readonly time: number } {
  const stat = statSync(file, { throwIfNoEntry: false })
  return { size: stat?.size ?? 0, time: stat?.mtimeMs ?? 0 }
}
