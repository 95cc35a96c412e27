import { inParallel } from '../in-parallel.ts'
import { createUnpublishedError, PublishError, unchangedHosts } from '../publish-error.ts'
import { publishFolders } from '../publish-paths.ts'
import type { Hosts } from '../release.ts'
import type { Store, WritableStore } from '../store.ts'
import type { BucketAddress } from './bucket-address.ts'
import { type CompareAndSwap, createCompareAndSwap } from './compare-and-swap.ts'
import { deleteStaleFiles } from './delete-stale-files.ts'
import { type ConditionAdapter, detectConditionalWrites } from './detect-conditional-writes.ts'
import { createKnownKeys } from './known-keys.ts'
import { type Lease, openLease } from './lease.ts'
import { listAllEntries } from './list-all-entries.ts'
import { siteHeaderName } from './object-headers.ts'
import { createS3Client, type S3Client } from './s3-client.ts'
import { switchHosts } from './switch-hosts.ts'
import { createUploadQueue } from './upload-queue.ts'

/** The most requests at a time. */
const maxRequests = 16

/** Opens a bucket for reading; throws if nothing is published, PublishError if it cannot be read. */
export async function openBucketForReading(at: BucketAddress): Promise<Store> {
  const s3 = createS3Client(at)
  const { keys } = await s3.list(`${publishFolders.hosts}/`)
  if (keys.length === 0) throw createUnpublishedError(at.name, 'name the bucket with --to')
  return readOnlyStore(s3, at)
}

/** Opens a bucket for reading even if nothing is published yet. */
export async function openBucketForDryRun(at: BucketAddress): Promise<Store> {
  const s3 = createS3Client(at)
  await assertFreeOrOurs(s3, at)
  return readOnlyStore(s3, at)
}

/**
 * Throws PublishError if nothing was published and one of the folders of a publish has other files:
 * a prune would delete them.
 */
async function assertFreeOrOurs(s3: S3Client, { name, alone }: BucketAddress): Promise<void> {
  const isEmpty = async (folder: string): Promise<boolean> =>
    (await s3.list(`${folder}/`)).keys.length === 0
  // Without conditional writes an interrupted publish leaves no trace.
  if (!(await isEmpty(publishFolders.releases)) || alone) return
  // Checked again last: another process may make the first publish in the meantime.
  for (const folder of Object.values(publishFolders))
    if (!(await isEmpty(folder)) && (await isEmpty(publishFolders.releases)))
      throw new PublishError(
        `"${name}" has keys below "${folder}/" that no publish wrote. Choose another path with --to.`,
      )
}

/** Runs work with write access to a bucket; adds to the message of a failure which release is served. */
export async function withBucketStore<T>(
  at: BucketAddress,
  work: (store: WritableStore) => Promise<T>,
): Promise<T> {
  const s3 = createS3Client(at)
  const progress: Progress = { phase: 'before' }
  try {
    // Missing permissions to list are reported before anything is written.
    await assertFreeOrOurs(s3, at)
    const adaptCondition = await detectConditionalWrites(s3, at)
    const texts = createCompareAndSwap({
      read: (path) => loadText(s3, path),
      write: (path, text, when) =>
        s3.put(path, Buffer.from(text), { headers: textHeaders, when: adaptCondition(when) }),
    })
    const lease = await openLease(texts, at)
    const deps = { s3, at, adaptCondition, texts, lease, progress }
    const store = { ...readOnlyStore(s3, at), ...writeMethods(deps) }
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  } catch (cause) {
    throw cause instanceof PublishError ? addServedState(cause, progress) : cause
  }
}

/** The progress of a publish or a prune. */
interface Progress {
  phase: 'before' | 'leased' | 'switching' | 'deleting' | 'after'
}

const textHeaders = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

function addServedState(cause: PublishError, { phase }: Progress): PublishError {
  const served =
    phase === 'switching'
      ? 'Some hosts serve the new release already, the others the old one. Publish again to finish.'
      : unchangedHosts
  return new PublishError(`${cause.message} ${served}`, { cause, reason: cause.reason })
}

async function loadText(s3: S3Client, path: string) {
  const found = await s3.get(path)
  return found && { text: found.bytes.toString(), etag: found.etag }
}

function readOnlyStore(s3: S3Client, { name }: BucketAddress): Store {
  return {
    name,
    read: async (path) => (await s3.get(path))?.bytes.toString(),
    async time(path) {
      const time = (await s3.head(path))?.headers.get('last-modified')
      return time ? Date.parse(time) : undefined
    },
    pointers: () => loadPointers(s3),
    entries: (folder) => listAllEntries(s3, folder),
  }
}

async function loadPointers(s3: S3Client): Promise<Hosts> {
  const sites = new Map<string, string>()
  await inParallel(
    await listAllEntries(s3, publishFolders.hosts),
    maxRequests,
    async ({ path }) => {
      const host = /^hosts\/([^/]+)\/index\.html$/.exec(path)?.[1]
      const site = host && (await s3.head(path))?.headers.get(siteHeaderName)
      if (host && site) sites.set(host, site)
    },
  )
  return new Map([...sites].sort(([a], [b]) => (a < b ? -1 : 1)))
}

interface StoreDeps {
  readonly s3: S3Client
  readonly at: BucketAddress
  readonly adaptCondition: ConditionAdapter
  readonly texts: CompareAndSwap
  readonly lease: Lease
  readonly progress: Progress
}

function writeMethods({
  s3,
  at,
  adaptCondition,
  texts,
  lease,
  progress,
}: StoreDeps): Omit<WritableStore, keyof Store> {
  const uploads = createUploadQueue(s3, adaptCondition('absent'), maxRequests)
  return {
    has: createKnownKeys(s3),
    ...uploads,
    async take() {
      await lease.acquire()
      progress.phase = 'leased'
    },
    async put(path, text) {
      const done = await texts.replace(path, text, await texts.read(path))
      if (done === 'conflict')
        throw new PublishError(`Another process changed "${path}" in the meantime. Try again.`, {
          reason: 'busy',
        })
    },
    async switchHosts({ name, hosts, gone }) {
      progress.phase = 'switching'
      const timeoutMs = Math.floor(at.lease / 3)
      const deps = { s3, adaptCondition, check: lease.assertHeld, timeoutMs, maxRequests }
      await switchHosts({ hosts, gone }, deps)
      await lease.complete(name)
      progress.phase = 'after'
    },
    async discard({ folders, files }) {
      progress.phase = 'deleting'
      await deleteStaleFiles({ folders, files }, { s3, check: lease.assertHeld, maxRequests })
    },
    async close() {
      if (progress.phase === 'leased') await lease.release('unchanged')
      if (progress.phase === 'switching') await lease.release('interrupted')
      if (progress.phase === 'deleting') await lease.release('deleted')
    },
  }
}
