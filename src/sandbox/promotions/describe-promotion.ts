import type {
  Promotion,
  PromotionCondition,
  PromotionDetail,
} from '../../core/contract/generated/gateway.ts'
import type { WorldPromotion } from '../../core/contract/generated/world.ts'
import { promotionStates } from '../../core/contract/promotion-states.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import { formatText } from '../kit/format-text.ts'
import { formatMinor, parseMinor } from '../ledger/ledger.ts'
import { nameLevel, readLevelNumber } from '../terms/level-terms.ts'
import { courseOf } from '../terms/list-promotions.ts'
import { currencyOf } from '../world/currency.ts'
import { promotionPictures } from '../world/promotion-pictures.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { findSettlement, type ReadPromotion, statusOf } from './promotion-entries.ts'

export interface PromotionReader {
  readonly merchant: SandboxMerchant
  readonly language: string
  readonly now: number
}

/** Describes a promotion as a card shows it, in a language. */
export function describePromotion(
  { merchant, language, now }: PromotionReader,
  read: ReadPromotion,
): Promotion {
  const { promotion, window, entry } = read
  const { digits } = currencyOf(merchant.world)
  const write = (minor: number): string => formatMinor(minor, digits)
  const rewrite = (amount: string): string => write(parseMinor(amount, digits))
  const { id, title, summary, category, bonus, percent, maxBonus, target } = promotion
  const status = statusOf(read, now)
  const known = entry && status !== 'join' ? entry : undefined
  const settlesAt = status === 'process' ? findSettlement(promotion, known?.reachedAt) : undefined
  return {
    promotionId: id,
    title: formatText(title, language),
    ...(summary && { summary: formatText(summary, language) }),
    category,
    ...promotionPictures(merchant, promotion),
    ...window,
    status,
    ...(known && { changedAt: known.changedAt }),
    ...courseOf(promotion),
    ...(status === 'rejected' && { reason: known?.reason ?? 'refused' }),
    ...(bonus && { amount: rewrite(bonus) }),
    ...(percent && { percent }),
    ...(maxBonus && { maxAmount: rewrite(maxBonus) }),
    ...(known?.reward != null && { due: write(known.reward) }),
    ...(target && {
      target: {
        kind: target.kind,
        goal: rewrite(target.amount),
        done: write(known?.done ?? 0),
        ...(settlesAt !== undefined && { settlesAt }),
      },
    }),
  }
}

/** Describes everything about a promotion. */
export function describeWhole(
  reader: PromotionReader,
  read: ReadPromotion,
  conditions: PromotionDetail['conditions'],
): PromotionDetail {
  const { digits } = currencyOf(reader.merchant.world)
  const write = (amount: string): string => formatMinor(parseMinor(amount, digits), digits)
  const { rules, turnover, days, minDeposit, maxCashOut, categories } = read.promotion
  const promotion = describePromotion(reader, read)
  const { sentAt = null, comment = null, pictures = 0 } = read.entry ?? {}
  const isSent = sentAt !== null && promotionStates[promotion.status].next.apply === undefined
  return {
    promotion,
    rules: formatText(rules, reader.language),
    turnover,
    days,
    ...(minDeposit && { minDeposit: write(minDeposit) }),
    ...(maxCashOut && { maxCashOut: write(maxCashOut) }),
    ...(categories && { games: [...categories] }),
    conditions,
    ...(isSent && { sent: { sentAt, pictures, ...(comment !== null && { comment }) } }),
  }
}

/** Lists what a promotion asks of its members, and whether an account has it. */
export async function checkConditions(
  database: Database,
  { level, needs = [] }: WorldPromotion,
  account: AccountRow | undefined,
): Promise<PromotionCondition[]> {
  const conditions: PromotionCondition[] = []
  if (level !== undefined)
    conditions.push({
      kind: 'level',
      least: nameLevel(level),
      ...(account && { have: account.level, met: (readLevelNumber(account.level) ?? 0) >= level }),
    })
  for (const kind of needs) {
    const met = account && (await hasNeed(database, account, kind))
    conditions.push({ kind, ...(met !== undefined && { met }) })
  }
  return conditions
}

async function hasNeed(
  database: Database,
  { id, payeeName }: AccountRow,
  kind: 'bankCard' | 'realName',
): Promise<boolean> {
  if (kind === 'realName') return payeeName !== null
  const card = await database
    .selectFrom('bankCard')
    .select('id')
    .where('accountId', '=', id)
    .executeTakeFirst()
  return card !== undefined
}
