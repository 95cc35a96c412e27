import type { MallGood } from '../../../../../core/contract/generated/gateway.ts'

/** Why a member cannot have an item now. */
export type Obstacle =
  | { readonly kind: 'soldOut' | 'limitReached' }
  | { readonly kind: 'locked'; readonly level: string }
  | { readonly kind: 'poor'; readonly missing: number }

/** Returns why a member with some points cannot have a number of an item; undefined if nothing is in the way. */
export function readObstacle(
  good: MallGood,
  points: number | undefined,
  quantity = 1,
): Obstacle | undefined {
  if (good.stock === 0) return { kind: 'soldOut' }
  if (good.locked) return { kind: 'locked', level: good.level ?? '' }
  if (good.limitLeft === 0) return { kind: 'limitReached' }
  const missing = points === undefined ? 0 : good.points * quantity - points
  return missing > 0 ? { kind: 'poor', missing } : undefined
}
