import { randomUUID } from 'node:crypto'
import { createBusyError, PublishError } from '../publish-error.ts'
import { currentReleasePath } from '../publish-paths.ts'
import type { BucketAddress } from './bucket-address.ts'
import type { CompareAndSwap, VersionedText } from './compare-and-swap.ts'

/**
 * A lease on what a bucket serves, held for one publish or prune. It is the text of
 * `releases/current`, which the holder rewrites again and again.
 */
export interface Lease {
  /** Acquires the lease; throws PublishError if another process holds it. */
  readonly acquire: () => Promise<void>
  /** Throws PublishError if the lease may have expired, so that another process may hold it. */
  readonly assertHeld: () => void
  /** Ends the lease by writing the name of the release that is served now. */
  readonly complete: (name: string) => Promise<void>
  /**
   * Releases the lease. `unchanged` restores the name of the release that was served before;
   * `interrupted` leaves no name, because some hosts have switched; `deleted` writes the same release
   * in another form, so that a publish that began before the files were deleted must start again.
   */
  readonly release: (outcome: 'interrupted' | 'unchanged' | 'deleted') => Promise<void>
}

/** The text in place of a release's name after a publish was interrupted while hosts switched. */
const noRelease = '-\n'

/** Reads the current state of the lease; its holder is this process only after `acquire`. */
export async function openLease(
  texts: CompareAndSwap,
  { name, lease, clock }: Pick<BucketAddress, 'name' | 'lease' | 'clock'>,
): Promise<Lease> {
  const own = randomUUID()
  const first = await texts.read(currentReleasePath)
  const since = clock.now()
  const held = createHeldText(texts, { name, clock })
  let renewals = 0
  let stopRenewals = (): void => undefined
  let renewing: Promise<void> = Promise.resolve()

  const renew = async (): Promise<void> => {
    renewals += 1
    // A failed renewal is skipped; `assertHeld` compares the time of the last one.
    await held.write(`-${own} ${renewals}\n`).catch(() => undefined)
  }
  const stop = async (): Promise<void> => {
    stopRenewals()
    await renewing
  }
  return {
    async acquire() {
      if (first && isLease(first.text))
        await waitForExpiry(texts, { first, since, name, lease, clock })
      await held.take(`-${own} 0\n`, first)
      stopRenewals = clock.repeat(lease / 3, () => {
        renewing = renewing.then(renew)
      })
    },
    assertHeld() {
      if (clock.now() - held.writtenAt() > (lease * 2) / 3) throw expired(name)
    },
    async complete(release) {
      await stop()
      await held.write(`${release}\n`)
    },
    async release(outcome) {
      if (!held.isTaken()) return
      await stop()
      const textByOutcome = {
        interrupted: noRelease,
        unchanged: first?.text ?? noRelease,
        deleted: restate(first, own),
      }
      await held.write(textByOutcome[outcome]).catch(() => undefined)
    },
  }
}

/** The text of the lease since this process wrote it. */
interface HeldText {
  /** Writes the first text of this process over the one that it read; throws PublishError if that changed. */
  readonly take: (text: string, first: VersionedText | undefined) => Promise<void>
  /** Writes over its last text; throws PublishError if another process changed it. */
  readonly write: (text: string) => Promise<void>
  readonly isTaken: () => boolean
  /** Returns when the last text that was written was sent, in the milliseconds of the clock; 0 before the first. */
  readonly writtenAt: () => number
}

function createHeldText(
  texts: CompareAndSwap,
  { name, clock }: Pick<BucketAddress, 'name' | 'clock'>,
): HeldText {
  let held: VersionedText | undefined
  let writtenAt = 0
  return {
    async take(text, first) {
      const from = clock.now()
      const now = await texts.replace(currentReleasePath, text, first)
      if (now === 'conflict') throw await explainHolder(texts, name)
      held = now
      writtenAt = from
    },
    async write(text) {
      const from = clock.now()
      const now = await texts.replace(currentReleasePath, text, held)
      if (now === 'conflict') {
        writtenAt = Number.NEGATIVE_INFINITY
        throw expired(name)
      }
      held = now
      writtenAt = from
    },
    isTaken: () => held !== undefined,
    writtenAt: () => writtenAt,
  }
}

/** Writes the same release in another form; without a release, a lease that nobody renews. */
function restate(first: VersionedText | undefined, own: string): string {
  const name = first?.text.trim().split(' ')[0] ?? '-'
  return name.startsWith('-') ? `-${own} left\n` : `${name} ${own}\n`
}

function isLease(text: string): boolean {
  return text.startsWith('-') && text !== noRelease
}

/** Waits until another process's lease expires; throws PublishError if that process renews it. */
async function waitForExpiry(
  texts: CompareAndSwap,
  {
    first,
    since,
    name,
    lease,
    clock,
  }: Pick<BucketAddress, 'name' | 'lease' | 'clock'> & {
    readonly first: VersionedText
    readonly since: number
  },
): Promise<void> {
  while (clock.now() - since < lease) {
    await clock.wait(Math.min(lease / 5, lease - (clock.now() - since)))
    const now = await texts.read(currentReleasePath)
    if (now?.etag === first.etag) continue
    throw explainText(now, name)
  }
}

async function explainHolder(texts: CompareAndSwap, name: string): Promise<PublishError> {
  return explainText(await texts.read(currentReleasePath), name)
}

function explainText(now: VersionedText | undefined, name: string): PublishError {
  return now && isLease(now.text) ? createBusyError(name) : changed(name)
}

const changed = (name: string): PublishError =>
  new PublishError(
    `Another process changed what "${name}" serves in the meantime. Try again; uploaded files are kept.`,
  )
const expired = (name: string): PublishError =>
  new PublishError(
    `The connection to "${name}" was lost for so long that another process may publish there. Try again; uploaded files are kept.`,
  )
