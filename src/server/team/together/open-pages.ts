import type { PeopleEvent, StudioEvent } from '../../../core/contract/generated/studio-api.ts'
import type { EventSink, RunStream, WatchedPage } from '../../access/caller.ts'
import { refuse } from '../../studio-api/refusal.ts'
import type { Announcement, Announcements } from './announcements.ts'
import type { Presence } from './presence.ts'

/** Who reads the events of a page. */
export interface EventReader {
  /** The person's id at the identity provider. */
  readonly subject: string
  readonly name: string
  /** The id of the session, with which the stream ends. */
  readonly session: string
  readonly maySee: (merchant: string) => boolean
}

export interface OpenPagesOptions {
  readonly announcements: Announcements
  readonly presence: Presence
  /** Resolves with true while a session has not ended; that is no use of it. */
  readonly isOpen: (session: string) => Promise<boolean>
  /** The number of pages that a person may have open. */
  readonly pages: number
  /** Milliseconds between two heartbeats; each looks whether the session has ended. */
  readonly heartbeat: number
}

/** The pages of a team that hear of changes. */
export interface OpenPages {
  /** Opens the stream of a page. Throws StudioApiRefusal. */
  readonly open: (reader: EventReader, page: WatchedPage) => RunStream
  /** Ends the streams of a session. */
  readonly endSession: (session: string) => void
  /** Ends all streams. */
  readonly close: () => void
}

/** The names of people that one event has at most. */
const namesSent = 20
/** The sentences about a save that one event has at most. */
const changesSent = 5
/** The events that wait for a slow reader; one that is later than this connects again and catches up. */
const waitingEvents = 200

/** Creates the streams of events of a team: each has what its reader may see, and ends with the session. */
export function createOpenPages(options: OpenPagesOptions): OpenPages {
  const open = new Set<{ readonly reader: EventReader; readonly end: () => void }>()
  const countOf = (subject: string): number =>
    [...open].filter(({ reader }) => reader.subject === subject).length
  return {
    open: (reader, page) => {
      if (countOf(reader.subject) >= options.pages)
        throw refuse('too-many-pages', { pages: options.pages })
      if (page.merchant !== undefined && !reader.maySee(page.merchant))
        throw refuse('no-role', { role: 'viewer', where: [page.merchant] })
      return async (sink) => {
        const ended = Promise.withResolvers<void>()
        const entry = { reader, end: ended.resolve }
        open.add(entry)
        sink.onClose(ended.resolve)
        try {
          await run({ reader, page, sink, ended }, options)
        } finally {
          open.delete(entry)
        }
      }
    },
    endSession: (session) => {
      for (const { reader, end } of open) if (reader.session === session) end()
    },
    close: () => {
      for (const { end } of open) end()
    },
  }
}

interface OpenPage {
  readonly reader: EventReader
  readonly page: WatchedPage
  readonly sink: EventSink
  readonly ended: PromiseWithResolvers<void>
}

async function run({ reader, page, sink, ended }: OpenPage, options: OpenPagesOptions) {
  const { announcements, presence, heartbeat } = options
  let waiting = 0
  const send = (sending: Promise<void>): void => {
    waiting += 1
    if (waiting > waitingEvents) ended.resolve()
    sending.then(() => {
      waiting -= 1
    }, ended.resolve)
  }
  const sendEvent = (event: StudioEvent, id?: string): void =>
    send(sink.send({ data: JSON.stringify(event), ...(id !== undefined && { id }) }))
  const leave = page.merchant === undefined ? undefined : enter(page.merchant, reader, sendEvent)
  const stop = announcements.listen(page.after, (id, announcement) => {
    if (announcement === 'missed') sendEvent({ kind: 'missed' }, id)
    else if (reader.maySee(announcement.merchant)) sendEvent(eventOf(announcement, reader), id)
  })
  const beat = setInterval(() => {
    send(sink.beat())
    options.isOpen(reader.session).then((isOpen) => {
      if (!isOpen) ended.resolve()
    }, ended.resolve)
  }, heartbeat)
  send(sink.beat())
  await ended.promise
  clearInterval(beat)
  stop()
  leave?.()

  function enter(
    merchant: string,
    { subject: id, name }: EventReader,
    sendPeople: (event: StudioEvent) => void,
  ) {
    return presence.enter(merchant, { id, name }, (all) => {
      const others = all.filter((person) => person.id !== id)
      const people: PeopleEvent = {
        merchant,
        people: others.slice(0, namesSent),
        more: Math.max(0, others.length - namesSent),
      }
      sendPeople({ kind: 'people', people })
    })
  }
}

function eventOf(
  { kind, merchant, to, by, session, at, changes = [], mentions = [] }: Announcement,
  reader: EventReader,
): StudioEvent {
  const event = { merchant, by, at, isOwn: session === reader.session }
  if (kind === 'notes')
    return { kind, notes: { ...event, mentionsYou: mentions.includes(reader.subject) } }
  if (to !== undefined) return { kind: 'renamed', renamed: { ...event, to } }
  const shown = changes.slice(0, changesSent)
  return { kind, saved: { ...event, changes: shown, more: changes.length - shown.length } }
}
