import type { StoredFile } from '../store.ts'
import type { S3Client } from './s3-client.ts'

/** Lists all entries below a folder of a bucket, page by page. */
export async function listAllEntries({ list }: S3Client, folder: string): Promise<StoredFile[]> {
  const entries: StoredFile[] = []
  for (let more: string | undefined, first = true; first || more !== undefined; first = false) {
    const page = await list(`${folder}/`, more)
    entries.push(...page.entries)
    more = page.more
  }
  return entries
}
