import type { PromotionStatus } from '../../core/contract/generated/gateway.ts'
import type { WorldPromotion } from '../../core/contract/generated/world.ts'
import {
  followPromotion,
  type PromotionMove,
  type PromotionWindow,
  turnPromotion,
} from '../../core/contract/promotion-states.ts'
import type { Database } from '../database/open-database.ts'
import type { PromotionEntryRow } from '../database/reward-tables.ts'
import { hourMs, minuteMs } from '../kit/durations.ts'
import { formatText } from '../kit/format-text.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { courseOf, promotionsOf } from '../terms/list-promotions.ts'
import { currencyOf } from '../world/currency.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'

export interface ReadPromotion {
  readonly promotion: WorldPromotion
  readonly window: PromotionWindow
  /** Absent for a guest, and for a member who has done nothing with it. */
  readonly entry: PromotionEntryRow | undefined
}

/** Returns the status of a promotion at a time, for somebody with an entry or without one. */
export function statusOf(
  { promotion, window, entry }: ReadPromotion,
  now: number,
): PromotionStatus {
  const kept = entry && entry.status !== 'join' ? entry.status : 'comingSoon'
  const settlesAt = findSettlement(promotion, entry?.reachedAt)
  return turnPromotion(kept, { ...window, ...(settlesAt && { target: { settlesAt } }) }, now)
}

/** Returns when a reached target becomes a reward; undefined if it is not reached. */
export function findSettlement(
  { target }: WorldPromotion,
  reachedAt: number | null | undefined,
): number | undefined {
  if (reachedAt == null) return undefined
  return reachedAt + (target?.settleMinutes ?? 0) * minuteMs
}

/** Loads how far an account is with its promotions, by the promotion's id. */
export async function loadEntries(
  database: Database,
  accountId: string,
): Promise<ReadonlyMap<string, PromotionEntryRow>> {
  const rows = await database
    .selectFrom('promotionEntry')
    .selectAll()
    .where('accountId', '=', accountId)
    .execute()
  return new Map(rows.map((row) => [row.promotionId, row]))
}

interface NewEntry extends Pick<PromotionEntryRow, 'accountId' | 'promotionId'> {
  readonly at: number
}

/** Loads an account's entry for a promotion, and makes one if there is none. */
export async function ensureEntry(
  database: Database,
  { accountId, promotionId, at }: NewEntry,
): Promise<PromotionEntryRow> {
  await database
    .insertInto('promotionEntry')
    .values({ ...emptyEntry, accountId, promotionId, status: 'join', changedAt: at, joinedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return database
    .selectFrom('promotionEntry')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('promotionId', '=', promotionId)
    .executeTakeFirstOrThrow()
}

const emptyEntry = {
  before: 0,
  done: 0,
  reachedAt: null,
  reward: null,
  reason: null,
  comment: null,
  pictures: 0,
  sentAt: null,
} as const

export interface EntryMove {
  readonly promotion: WorldPromotion
  readonly move: PromotionMove
  readonly at: number
  readonly set?: Partial<PromotionEntryRow>
}

/**
 * Moves an entry within a transaction, once: of two that move it, the second finds another status.
 * Returns the entry after it, or undefined if its status does not allow the move.
 */
export function moveEntry(
  database: Database,
  { accountId, promotionId, status }: PromotionEntryRow,
  { promotion, move, at, set = {} }: EntryMove,
): Promise<PromotionEntryRow | undefined> {
  const to = followPromotion(status, move, courseOf(promotion))
  if (to === undefined) return Promise.resolve(undefined)
  return database
    .updateTable('promotionEntry')
    .set({ ...set, status: to, changedAt: at })
    .where('accountId', '=', accountId)
    .where('promotionId', '=', promotionId)
    .where('status', '=', status)
    .returningAll()
    .executeTakeFirst()
}

/** Gives the demo member the statuses that the world says. */
export async function seedEntries(
  database: Database,
  { world }: SandboxMerchant,
  owner: SeedOwner,
): Promise<void> {
  const { digits } = currencyOf(world)
  const rows = promotionsOf(world).flatMap((promotion) => {
    const { demo } = promotion
    return demo ? [seedEntry({ promotion, demo, digits }, owner)] : []
  })
  if (rows.length > 0) await database.insertInto('promotionEntry').values(rows).execute()
}

type SeedOwner = Omit<NewEntry, 'promotionId'>

interface Seed {
  readonly promotion: WorldPromotion
  readonly demo: NonNullable<WorldPromotion['demo']>
  readonly digits: number
}

const rewarded: readonly PromotionStatus[] = ['claim', 'claimed', 'issued']

function seedEntry({ promotion, demo, digits }: Seed, { accountId, at }: SeedOwner) {
  const { id: promotionId, target, application = false } = promotion
  const { status, reason = null, comment } = demo
  const isRewarded = rewarded.includes(status)
  const reached = isRewarded && target ? target.amount : '0'
  const done = parseMinor(demo.done ?? reached, digits)
  const changedAt = at - 20 * hourMs
  // The deposits and bets of the past do not count.
  const started = { accountId, promotionId, status, changedAt, joinedAt: at }
  const counted = { before: done, done, reachedAt: isRewarded && target ? changedAt : null }
  const reward = isRewarded ? computeReward(promotion, done, digits) : null
  const sent = application
    ? { comment: comment === undefined ? null : formatText(comment, 'en'), sentAt: changedAt }
    : {}
  const pictures = application ? 1 : 0
  return { ...emptyEntry, ...started, ...counted, ...sent, reward, reason, pictures }
}

/** Returns the reward for what was counted, in the smallest unit; a part of a unit is dropped. */
export function computeReward(
  { percent, bonus, maxBonus }: WorldPromotion,
  done: number,
  digits: number,
): number {
  const given =
    percent === undefined
      ? parseMinor(bonus ?? '0', digits)
      : Math.floor((done * parseMinor(percent, 2)) / 10_000)
  return maxBonus === undefined ? given : Math.min(given, parseMinor(maxBonus, digits))
}
