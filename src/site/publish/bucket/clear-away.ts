import { inParallel } from '../in-parallel.ts'
import { siteFacts } from '../places.ts'
import type { Waste } from '../store.ts'
import { listAll } from './list-all.ts'
import type { S3Client } from './s3-client.ts'

interface Clearing {
  readonly s3: S3Client
  /** Throws where another may be at it. */
  readonly check: () => void
  /** As many requests as are under way together. */
  readonly most: number
}

/** Removes files and the folders of sites, of which what says that all are there goes first. */
export async function clearAway(
  { folders, files }: Waste,
  { s3, check, most }: Clearing,
): Promise<void> {
  const removeAll = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      check()
      await s3.remove(key)
    }
  }
  await inParallel(folders, most, async (folder) => {
    const facts = `${folder}/${siteFacts}`
    await removeAll([facts])
    const others = await listAll(s3, folder)
    await removeAll(others.map(({ path }) => path).filter((path) => path !== facts))
  })
  await inParallel(files, most, removeAll)
}
