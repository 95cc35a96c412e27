import { inParallel } from '../in-parallel.ts'
import { siteFactsFile } from '../publish-paths.ts'
import type { StaleFiles } from '../store.ts'
import { listAllEntries } from './list-all-entries.ts'
import type { S3Client } from './s3-client.ts'

interface DeleteDeps {
  readonly s3: S3Client
  /** Throws if another process may hold the lease. */
  readonly check: () => void
  /** The most requests at a time. */
  readonly maxRequests: number
}

/** Deletes files, and folders of sites. Of a site it deletes `site.json` first, which marks it as complete. */
export async function deleteStaleFiles(
  { folders, files }: StaleFiles,
  { s3, check, maxRequests }: DeleteDeps,
): Promise<void> {
  const removeAll = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      check()
      await s3.remove(key)
    }
  }
  await inParallel(folders, maxRequests, async (folder) => {
    const facts = `${folder}/${siteFactsFile}`
    await removeAll([facts])
    const others = await listAllEntries(s3, folder)
    await removeAll(others.map(({ path }) => path).filter((path) => path !== facts))
  })
  await inParallel(files, maxRequests, removeAll)
}
