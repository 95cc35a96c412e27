import type { S3Client } from './s3-client.ts'

/** The most keys of a large folder that are checked one by one before the folder is listed completely. */
const maxSingleChecks = 200

/** The keys of a folder, as far as they are known. */
interface FolderKeys {
  /** The keys that are listed so far: all of them, or the first thousand. */
  readonly known: Set<string>
  /** The token of the next page of the list; undefined if all keys are known. */
  more: string | undefined
  checks: number
}

/**
 * Creates a function that reports whether a key exists, with few requests: it lists a folder of up to
 * a thousand keys once; in a larger one it checks single keys first, and lists it completely if many
 * are checked.
 */
export function createKnownKeys(s3: S3Client): (key: string) => Promise<boolean> {
  const folders = new Map<string, Promise<FolderKeys>>()
  return async (key) => {
    const folder = key.slice(0, key.indexOf('/') + 1)
    const loading = folders.get(folder) ?? loadFirstPage(s3, folder)
    folders.set(folder, loading)
    const keys = await loading
    if (keys.known.has(key)) return true
    if (keys.more === undefined) return false
    keys.checks += 1
    if (keys.checks <= maxSingleChecks) return (await s3.head(key)) !== undefined
    while (keys.more !== undefined) await loadNextPage(s3, folder, keys)
    return keys.known.has(key)
  }
}

async function loadFirstPage(s3: S3Client, folder: string): Promise<FolderKeys> {
  const { keys, more } = await s3.list(folder)
  return { known: new Set(keys), more, checks: 0 }
}

async function loadNextPage(s3: S3Client, folder: string, all: FolderKeys): Promise<void> {
  const { keys, more } = await s3.list(folder, all.more)
  for (const key of keys) all.known.add(key)
  all.more = more
}
