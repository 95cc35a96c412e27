import type { BucketAddress } from './bucket/bucket-address.ts'
import { inBucketStore, readBucketStore } from './bucket/bucket-store.ts'
import { inFolderStore, readFolderStore } from './folder/folder-store.ts'
import { lookAt, type OpenFolder, type PublishedFolder, workOn } from './published-folder.ts'

/** Where releases go: a folder of this machine by its path, or a bucket. */
export type Target = string | BucketAddress

/** Opens a published folder to look at it; throws where nothing is published. */
export async function look(target: Target): Promise<PublishedFolder> {
  const store = typeof target === 'string' ? readFolderStore(target) : await readBucketStore(target)
  return lookAt(store)
}

/** Works in a published folder, which is made where there is none; throws PublishError for what keeps it from that. */
export function workAt<T>(target: Target, work: (folder: OpenFolder) => Promise<T>): Promise<T> {
  if (typeof target === 'string') return inFolderStore(target, (store) => work(workOn(store)))
  return inBucketStore(target, (store) => work(workOn(store)))
}
