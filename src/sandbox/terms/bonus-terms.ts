import type { World, WorldText } from '../../core/contract/generated/world.ts'
import { formatText } from '../kit/format-text.ts'
import { envelopesOf } from '../world/envelopes.ts'
import { inviteOf, inviteTermsId, inviteTitle } from '../world/invite.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { depositPromotionsOf } from './deposit-methods.ts'
import { findPromotion, promotionPrefix } from './list-promotions.ts'
import { mallTermsOf } from './mall-terms.ts'
import { findRewardTerms } from './reward-terms.ts'

/** What a bonus says and requires, whatever gives it. */
export interface BonusTerms {
  readonly title: WorldText
  /** The days in which its turnover must be played; without an end if absent. */
  readonly days?: number
  /** The game categories whose stakes count; all if absent. */
  readonly categories?: readonly string[]
  /** The most that can be withdrawn from it, as a decimal string. */
  readonly maxCashOut?: string
}

/**
 * Finds the terms of a bonus by the id that its order has: that of a promotion for deposits, or one with
 * the prefix of what gave it. Returns undefined if the world has none with it any more.
 */
export function findBonusTerms(world: World, id: string): BonusTerms | undefined {
  if (id.startsWith(promotionPrefix)) return findPromotion(world, id.slice(promotionPrefix.length))
  if (/^(reward|vip):/.test(id)) return findRewardTerms(world, id)
  if (id.startsWith('envelope:'))
    return envelopesOf(world).find((one) => `envelope:${one.id}` === id)
  if (id === inviteTermsId) return { ...inviteOf(world), title: inviteTitle }
  if (id.startsWith('mall:')) return mallTermsOf(world, id.slice('mall:'.length))
  return depositPromotionsOf(world).find((one) => one.id === id)
}

/** Returns the name of what gave a bonus; its id if the world has none with it any more. */
export function nameBonus(world: World, id: string, language: string): string {
  const terms = findBonusTerms(world, id)
  return terms ? formatText(terms.title, language) : id
}

/** Returns which categories count for the promotions of a merchant. */
export function countsFor({
  world,
}: Pick<SandboxMerchant, 'world'>): (id: string, category: string) => boolean {
  return (id, category) => findBonusTerms(world, id)?.categories?.includes(category) ?? true
}
