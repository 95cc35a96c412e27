import type { BucketAddress } from './bucket/bucket-address.ts'
import {
  openBucketForDryRun,
  openBucketForReading,
  withBucketStore,
} from './bucket/bucket-store.ts'
import {
  openFolderForDryRun,
  openFolderForReading,
  withFolderStore,
} from './folder/folder-store.ts'
import {
  createPublishedFolder,
  createWritableFolder,
  type PublishedFolder,
  type WritableFolder,
} from './published-folder.ts'
import type { Store } from './store.ts'

/** The target of a publish: the path of a folder on this machine, or a bucket. */
export type PublishTarget = string | BucketAddress

/** Opens a published folder for reading; throws if nothing is published. */
export async function openPublishedFolder(target: PublishTarget): Promise<PublishedFolder> {
  const store =
    typeof target === 'string' ? openFolderForReading(target) : await openBucketForReading(target)
  return createPublishedFolder(store)
}

/** Opens the storage of a target for reading, even if nothing is published yet. */
export async function openForDryRun(target: PublishTarget): Promise<Store> {
  return typeof target === 'string' ? openFolderForDryRun(target) : openBucketForDryRun(target)
}

/** Runs work with write access to a published folder, which it creates if necessary; throws PublishError if it cannot. */
export function withPublishTarget<T>(
  target: PublishTarget,
  work: (folder: WritableFolder) => Promise<T>,
): Promise<T> {
  if (typeof target === 'string')
    return withFolderStore(target, (store) => work(createWritableFolder(store)))
  return withBucketStore(target, (store) => work(createWritableFolder(store)))
}
