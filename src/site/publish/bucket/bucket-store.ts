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

/** As many requests as are under way together. */
const most = 16

/** A bucket to be looked at; throws where nothing is published, PublishError where it cannot be. */
export async function readBucketStore(at: BucketAddress): Promise<Store> {
  const s3 = openS3(at)
  const { keys } = await s3.list(`${places.hosts}/`)
  if (keys.length === 0)
    throw new Error(`Nothing is published in "${at.name}". Publish first, or name the place.`)
  return look(s3, at)
}

/** The same, also where nothing is published yet. */
export async function peekIntoBucket(at: BucketAddress): Promise<Store> {
  const s3 = openS3(at)
  await checkPlaces(s3, at)
  return look(s3, at)
}

/** Throws PublishError where nothing was published and a place of what would be is somebody else's: a prune would clear it. */
async function checkPlaces(s3: S3Client, { name, alone }: BucketAddress): Promise<void> {
  const isEmpty = async (place: string): Promise<boolean> =>
    (await s3.list(`${place}/`)).keys.length === 0
  // A server that knows no conditions keeps no trace of a publish that was interrupted.
  if (!(await isEmpty(places.releases)) || alone) return
  // Looked at again last: another's first publish may fill the places meanwhile.
  for (const place of Object.values(places))
    if (!(await isEmpty(place)) && (await isEmpty(places.releases)))
      throw new PublishError(
        `"${name}" has keys below "${place}/", and no publish made them. Choose another path with --to.`,
      )
}

/** Works in a bucket, and says of a failure what is served now. */
export async function inBucketStore<T>(
  at: BucketAddress,
  work: (store: OpenStore) => Promise<T>,
): Promise<T> {
  const s3 = openS3(at)
  const progress: Progress = { stage: 'before' }
  try {
    // Whoever may not even list learns it before anything is written.
    await checkPlaces(s3, at)
    const conditioned = await learnConditions(s3, at)
    const texts = holdTexts({
      read: (path) => readHeld(s3, path),
      write: (path, text, when) =>
        s3.put(path, Buffer.from(text), { headers: textHeaders, when: conditioned(when) }),
    })
    const claim = await openClaim(texts, at)
    const store = { ...look(s3, at), ...changes({ s3, at, conditioned, texts, claim, progress }) }
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  } catch (cause) {
    throw cause instanceof PublishError ? sayWhatIsServed(cause, progress) : cause
  }
}

/** How far hosts have flipped. */
interface Progress {
  stage: 'before' | 'taken' | 'flipping' | 'clearing' | 'after'
}

const textHeaders = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

function sayWhatIsServed(cause: PublishError, { stage }: Progress): PublishError {
  const served =
    stage === 'flipping'
      ? 'Some hosts serve the new release already, the others the old one: publish again to finish.'
      : 'Every host goes on serving what it served.'
  return new PublishError(`${cause.message} ${served}`, { cause })
}

async function readHeld(s3: S3Client, path: string) {
  const found = await s3.get(path)
  return found && { text: found.bytes.toString(), mark: found.mark }
}

function look(s3: S3Client, { name }: BucketAddress): Store {
  return {
    name,
    read: async (path) => (await s3.get(path))?.bytes.toString(),
    async time(path) {
      const time = (await s3.head(path))?.headers.get('last-modified')
      return time ? Date.parse(time) : undefined
    },
    pointers: () => readPointers(s3),
    entries: (folder) => listAll(s3, folder),
  }
}

async function readPointers(s3: S3Client): Promise<Hosts> {
  const sites = new Map<string, string>()
  await inParallel(await listAll(s3, places.hosts), most, async ({ path }) => {
    const host = /^hosts\/([^/]+)\/index\.html$/.exec(path)?.[1]
    const site = host && (await s3.head(path))?.headers.get(siteMark)
    if (host && site) sites.set(host, site)
  })
  return new Map([...sites].sort(([a], [b]) => (a < b ? -1 : 1)))
}

interface Works {
  readonly s3: S3Client
  readonly at: BucketAddress
  readonly conditioned: Conditioner
  readonly texts: HeldTexts
  readonly claim: Claim
  readonly progress: Progress
}

function changes({
  s3,
  at,
  conditioned,
  texts,
  claim,
  progress,
}: Works): Omit<OpenStore, keyof Store> {
  const uploads = openUploads(s3, conditioned('absent'), most)
  return {
    has: createKeyShelf(s3),
    ...uploads,
    async take() {
      await claim.take()
      progress.stage = 'taken'
    },
    async put(path, text) {
      const done = await texts.replace(path, text, await texts.read(path))
      if (done === 'conflict')
        throw new PublishError(`Another process changed "${path}" meanwhile.`)
    },
    async flip({ name, hosts, gone }) {
      progress.stage = 'flipping'
      const patience = Math.floor(at.lease / 3)
      await flipHosts({ hosts, gone }, { s3, conditioned, check: claim.check, patience, most })
      await claim.finish(name)
      progress.stage = 'after'
    },
    async discard({ folders, files }) {
      progress.stage = 'clearing'
      await clearAway({ folders, files }, { s3, check: claim.check, most })
    },
    async close() {
      if (progress.stage === 'taken') await claim.leave('whole')
      if (progress.stage === 'flipping') await claim.leave('torn')
      if (progress.stage === 'clearing') await claim.leave('cleared')
    },
  }
}
