import { inParallel } from '../in-parallel.ts'
import type { Bytes, OpenStore } from '../store.ts'
import { headersOfFile } from './object-headers.ts'
import type { Condition, S3Client } from './s3-client.ts'

type Files = ReadonlyMap<string, Bytes>
type Uploads = Pick<OpenStore, 'queue' | 'queueFolder' | 'queued' | 'drain'>

/** Writes files that never change: what is there already stays as it is. */
export function openUploads(s3: S3Client, when: Condition | undefined, most: number): Uploads {
  const waiting: Files[] = []
  const folders: Files[] = []
  let count = 0
  const putAll = (groups: Files[]): Promise<void> =>
    inParallel(groups.splice(0), most, async (files) => {
      // The last one says that all are there.
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
      // Where a site is, what it was made with is: nobody looks for it again.
      await putAll(waiting)
      await putAll(sites)
    },
  }
}
