import { inParallel } from '../in-parallel.ts'
import { siteFacts } from '../places.ts'
import type { Waste } from '../store.ts'
import { listAll } from './list-all.ts'
import type { S3Client } from './s3-client.ts'

interface DeleteDeps {
  readonly s3: S3Client
  /** Throws if another process may hold the lease. */
  readonly check: () => void
  /** The most requests at a time. */
  readonly maxRequests: number
}

/** Deletes files, and folders of sites. Of a site it deletes `site.json` first, which marks it as complete. */
export async function clearAway(
  { folders, files }: Waste,
  { s3, check, maxRequests }: DeleteDeps,
): Promise<void> {
  const removeAll = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      check()
      await s3.remove(key)
    }
  }
  await inParallel(folders, maxRequests, async (folder) => {
    const facts = `${folder}/${siteFacts}`
    await removeAll([facts])
    const others = await listAll(s3, folder)
    await removeAll(others.map(({ path }) => path).filter((path) => path !== facts))
  })
  await inParallel(files, maxRequests, removeAll)
}
