import type { Entry } from '../store.ts'
import type { S3Client } from './s3-client.ts'

/** Lists all entries below a folder of a bucket, page by page. */
export async function listAll({ list }: S3Client, folder: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let more: string | undefined, first = true; first || more !== undefined; first = false) {
    const page = await list(`${folder}/`, more)
    entries.push(...page.entries)
    more = page.more
  }
  return entries
}
