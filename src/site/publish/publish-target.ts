import type { BucketAddress } from './bucket/bucket-address.ts'
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

/** Loads the code of buckets, which a publish to a folder does not need. */
const loadBuckets = () => import('./bucket/bucket-store.ts')

/** Opens a published folder for reading; throws if nothing is published. */
export async function openPublishedFolder(target: PublishTarget): Promise<PublishedFolder> {
  const store =
    typeof target === 'string'
      ? openFolderForReading(target)
      : await (await loadBuckets()).openBucketForReading(target)
  return createPublishedFolder(store)
}

/** Opens the storage of a target for reading, even if nothing is published yet. */
export async function openForDryRun(target: PublishTarget): Promise<Store> {
  if (typeof target === 'string') return openFolderForDryRun(target)
  return (await loadBuckets()).openBucketForDryRun(target)
}

/** Runs work with write access to a published folder, which it creates if necessary; throws PublishError if it cannot. */
export async function withPublishTarget<T>(
  target: PublishTarget,
  work: (folder: WritableFolder) => Promise<T>,
): Promise<T> {
  if (typeof target === 'string')
    return withFolderStore(target, (store) => work(createWritableFolder(store)))
  const { withBucketStore } = await loadBuckets()
  return withBucketStore(target, (store) => work(createWritableFolder(store)))
}
