import { inParallel } from '../in-parallel.ts'
import type { Bytes, WritableStore } from '../store.ts'
import { headersOfFile } from './object-headers.ts'
import type { S3Client, WriteCondition } from './s3-client.ts'

type Files = ReadonlyMap<string, Bytes>
type Uploads = Pick<WritableStore, 'queue' | 'queueFolder' | 'queued' | 'drain'>

/** Creates a queue of immutable files to upload; files that exist already stay unchanged. */
export function createUploadQueue(
  s3: S3Client,
  when: WriteCondition | undefined,
  maxRequests: number,
): Uploads {
  const waiting: Files[] = []
  const folders: Files[] = []
  let count = 0
  const putAll = (groups: Files[]): Promise<void> =>
    inParallel(groups.splice(0), maxRequests, async (files) => {
      // The last file of a group marks it as complete.
      for (const [path, bytes] of files)
        await s3.put(path, Buffer.from(bytes), { headers: headersOfFile(path), when })
    })
  return {
    queue(files) {
      waiting.push(files)
      count += files.size
    },
    queueFolder(path, files) {
      folders.push(new Map([...files].map(([name, bytes]) => [`${path}/${name}`, bytes])))
      count += files.size
    },
    queued: () => count,
    async drain() {
      count = 0
      const sites = folders.splice(0)
      // Sites come last: later publishes assume that the files of an existing site are there.
      await putAll(waiting)
      await putAll(sites)
    },
  }
}
