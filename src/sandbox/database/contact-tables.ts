import type { Generated } from 'kysely'
import type {
  Correspondent,
  FeedbackType,
  MessageBox,
} from '../../core/contract/generated/gateway.ts'

/** The tables of messages: what the platform and its members write to each other. */
export interface ContactTables {
  message: MessageTable
  feedback: {
    readonly id: Generated<number>
    readonly accountId: string
    readonly type: FeedbackType
    readonly content: string
    readonly contact: string | null
    readonly pictures: number
    readonly state: 'open' | 'answered' | 'closed'
    readonly answer: string | null
    readonly createdAt: number
  }
  helpVote: {
    readonly merchant: string
    readonly topicId: string
    readonly voter: string
    readonly helpful: number
  }
  outbox: {
    readonly id: Generated<number>
    readonly merchant: string
    readonly recipient: string
    readonly subject: string
    readonly body: string
    readonly createdAt: number
  }
}

interface MessageTable {
  readonly id: Generated<number>
  readonly accountId: string
  readonly box: MessageBox
  /** The other side: the sender of a message that was received, the recipient of one that was sent. */
  readonly peer: Correspondent | 'system'
  readonly title: string
  /** HTML. */
  readonly body: string
  /** The id of the world's message that has the texts in each language, in place of title and body. */
  readonly worldId: string | null
  readonly createdAt: number
  readonly readAt: number | null
}

export const createContactTables = `
CREATE TABLE IF NOT EXISTS message (
  id INTEGER PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  box TEXT NOT NULL, peer TEXT NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL, worldId TEXT,
  createdAt INTEGER NOT NULL, readAt INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS message_box ON message (accountId, box, createdAt);
CREATE TABLE IF NOT EXISTS feedback (
  id INTEGER PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  type TEXT NOT NULL, content TEXT NOT NULL, contact TEXT, pictures INTEGER NOT NULL,
  state TEXT NOT NULL, answer TEXT, createdAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS helpVote (
  merchant TEXT NOT NULL, topicId TEXT NOT NULL, voter TEXT NOT NULL, helpful INTEGER NOT NULL,
  PRIMARY KEY (merchant, topicId, voter)
) STRICT;
CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL,
  body TEXT NOT NULL, createdAt INTEGER NOT NULL
) STRICT;
`
