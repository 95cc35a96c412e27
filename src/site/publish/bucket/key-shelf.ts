import type { S3Client } from './s3-client.ts'

/** As many single questions as are asked of a folder of many keys before all of them are listed. */
const patience = 200

interface Shelf {
  /** All of its keys, or the first thousand. */
  readonly known: Set<string>
  more: string | undefined
  asked: number
}

/**
 * Answers whether a key is there with few requests: a folder of up to a thousand keys is listed at
 * once, a larger one key by key at first, and wholly where many are asked for.
 */
export function createKeyShelf(s3: S3Client): (key: string) => Promise<boolean> {
  const shelves = new Map<string, Promise<Shelf>>()
  return async (key) => {
    const folder = key.slice(0, key.indexOf('/') + 1)
    const begun = shelves.get(folder) ?? begin(s3, folder)
    shelves.set(folder, begun)
    const shelf = await begun
    if (shelf.known.has(key)) return true
    if (shelf.more === undefined) return false
    shelf.asked += 1
    if (shelf.asked <= patience) return (await s3.head(key)) !== undefined
    while (shelf.more !== undefined) await readOn(s3, folder, shelf)
    return shelf.known.has(key)
  }
}

async function begin(s3: S3Client, folder: string): Promise<Shelf> {
  const { keys, more } = await s3.list(folder)
  return { known: new Set(keys), more, asked: 0 }
}

async function readOn(s3: S3Client, folder: string, shelf: Shelf): Promise<void> {
  const { keys, more } = await s3.list(folder, shelf.more)
  for (const key of keys) shelf.known.add(key)
  shelf.more = more
}
