import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { tryOrUndefined } from './disk-files.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

/** A text on the disk that can be made again from a folder of merchants, and may be deleted at any time. */
export interface CheckedCache {
  /** Returns the text; undefined if it is missing, damaged, or written for another version. */
  readonly load: () => string | undefined
  /** Replaces the text at once. A cache that cannot be written is left as it is. */
  readonly save: (text: string) => void
}

/** Bytes on the disk that can be made again, and may be deleted at any time. */
interface CheckedBytes {
  /** Returns the bytes; undefined if they are missing, damaged, or written for another version. */
  readonly load: () => Buffer | undefined
  readonly save: (bytes: Uint8Array) => void
}

/** Opens a cache. `version` differs for each code that reads or makes its text. */
export function openCheckedCache(file: string, version: string): CheckedCache {
  const { load, save } = openCheckedBytes(file, version)
  return { load: () => load()?.toString('utf8'), save: (text) => save(Buffer.from(text)) }
}

/** Opens a cache of bytes, which is replaced at once, too. */
export function openCheckedBytes(file: string, version: string): CheckedBytes {
  return {
    load: () =>
      tryOrUndefined(() => {
        const stored = readFileSync(file)
        const cut = stored.indexOf('\n')
        const bytes = stored.subarray(cut + 1)
        return stored.toString('latin1', 0, cut) === sumOf(version, bytes) ? bytes : undefined
      }),
    save: (bytes) =>
      tryOrUndefined(() => {
        mkdirSync(dirname(file), { recursive: true })
        writeFileAtomic(file, Buffer.concat([Buffer.from(`${sumOf(version, bytes)}\n`), bytes]))
      }),
  }
}

/** Returns the file of a kind of cache for the merchants below a root, in a `node_modules` folder. */
export function cacheFileOf(modules: string, kind: 'findings' | 'hosts', root: string): string {
  const name = createHash('sha256').update(resolve(root)).digest('base64url')
  return join(modules, '.cache/livery', kind, `${name}.json`)
}

function sumOf(version: string, bytes: Uint8Array): string {
  return createHash('sha256').update(version).update('\0').update(bytes).digest('base64url')
}
