import type { Entry } from '../store.ts'
import type { S3Client } from './s3-client.ts'

/** Everything below a folder of a bucket, however many pages its list has. */
export async function listAll({ list }: S3Client, folder: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let more: string | undefined, first = true; first || more !== undefined; first = false) {
    const page = await list(`${folder}/`, more)
    entries.push(...page.entries)
    more = page.more
  }
  return entries
}
