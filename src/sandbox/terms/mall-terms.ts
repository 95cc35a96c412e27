import type { World, WorldGood, WorldMall, WorldText } from '../../core/contract/generated/world.ts'
import { fitAmount } from '../world/currency.ts'
import { defaultTermsOf } from './default-terms.ts'

type Convert = NonNullable<WorldMall['convert']>

const convertTitle = {
  en: 'Points to cash',
  th: 'แลกแต้มเป็นเงิน',
  zh: '积分换红利',
  km: 'ប្តូរពិន្ទុជាប្រាក់',
  ja: 'ポイント換金',
}

/** The names of what a bonus of the mall is found by. */
const convertId = 'convert'

/** Lists the items of the points mall of a world. */
export function goodsOf(world: World): readonly WorldGood[] {
  return world.mall?.goods ?? defaultTermsOf(world).mall.goods
}

/** Returns how points become money. */
export function convertOf(world: World): Convert & { readonly turnover: number } {
  const { turnover = 1, ...convert } = world.mall?.convert ?? defaultTermsOf(world).mall.convert
  return { ...convert, turnover }
}

/** Returns the stakes that earn one point. */
export function betPerPointOf(world: World): string {
  return world.mall?.betPerPoint ?? fitAmount(world, '100')
}

/** Returns the free spins of an item with what applies if the world does not say it. */
export function spinsOf({ spins }: WorldGood) {
  return spins && { categories: ['RNG'], turnover: 1, days: 7, ...spins }
}

/** Returns the promotion id by which `findBonusTerms` finds the terms of a bonus of the mall. */
export function nameMallBonus(goodId: string = convertId): string {
  return `mall:${goodId}`
}

/** What a bonus of the mall says and requires (`BonusTerms`). */
interface MallTerms {
  readonly title: WorldText
  readonly days?: number
  readonly categories?: readonly string[]
}

/** Finds the terms of a bonus of the mall by the id of its item. */
export function mallTermsOf(world: World, id: string): MallTerms | undefined {
  if (id === convertId) {
    const { days } = convertOf(world)
    return { title: convertTitle, ...(days !== undefined && { days }) }
  }
  const good = goodsOf(world).find((one) => one.id === id)
  const spins = good && spinsOf(good)
  return spins && { title: good.name, days: spins.days, categories: spins.categories }
}
