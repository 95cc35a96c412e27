import { randomUUID } from 'node:crypto'
import type { SharedEvents } from '../store/shared-events.ts'
import {
  type Announcement,
  type Announcements,
  createRecentAnnouncements,
} from './announcements.ts'
import type { PeopleByMerchant, Presence } from './presence.ts'

export interface ShareOptions {
  readonly shared: SharedEvents
  readonly presence: Presence
  /** Milliseconds between two looks at the database without a notice. */
  readonly heartbeat: number
}

/** The events that this instance shares with the others on its database. */
export interface EventsOfInstances extends Announcements {
  /** Tells the other instances that a session ended. */
  readonly endSession: (session: string) => void
  /** Calls back when a session ended at another instance. */
  readonly onSessionEnd: (ended: (session: string) => void) => void
  readonly close: () => Promise<void>
}

/** An instance whose list of pages is this many heartbeats old counts as gone. */
const goneAfter = 3

const sessionNotice = 'session '

/**
 * Shares announcements, the names of who has a merchant open, and ends of sessions with the other instances on one
 * database. A notice says that there is something to read; what a lost notice was about is read at the next heartbeat.
 */
export async function shareEvents({
  shared,
  presence,
  heartbeat,
}: ShareOptions): Promise<EventsOfInstances> {
  const instance = randomUUID()
  const recent = createRecentAnnouncements(await shared.readSpace())
  const [oldest] = await shared.list(0)
  if (oldest) recent.restart(oldest.id - 1)
  /** Those that were announced while the database was away. */
  const unsent: string[] = []

  let sessionEnded: (session: string) => void = () => undefined

  const readEvents = inTurn(async () => {
    while (unsent[0] !== undefined) {
      await shared.append(unsent[0])
      unsent.shift()
    }
    for (const { id, body } of await shared.list(recent.last()))
      recent.add(id, JSON.parse(body) as Announcement)
  })
  const readPages = inTurn(async () => {
    const listed = await shared.listPages(instance)
    presence.setOthers(listed.map((pages) => JSON.parse(pages) as PeopleByMerchant))
  })
  const keepPages = inTurn(async () => {
    await shared.keepPages(instance, JSON.stringify(presence.listOwn()), goneAfter * heartbeat)
  })
  const tellPages = inTurn(async () => {
    await keepPages()
    await shared.notify('pages')
  })
  presence.onChange(() => void tellPages())
  const lookAgain = (): void => {
    void readEvents()
    void keepPages()
    void readPages()
  }
  const beat = setInterval(lookAgain, heartbeat)
  const stop = shared.listen((payload) => {
    if (payload === undefined) lookAgain()
    else if (payload === 'event') void readEvents()
    else if (payload === 'pages') void readPages()
    else if (payload.startsWith(sessionNotice)) sessionEnded(payload.slice(sessionNotice.length))
  })
  await readEvents()
  return {
    announce: async (announcement) => {
      unsent.push(JSON.stringify(announcement))
      await readEvents()
    },
    listen: recent.listen,
    // Without the notice, the stream ends at its next heartbeat.
    endSession: (session) => void shared.notify(sessionNotice + session).catch(() => undefined),
    onSessionEnd: (ended) => {
      sessionEnded = ended
    },
    close: async () => {
      clearInterval(beat)
      presence.onChange(() => undefined)
      await Promise.all([readEvents(), readPages(), keepPages(), tellPages()])
      await stop()
      await shared
        .dropPages(instance)
        .then(() => shared.notify('pages'))
        .catch(() => undefined)
    },
  }
}

/**
 * Returns a function that runs the given one once at a time, and once more for those who asked meanwhile. It fails when
 * the database is away, and is asked again at the next heartbeat.
 */
function inTurn(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = (): Promise<void> => {
    running = run()
      .catch(() => undefined)
      .finally(() => {
        running = undefined
      })
    return running
  }
  return () => {
    if (!running) return start()
    next ??= running.then(() => {
      next = undefined
      return start()
    })
    return next
  }
}
