import type { ReleaseTimes } from '../published-folder.ts'
import type { Release } from '../release.ts'

/** A release with when it was made and when it last went live. */
export interface DatedRelease extends Release, ReleaseTimes {}

export interface Keeping {
  /** How many of the latest releases stay, whatever their age. */
  readonly keep: number
  /** What was served after this moment stays, in epoch milliseconds. */
  readonly since: number
}

/**
 * The releases that stay: the one that is served, the latest, and every one that was still served
 * after a moment, for players have its pages open.
 */
export function chooseKept(
  releases: readonly DatedRelease[],
  current: string,
  { keep, since }: Keeping,
): ReadonlySet<string> {
  // Of two at one time the one that the list names later is the later one.
  const latest = releases.toReversed().sort((a, b) => b.lastServed - a.lastServed)
  const stays = latest.filter(({ name }, at) => {
    // It was served until the next one went out.
    const left = latest[at - 1]?.lastServed ?? Number.POSITIVE_INFINITY
    return name === current || at < keep || left >= since
  })
  return new Set(stays.map(({ name }) => name))
}
