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

/** Opens a cache. `version` differs for each code that reads or makes its text. */
export function openCheckedCache(file: string, version: string): CheckedCache {
  return {
    load: () =>
      tryOrUndefined(() => {
        const stored = readFileSync(file, 'utf8')
        const cut = stored.indexOf('\n')
        const text = stored.slice(cut + 1)
        return stored.slice(0, cut) === sumOf(version, text) ? text : undefined
      }),
    save: (text) =>
      tryOrUndefined(() => {
        mkdirSync(dirname(file), { recursive: true })
        writeFileAtomic(file, `${sumOf(version, text)}\n${text}`)
      }),
  }
}

/** Returns the file of a kind of cache for the merchants below a root, in a `node_modules` folder. */
export function cacheFileOf(modules: string, kind: 'findings' | 'hosts', root: string): string {
  const name = createHash('sha256').update(resolve(root)).digest('base64url')
  return join(modules, '.cache/livery', kind, `${name}.json`)
}

function sumOf(version: string, text: string): string {
  return createHash('sha256').update(version).update('\0').update(text).digest('base64url')
}
