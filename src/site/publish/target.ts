import type { BucketAddress } from './bucket/bucket-address.ts'
import { inBucketStore, peekIntoBucket, readBucketStore } from './bucket/bucket-store.ts'
import { inFolderStore, peekIntoFolder, readFolderStore } from './folder/folder-store.ts'
import { lookAt, type OpenFolder, type PublishedFolder, workOn } from './published-folder.ts'
import type { Store } from './store.ts'

/** The target of a publish: the path of a folder on this machine, or a bucket. */
export type Target = string | BucketAddress

/** Opens a published folder for reading; throws if nothing is published. */
export async function look(target: Target): Promise<PublishedFolder> {
  const store = typeof target === 'string' ? readFolderStore(target) : await readBucketStore(target)
  return lookAt(store)
}

/** Opens the storage of a target for reading, even if nothing is published yet. */
export async function peek(target: Target): Promise<Store> {
  return typeof target === 'string' ? peekIntoFolder(target) : peekIntoBucket(target)
}

/** Runs work with write access to a published folder, which it creates if necessary; throws PublishError if it cannot. */
export function workAt<T>(target: Target, work: (folder: OpenFolder) => Promise<T>): Promise<T> {
  if (typeof target === 'string') return inFolderStore(target, (store) => work(workOn(store)))
  return inBucketStore(target, (store) => work(workOn(store)))
}
