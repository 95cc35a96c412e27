import type { ReleaseTimes } from '../published-folder.ts'
import type { Release } from '../release.ts'

/** A release with the times at which it was made and last went live. */
export interface DatedRelease extends Release, ReleaseTimes {}

/** The rules by which releases are kept. */
export interface RetentionRules {
  /** The number of the latest releases that are kept at any age. */
  readonly keep: number
  /** Releases that were served after this time are kept; in epoch milliseconds. */
  readonly since: number
}

/**
 * Chooses the releases to keep: the current one, the latest, and those that were served after
 * `since`, because players may have their pages open. Returns their names.
 */
export function chooseKeptReleases(
  releases: readonly DatedRelease[],
  current: string,
  { keep, since }: RetentionRules,
): ReadonlySet<string> {
  // Of two releases at the same time the later one in the list is the later one.
  const latest = releases.toReversed().sort((a, b) => b.lastServed - a.lastServed)
  const kept = latest.filter(({ name }, at) => {
    // A release is served until the next one is published.
    const servedUntil = latest[at - 1]?.lastServed ?? Number.POSITIVE_INFINITY
    return name === current || at < keep || servedUntil > since
  })
  return new Set(kept.map(({ name }) => name))
}
