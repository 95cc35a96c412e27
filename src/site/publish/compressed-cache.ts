import { readdirSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentHash } from '../assemble/content-hash.ts'
import { openCheckedBytes } from '../disk/checked-cache.ts'
import { tryOrUndefined } from '../disk/disk-files.ts'
import { type Compress, compressedEndings, compressFile } from './compress-file.ts'

interface CompressedCacheOptions {
  /** The `node_modules` folder. */
  readonly modules: string
  /** The hash of the player's build; what is kept of others is deleted. */
  readonly build: string
  /** Differs for each code that compresses. */
  readonly version: string
}

/** Returns a function that compresses the player's files as far as it goes, once for each build of the player. */
export function openCompressedCache({ modules, build, version }: CompressedCacheOptions): Compress {
  const kept = join(modules, '.cache/livery/compressed')
  let isSwept = false
  const sweepOnce = (): void => {
    if (isSwept) return
    isSwept = true
    const others = (tryOrUndefined(() => readdirSync(kept)) ?? []).filter((name) => name !== build)
    for (const name of others) tryOrUndefined(() => rmSync(join(kept, name), { recursive: true }))
  }
  return async (name, bytes) => {
    const file = join(kept, build, contentHash(bytes) + extname(name))
    const entryOf = (ending: string) =>
      openCheckedBytes(file + ending, `${version} ${process.version}`)
    const known = compressedEndings.flatMap((ending) => {
      const form = entryOf(ending).load()
      return form ? [[name + ending, form] as const] : []
    })
    if (known.length === compressedEndings.length) return new Map(known)
    const fresh = await compressFile(name, bytes, 'max')
    if (fresh.size > 0) sweepOnce()
    for (const [path, form] of fresh) entryOf(path.slice(name.length)).save(form)
    return fresh
  }
}
