import type { GeneratedAlways, Kysely } from 'kysely'

/** The tables of a team's database. Times are epoch milliseconds. */
export interface TeamTables {
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

export type TeamDatabase = Kysely<TeamTables>
