import type { GeneratedAlways, Kysely } from 'kysely'
import type { ScheduleState } from '../../../core/contract/schedule-states.ts'
import type { EventTables } from './event-tables.ts'
import type { LogoutTables } from './logout-tables.ts'
import type { TogetherTables } from './together-tables.ts'

/** The tables of a team's database. Times are epoch milliseconds. */
export interface TeamTables extends ReleaseTables, TogetherTables, EventTables, LogoutTables {
  /** Sign-ins that wait for the identity provider's answer. */
  signIn: {
    /** The SHA-256 of the secret in the browser's cookie. */
    readonly hash: string
    readonly state: string
    readonly nonce: string
    readonly verifier: string
    /** The path of the studio to open afterwards. */
    readonly returnTo: string
    readonly endsAt: number
  }
  session: {
    /** The SHA-256 of the secret in the browser's cookie. */
    readonly hash: string
    /** Names the session where it is listed. It opens nothing. */
    readonly id: string
    readonly subject: string
    readonly name: string
    readonly email: string | null
    /** The claims that grants read, as JSON. */
    readonly claims: string
    readonly startedAt: number
    readonly usedAt: number
    readonly endsAt: number
    readonly address: string
    readonly agent: string
    /** The session at the identity provider. */
    readonly sid: string | null
  }
  token: {
    /** The SHA-256 of the token. */
    readonly hash: string
    readonly id: string
    readonly name: string
    /** The grants, as JSON. */
    readonly grants: string
    readonly createdAt: number
    readonly endsAt: number
    readonly usedAt: number | null
  }
  audit: {
    readonly id: GeneratedAlways<number>
    readonly at: number
    readonly who: string
    readonly subject: string | null
    readonly address: string
    readonly agent: string
    readonly action: string
    /** The codes of the merchants, as a JSON list. */
    readonly merchants: string
    readonly outcome: 'allowed' | 'refused' | 'failed'
    readonly problem: string | null
    /** What is changed, as JSON. */
    readonly change: string | null
  }
}

/** The tables of scheduled releases and of the messages about them. */
interface ReleaseTables {
  schedule: {
    readonly id: string
    /** The codes of the merchants, as a JSON list; null for all of them. */
    readonly merchants: string | null
    /** An environment of `livery.json`; null for the folder that the studio publishes to. */
    readonly environment: string | null
    /** The place that is published to, as it was when the schedule was made. */
    readonly target: string
    /** When it goes out; null for the moment of its approval. */
    readonly at: number | null
    /** When what was served before comes back; null for never. */
    readonly until: number | null
    readonly zone: string
    /** The name of the release. */
    readonly release: string
    readonly note: string | null
    readonly state: ScheduleState
    readonly who: string
    readonly subject: string
    readonly createdAt: number
    /** What it would have changed when it was made, as a JSON list of sentences. */
    readonly sentences: string
    /** A hash of what the merchants were made of then. */
    readonly inputs: string
    /** 1 if only what has this hash may go out. */
    readonly isBound: number
    /** Who approved or declined it. */
    readonly decidedBy: string | null
    readonly decidedAt: number | null
    /** What it changed when it came due, as a JSON list of sentences. */
    readonly due: string | null
    /** The release that was served before. */
    readonly before: string | null
    /** A hash of what was served before. */
    readonly basis: string | null
    /** The process that runs it. */
    readonly holder: string | null
    readonly message: string | null
    readonly endedAt: number | null
  }
  /** Messages to webhooks, until they are delivered or given up. */
  delivery: {
    readonly id: string
    readonly address: string
    readonly body: string
    readonly createdAt: number
    readonly attempts: number
    /** When it is tried next; null once it is delivered or given up. */
    readonly nextAt: number | null
    readonly problem: string | null
  }
  /** What one process of all does at a time. */
  lease: {
    readonly name: string
    readonly holder: string
    readonly endsAt: number
  }
}

export type TeamDatabase = Kysely<TeamTables>
