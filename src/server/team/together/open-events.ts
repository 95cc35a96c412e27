import type { TeamStore } from '../store/open-team-store.ts'
import { type Announcements, createAnnouncements } from './announcements.ts'
import { createOpenPages, type OpenPages, type OpenPagesOptions } from './open-pages.ts'
import { createPresence } from './presence.ts'
import { shareEvents } from './share-events.ts'

/** What the pages of a team hear of. */
export interface TeamEvents {
  readonly announcements: Announcements
  readonly pages: Pick<OpenPages, 'open'>
  /** Ends the streams of a session, at each instance. */
  readonly endSession: (session: string) => void
  readonly close: () => Promise<void>
}

/** Opens the events of a team: in the memory of this process, or shared by the instances on one database. */
export async function openEvents(
  { sessions, shared }: Pick<TeamStore, 'sessions' | 'shared'>,
  limits: Pick<OpenPagesOptions, 'pages' | 'heartbeat'>,
): Promise<TeamEvents> {
  const presence = createPresence()
  const { heartbeat } = limits
  const others = shared && (await shareEvents({ shared, presence, heartbeat }))
  const announcements = others ?? createAnnouncements()
  const isOpen = sessions.isOpen
  const pages = createOpenPages({ ...limits, announcements, presence, isOpen })
  others?.onSessionEnd(pages.endSession)
  return {
    announcements,
    pages,
    endSession: (session) => {
      pages.endSession(session)
      others?.endSession(session)
    },
    close: async () => {
      pages.close()
      await others?.close()
    },
  }
}
