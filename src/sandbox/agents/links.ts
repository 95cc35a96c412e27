import { createHash } from 'node:crypto'
import { loadAccountState, memberTypes } from '../accounts/accounts.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { AffiliateLinkRow } from '../database/agent-tables.ts'
import type { Database } from '../database/open-database.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { startOfDay } from './agent-days.ts'
import { defaultRates, fitRates, type Rates, setRates } from './rates.ts'
import { isAgentType, placeBelow } from './tree.ts'

/** The most links that an agent has at a time. */
export const maxLinks = 10

/** A link that works, and the agent whose it is. */
export interface OpenLink {
  readonly link: AffiliateLinkRow
  readonly agent: AccountRow
}

/**
 * Finds the link of a code; undefined for a code that no agent has. A link that expired or was deleted is
 * refused, and so is that of an account that is no agent any more (SPEC §8.3).
 */
export async function findLink(
  database: Database,
  merchant: SandboxMerchant,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<OpenLink | undefined> {
  const link = await database
    .selectFrom('affiliateLink')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  if (!link) return undefined
  if (link.deletedAt !== null || (link.expiresAt !== null && link.expiresAt <= now))
    throw new GatewayRefusal('referrer.link.invalid')
  const agent = await database
    .selectFrom('account')
    .selectAll()
    .where('id', '=', link.accountId)
    .executeTakeFirstOrThrow()
  const isClosed = (await loadAccountState(database, agent.id)) !== undefined
  if (isClosed || !isAgentType(merchant, agent.type)) throw new GatewayRefusal('agent.invalid')
  return { link, agent }
}

/** Counts a visitor of a link, once a day. */
export async function countVisit(
  database: Database,
  linkId: number,
  { visitor, now }: { readonly visitor: string; readonly now: number },
): Promise<void> {
  await database
    .insertInto('linkVisit')
    .values({
      linkId,
      day: startOfDay(now),
      visitor: createHash('sha256').update(visitor).digest('base64url').slice(0, 22),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the type of the account of somebody who registers by a link. */
export function typeOfLink({ link }: OpenLink): number {
  return link.type === 'agent' ? memberTypes.agent : memberTypes.member
}

/** Puts somebody who registered by a link below its agent with the link's rates, within a transaction. */
export async function joinByLink(
  database: Database,
  { link, agent }: OpenLink,
  { accountId, merchant, at }: Joining,
): Promise<void> {
  const wanted: Rates = JSON.parse(link.rates)
  const rates = await fitRates(database, { merchant, uplineId: agent.id, wanted, at })
  await placeBelow(database, { accountId, uplineId: agent.id, merchant: merchant.code, at })
  await setRates(database, accountId, { rates, from: at })
  await database.insertInto('linkRegistration').values({ accountId, linkId: link.id }).execute()
}

interface Joining {
  readonly accountId: string
  readonly merchant: SandboxMerchant
  readonly at: number
}

/** Returns the link that an agent always has, and stores it the first time. */
export async function standingLink(
  database: Database,
  merchant: SandboxMerchant,
  { id: accountId, createdAt }: Pick<AccountRow, 'id' | 'createdAt'>,
): Promise<AffiliateLinkRow> {
  const find = () =>
    database
      .selectFrom('affiliateLink')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('standing', '=', 1)
      .executeTakeFirst()
  const known = await find()
  if (known) return known
  const rates = defaultRates(merchant)
  await database
    .insertInto('affiliateLink')
    .values({
      accountId,
      merchant: merchant.code,
      code: codeOf(accountId),
      type: 'member',
      rates: JSON.stringify(rates),
      highest: Math.max(0, ...Object.values(rates)),
      remark: null,
      standing: 1,
      createdAt,
      expiresAt: null,
      deletedAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await find()
  if (!stored) throw new Error('The link was stored')
  return stored
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a code of eight letters and digits from a text: the same for the same text. */
export function codeOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest()
  return [...bytes.subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('')
}
