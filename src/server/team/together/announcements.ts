import { randomBytes } from 'node:crypto'
import type { TeamPerson } from '../../../core/contract/generated/studio-api.ts'

/** A change that the pages of a team learn of. */
export interface Announcement {
  readonly kind: 'saved' | 'notes'
  readonly merchant: string
  readonly by: TeamPerson
  /** The id of the session that made the change; absent for a machine. */
  readonly session?: string | undefined
  /** ISO 8601. */
  readonly at: string
  /** What a save changes for players, as sentences. */
  readonly changes?: readonly string[]
  /** The people that a note mentions, by id. */
  readonly mentions?: readonly string[]
}

/** Hears an announcement with its id; `missed` replaces those that are no longer kept. */
export type Hear = (id: string, announcement: Announcement | 'missed') => void

/**
 * Carries what one member changes to the pages of the others. This version reaches the pages of one process; several
 * instances on one database need one that the database carries.
 */
export interface Announcements {
  readonly announce: (announcement: Announcement) => Promise<void>
  /**
   * Calls back with each announcement after the one with the given id, those of the past first; without an id, with
   * those to come. Returns the function that ends it.
   */
  readonly listen: (after: string | undefined, hear: Hear) => () => void
}

/** The number of announcements that a page can catch up with after its connection broke. */
const kept = 500

/** Creates announcements that this process keeps in memory. */
export function createAnnouncements(): Announcements {
  // Another start counts from one again, and its ids must not be taken for those of this one.
  const start = randomBytes(6).toString('base64url')
  const recent: { readonly number: number; readonly announcement: Announcement }[] = []
  const hearers = new Set<Hear>()
  let last = 0
  const idOf = (number: number): string => `${start}.${number}`
  return {
    announce: async (announcement) => {
      last += 1
      recent.push({ number: last, announcement })
      if (recent.length > kept) recent.shift()
      for (const hear of hearers) hear(idOf(last), announcement)
    },
    listen: (after, hear) => {
      if (after !== undefined) catchUp(after, hear)
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
  }

  function catchUp(after: string, hear: Hear): void {
    const number = after.startsWith(`${start}.`) ? Number(after.slice(start.length + 1)) : -1
    const oldest = recent[0]?.number ?? last + 1
    if (number >= oldest - 1 && number <= last)
      for (const one of recent.filter((later) => later.number > number))
        hear(idOf(one.number), one.announcement)
    else hear(idOf(last), 'missed')
  }
}
