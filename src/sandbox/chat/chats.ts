import { randomBytes } from 'node:crypto'
import { createExpiringMap } from '../kit/expiring-map.ts'
import type { ChatTopic } from './texts.ts'

/** A line of a chat: what the player typed, or the topic of an answer. */
export type ChatLine = { readonly typed: string } | { readonly answer: ChatTopic }

export interface OpenChat {
  /** The merchant's code. */
  readonly merchant: string
  /** Language tag. */
  readonly language: string
  readonly lines: readonly ChatLine[]
}

/** The chats with the demonstration's customer service, each open for an hour after its last line. */
export interface Chats {
  /** Opens a chat and returns the ticket that its page is found by. */
  readonly open: (chat: Pick<OpenChat, 'merchant' | 'language'>) => string
  readonly read: (ticket: string) => OpenChat | undefined
  readonly add: (ticket: string, lines: readonly ChatLine[]) => void
}

const lifetimeMs = 3_600_000
const mostChats = 1000
/** The older lines of a chat are dropped. */
const mostLines = 60

export function createChats(now: () => number): Chats {
  const kept = createExpiringMap<OpenChat>({ now, lifetimeMs, limit: mostChats })
  return {
    open(chat) {
      const ticket = randomBytes(18).toString('base64url')
      kept.put(ticket, { ...chat, lines: [{ answer: 'hello' }] })
      return ticket
    },
    read: kept.read,
    add(ticket, lines) {
      const chat = kept.read(ticket)
      if (chat) kept.put(ticket, { ...chat, lines: [...chat.lines, ...lines].slice(-mostLines) })
    },
  }
}
