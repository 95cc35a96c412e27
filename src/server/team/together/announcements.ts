import { randomBytes } from 'node:crypto'
import type { TeamPerson } from '../../../core/contract/generated/studio-api.ts'

/** A change that the pages of a team learn of. */
export interface Announcement {
  readonly kind: 'saved' | 'notes' | 'renamed'
  readonly merchant: string
  readonly by: TeamPerson
  /** The id of the session that made the change; absent for a machine. */
  readonly session?: string | undefined
  /** ISO 8601. */
  readonly at: string
  /** The new code of a merchant that was renamed. */
  readonly to?: string | undefined
  /** What a save changes for players, as sentences. */
  readonly changes?: readonly string[]
  /** The people that a note mentions, by id. */
  readonly mentions?: readonly string[]
}

/** Hears an announcement with its id; `missed` replaces those that are no longer kept. */
export type Hear = (id: string, announcement: Announcement | 'missed') => void

/** Carries what one member changes to the pages of the others. */
export interface Announcements {
  readonly announce: (announcement: Announcement) => Promise<void>
  /**
   * Calls back with each announcement after the one with the given id, those of the past first; without an id, with
   * those to come. Returns the function that ends it.
   */
  readonly listen: (after: string | undefined, hear: Hear) => () => void
}

/** The announcements that this process keeps for its pages, in the order of their numbers. */
export interface RecentAnnouncements extends Pick<Announcements, 'listen'> {
  /** Returns the number of the last one. */
  readonly last: () => number
  /** Adds one. Where a number does not follow the last one, the pages learn that they missed some. */
  readonly add: (number: number, announcement: Announcement) => void
  /** Forgets all, goes on after a number, and tells the pages that they missed some. */
  readonly restart: (number: number) => void
}

/** The number of announcements that a page can catch up with after its connection broke. */
const kept = 500

/** Creates announcements that this process keeps in memory. */
export function createAnnouncements(): Announcements {
  // Another start counts from one again, and its ids must not be taken for those of this one.
  const recent = createRecentAnnouncements(randomBytes(6).toString('base64url'))
  return {
    announce: async (announcement) => recent.add(recent.last() + 1, announcement),
    listen: recent.listen,
  }
}

/** Creates an empty list of announcements, whose ids begin with the name of the space that numbers them. */
export function createRecentAnnouncements(space: string): RecentAnnouncements {
  const recent: { readonly number: number; readonly announcement: Announcement }[] = []
  const hearers = new Set<Hear>()
  let last = 0
  const idOf = (number: number): string => `${space}.${number}`
  const restart = (number: number): void => {
    recent.length = 0
    last = number
    for (const hear of hearers) hear(idOf(last), 'missed')
  }
  return {
    last: () => last,
    restart,
    add: (number, announcement) => {
      if (number !== last + 1) restart(number - 1)
      last = number
      recent.push({ number, announcement })
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
    const number = after.startsWith(`${space}.`) ? Number(after.slice(space.length + 1)) : -1
    const oldest = recent[0]?.number ?? last + 1
    if (number >= oldest - 1 && number <= last)
      for (const one of recent.filter((later) => later.number > number))
        hear(idOf(one.number), one.announcement)
    else hear(idOf(last), 'missed')
  }
}
