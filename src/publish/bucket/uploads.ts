import type { OpenStore } from '../store.ts'
import { inParallel } from './in-parallel.ts'
import { headersOfFile } from './object-headers.ts'
import type { Condition, S3Client } from './s3-client.ts'

type Uploads = Pick<OpenStore, 'queue' | 'queueFolder' | 'queued' | 'drain'>

/** Writes files that never change: what is there already stays as it is. */
export function openUploads(s3: S3Client, when: Condition | undefined, most: number): Uploads {
  const waiting: ReadonlyMap<string, string | Uint8Array>[] = []
  let count = 0
  const queue: Uploads['queue'] = (files) => {
    waiting.push(files)
    count += files.size
  }
  return {
    queue,
    queueFolder: (path, files) =>
      queue(new Map([...files].map(([name, bytes]) => [`${path}/${name}`, bytes]))),
    queued: () => count,
    async drain() {
      const groups = waiting.splice(0)
      count = 0
      await inParallel(groups, most, async (files) => {
        // The last one says that all are there.
        for (const [path, bytes] of files)
          await s3.put(path, Buffer.from(bytes), { headers: headersOfFile(path), when })
      })
    },
  }
}
