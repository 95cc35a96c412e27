import { existsSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contentHash } from '../../../src/site/assemble/content-hash.ts'
import type { PublishTarget } from '../../../src/site/publish/publish-target.ts'
import type { CheckingBucket } from '../s3/checking-bucket.ts'

/** A target at which publishes are killed, as its visitors see it. */
export interface KilledPlace {
  readonly target: PublishTarget
  /** Returns the content of a path; undefined if it has none. */
  readonly read: (path: string) => Buffer | undefined
  /** Done when hosts begin to flip, or after a time in milliseconds. */
  readonly untilFlip: (most: number) => Promise<void>
  /** The maximum duration of the switch of the hosts, approximately, in milliseconds. */
  readonly flipTime: number
}

export function killedFolder(out: string): KilledPlace {
  return {
    target: out,
    read: (path) => {
      const file = join(out, path)
      return existsSync(file) ? readFileSync(file) : undefined
    },
    async untilFlip(most) {
      const flip = new AbortController()
      const watcher = watch(join(out, 'releases'), (_, name) => name === 'current' && flip.abort())
      await wait(most, undefined, { signal: flip.signal }).catch(() => undefined)
      watcher.close()
    },
    flipTime: 6,
  }
}

export function killedBucket(bucket: CheckingBucket): KilledPlace {
  return {
    target: bucket.address(),
    read: (path) => bucket.objects.get(`live/${path}`)?.bytes,
    async untilFlip(most) {
      const flip = new AbortController()
      bucket.before = (method, key) => {
        if (method === 'PUT' && key === 'releases/current') flip.abort()
      }
      await wait(most, undefined, { signal: flip.signal }).catch(() => undefined)
      bucket.before = () => undefined
    },
    flipTime: 700,
  }
}

/** The version of each host's page, after what is wrong with any was noted; what several share is looked at once. */
export function inspectHosts(
  { read }: KilledPlace,
  hosts: readonly string[],
  faults: string[],
): Map<string, number> {
  const known = new Map<string, boolean>()
  const isKnownSound = (address: string): boolean => {
    const sound = known.get(address) ?? isSound(read, address)
    known.set(address, sound)
    return sound
  }
  const inspect = (host: string): number => {
    const page = read(`hosts/${host}/index.html`)?.toString() ?? ''
    const manifest = /rel="manifest" href="\/([^"]+)"/.exec(page)?.[1]
    const text = page + (manifest === undefined ? '' : (read(manifest)?.toString() ?? ''))
    for (const address of new Set(text.match(/(?<=\/)(files|assets|fonts)\/[\w-]+\.\w+/g)))
      if (!isKnownSound(address)) faults.push(`${host}: ${address}`)
    if (manifest === undefined) faults.push(`${host}: its page`)
    return Number(/<title>\w+ v(\d+)\.<\/title>/.exec(page)?.[1])
  }
  return new Map(hosts.map((host) => [host, inspect(host)]))
}

/** Returns true if a file exists and has the content of its name, in its compressed forms too. */
function isSound(read: KilledPlace['read'], address: string): boolean {
  const bytes = read(address)
  const [, folder, name = '', ending] = /^(\w+)\/([\w-]+)\.(\w+)$/.exec(address) ?? []
  if (!bytes) return false
  // Homes and pictures of pixels are named by what they are made from, and the player by its build.
  const isNamedByContent = folder === 'files' && ending !== 'png' && ending !== 'html'
  if (isNamedByContent && !contentHash(bytes).startsWith(name)) return false
  const [br, gz] = [read(`${address}.br`), read(`${address}.gz`)]
  if (!br || !gz) return bytes.length < 1024 || /^(png|webp|jpg|woff2)$/.test(ending ?? '')
  return brotliDecompressSync(br).equals(bytes) && gunzipSync(gz).equals(bytes)
}
