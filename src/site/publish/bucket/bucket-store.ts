import { inParallel } from '../in-parallel.ts'
import { places } from '../places.ts'
import { PublishError } from '../publish-error.ts'
import type { Hosts } from '../release.ts'
import type { OpenStore, Store } from '../store.ts'
import type { BucketAddress } from './bucket-address.ts'
import { type Claim, openClaim } from './claim.ts'
import { clearAway } from './clear-away.ts'
import { type HeldTexts, holdTexts } from './held-texts.ts'
import { createKeyShelf } from './key-shelf.ts'
import { type Conditioner, learnConditions } from './learn-conditions.ts'
import { listAll } from './list-all.ts'
import { siteMark } from './object-headers.ts'
import { flipHosts } from './point-hosts.ts'
import { openS3, type S3Client } from './s3-client.ts'
import { openUploads } from './uploads.ts'

/** The most requests at a time. */
const maxRequests = 16

/** Opens a bucket for reading; throws if nothing is published, PublishError if it cannot be read. */
export async function readBucketStore(at: BucketAddress): Promise<Store> {
  const s3 = openS3(at)
  const { keys } = await s3.list(`${places.hosts}/`)
  if (keys.length === 0)
    throw new Error(
      `Nothing is published in "${at.name}". Publish first, or name the bucket with --to.`,
    )
  return readOnlyStore(s3, at)
}

/** Opens a bucket for reading even if nothing is published yet. */
export async function peekIntoBucket(at: BucketAddress): Promise<Store> {
  const s3 = openS3(at)
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
  if (!(await isEmpty(places.releases)) || alone) return
  // Checked again last: another process may make the first publish in the meantime.
  for (const folder of Object.values(places))
    if (!(await isEmpty(folder)) && (await isEmpty(places.releases)))
      throw new PublishError(
        `"${name}" has keys below "${folder}/" that no publish wrote. Choose another path with --to.`,
      )
}

/** Runs work with write access to a bucket; adds to the message of a failure which release is served. */
export async function inBucketStore<T>(
  at: BucketAddress,
  work: (store: OpenStore) => Promise<T>,
): Promise<T> {
  const s3 = openS3(at)
  const progress: Progress = { phase: 'before' }
  try {
    // Missing permissions to list are reported before anything is written.
    await assertFreeOrOurs(s3, at)
    const adaptCondition = await learnConditions(s3, at)
    const texts = holdTexts({
      read: (path) => loadText(s3, path),
      write: (path, text, when) =>
        s3.put(path, Buffer.from(text), { headers: textHeaders, when: adaptCondition(when) }),
    })
    const lease = await openClaim(texts, at)
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
      : 'Every host still serves what it served before.'
  return new PublishError(`${cause.message} ${served}`, { cause })
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
    entries: (folder) => listAll(s3, folder),
  }
}

async function loadPointers(s3: S3Client): Promise<Hosts> {
  const sites = new Map<string, string>()
  await inParallel(await listAll(s3, places.hosts), maxRequests, async ({ path }) => {
    const host = /^hosts\/([^/]+)\/index\.html$/.exec(path)?.[1]
    const site = host && (await s3.head(path))?.headers.get(siteMark)
    if (host && site) sites.set(host, site)
  })
  return new Map([...sites].sort(([a], [b]) => (a < b ? -1 : 1)))
}

interface StoreDeps {
  readonly s3: S3Client
  readonly at: BucketAddress
  readonly adaptCondition: Conditioner
  readonly texts: HeldTexts
  readonly lease: Claim
  readonly progress: Progress
}

function writeMethods({
  s3,
  at,
  adaptCondition,
  texts,
  lease,
  progress,
}: StoreDeps): Omit<OpenStore, keyof Store> {
  const uploads = openUploads(s3, adaptCondition('absent'), maxRequests)
  return {
    has: createKeyShelf(s3),
    ...uploads,
    async take() {
      await lease.take()
      progress.phase = 'leased'
    },
    async put(path, text) {
      const done = await texts.replace(path, text, await texts.read(path))
      if (done === 'conflict')
        throw new PublishError(`Another process changed "${path}" in the meantime. Try again.`)
    },
    async flip({ name, hosts, gone }) {
      progress.phase = 'switching'
      const timeoutMs = Math.floor(at.lease / 3)
      const deps = { s3, adaptCondition, check: lease.check, timeoutMs, maxRequests }
      await flipHosts({ hosts, gone }, deps)
      await lease.finish(name)
      progress.phase = 'after'
    },
    async discard({ folders, files }) {
      progress.phase = 'deleting'
      await clearAway({ folders, files }, { s3, check: lease.check, maxRequests })
    },
    async close() {
      if (progress.phase === 'leased') await lease.leave('unchanged')
      if (progress.phase === 'switching') await lease.leave('interrupted')
      if (progress.phase === 'deleting') await lease.leave('deleted')
    },
  }
}
