import type { World, WorldMall } from '../../core/contract/generated/world.ts'
import json from './default.world.json' with { type: 'json' }

type Terms = 'depositMethods' | 'depositPromotions' | 'rewards' | 'levels' | 'promotions'

/**
 * The terms of a world that names none, from a world file of their own. The demo member has each status of a
 * promotion in them.
 */
export const defaultTerms = json as Required<Pick<World, Terms>> & {
  readonly mall: Required<Pick<WorldMall, 'convert' | 'goods'>>
}
