import { randomBytes } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { dayMs } from '../kit/durations.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import { hashToken } from '../requests/sessions.ts'
import { payingWallet } from './paying-wallet.ts'
import { findPlayed } from './played-game.ts'
import type { Seat } from './seat.ts'

const lifetimeMs = 2 * 3_600_000
/** An ended ticket is still told from one that never was. */
const rememberedMs = dayMs

export interface NewTicket {
  readonly token: string
  readonly accountId: string
  readonly merchant: string
  readonly vendor: string
  readonly gameCode: string
  /** Language tag. */
  readonly language: string
  readonly createdAt: number
}

/** A ticket for one game, bound to the session that asks. It is stored hashed. */
export async function issueTicket(
  database: Database,
  { token, createdAt, ...bound }: NewTicket,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await database
    .deleteFrom('ticket')
    .where('expiresAt', '<', createdAt - rememberedMs)
    .execute()
  await database
    .insertInto('ticket')
    .values({
      ...bound,
      ticketHash: hashToken(ticket),
      sessionHash: hashToken(token),
      createdAt,
      expiresAt: createdAt + lifetimeMs,
    })
    .execute()
  return ticket
}

/** Returns the player and game of a ticket: `ended` after its time, undefined for an unknown one. */
export async function findSeat(
  sandbox: Sandbox,
  ticket: string,
): Promise<Seat | 'ended' | undefined> {
  const { database, now, directory, seed } = sandbox
  const row = await database
    .selectFrom('ticket')
    .innerJoin('session', 'session.tokenHash', 'ticket.sessionHash')
    .selectAll('ticket')
    .select('session.expiresAt as sessionEnd')
    .where('ticketHash', '=', hashToken(ticket))
    .executeTakeFirst()
  if (!row) return undefined
  if (Math.min(row.expiresAt, row.sessionEnd) <= now()) return 'ended'
  const merchant = directory.list().find(({ code }) => code === row.merchant)
  const { vendor, gameCode: code, accountId, language } = row
  const played = merchant && findPlayed(seed, merchant, { vendor, code })
  if (!played) return undefined
  const settings = await sandbox.settings.load(merchant)
  const wallet = payingWallet(settings, vendor)
  return { sandbox, merchant, settings, accountId, wallet, played, language }
}
