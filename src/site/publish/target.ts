import type { BucketAddress } from './bucket/bucket-address.ts'
import { inBucketStore, peekIntoBucket, readBucketStore } from './bucket/bucket-store.ts'
import { inFolderStore, peekIntoFolder, readFolderStore } from './folder/folder-store.ts'
import { lookAt, type OpenFolder, type PublishedFolder, workOn } from './published-folder.ts'
import type { Store } from './store.ts'

/** Where releases go: a folder of this machine by its path, or a bucket. */
export type Target = string | BucketAddress

/** Opens a published folder to look at it; throws where nothing is published. */
export async function look(target: Target): Promise<PublishedFolder> {
  const store = typeof target === 'string' ? readFolderStore(target) : await readBucketStore(target)
  return lookAt(store)
}

/** Opens a place to look at it, also where nothing is published yet. */
export async function peek(target: Target): Promise<Store> {
  return typeof target === 'string' ? peekIntoFolder(target) : peekIntoBucket(target)
}

/** Works in a published folder, which is made where there is none; throws PublishError for what keeps it from that. */
export function workAt<T>(target: Target, work: (folder: OpenFolder) => Promise<T>): Promise<T> {
  if (typeof target === 'string') return inFolderStore(target, (store) => work(workOn(store)))
  return inBucketStore(target, (store) => work(workOn(store)))
}
