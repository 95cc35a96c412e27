import type { World, WorldPromotion } from '../../core/contract/generated/world.ts'
import type { PromotionCourse, PromotionWindow } from '../../core/contract/promotion-states.ts'
import { hourMs } from '../kit/durations.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { defaultTermsOf } from './default-terms.ts'

/** The prefix of the ids of bonuses that promotions give. */
export const promotionPrefix = 'promotion:'

/** Lists the promotions of a world, in order. */
export function promotionsOf(world: World): readonly WorldPromotion[] {
  return world.promotions ?? defaultTermsOf(world).promotions
}

/** Finds a promotion of a world by its id. */
export function findPromotion(world: World, id: string): WorldPromotion | undefined {
  return promotionsOf(world).find((one) => one.id === id)
}

/** Returns which moves a promotion has. */
export function courseOf({ application, reapply }: WorldPromotion): PromotionCourse {
  return { application: application === true, mayReapply: reapply === true }
}

/** Loads the times of a merchant's promotions: those that staff gave, else those of the world. */
export async function loadWindows(
  { database, startedAt }: Pick<Sandbox, 'database' | 'startedAt'>,
  { code }: Pick<SandboxMerchant, 'code'>,
): Promise<(promotion: WorldPromotion) => PromotionWindow> {
  const rows = await database
    .selectFrom('promotionWindow')
    .selectAll()
    .where('merchant', '=', code)
    .execute()
  const own = new Map(rows.map((row) => [row.promotionId, row]))
  const start = Math.floor(startedAt / hourMs) * hourMs
  return ({ id, fromHours, untilHours }) => {
    const row = own.get(id)
    return {
      from: row?.startsAt ?? start + fromHours * hourMs,
      until: row?.endsAt ?? start + untilHours * hourMs,
    }
  }
}
