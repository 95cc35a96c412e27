import type { World, WorldMall } from '../../core/contract/generated/world.ts'
import { currencyOf, fitAmount } from '../world/currency.ts'
import json from './default.world.json' with { type: 'json' }

type DefaultTerms = Required<
  Pick<World, 'depositMethods' | 'depositPromotions' | 'rewards' | 'levels' | 'promotions'>
> & { readonly mall: Required<Pick<WorldMall, 'convert' | 'goods'>> }

const fitted = new Map<string, DefaultTerms>()

/**
 * Returns the terms of a world that names none, from a world file of their own, in amounts that fit its currency. The
 * demo member has each status of a promotion in them.
 */
export function defaultTermsOf(world: Pick<World, 'currency'>): DefaultTerms {
  const { code, digits } = currencyOf(world)
  const key = `${code} ${digits}`
  const terms = fitted.get(key) ?? (fitValue(json, '', world) as DefaultTerms) // the shape of the file stays
  fitted.set(key, terms)
  return terms
}

/** Fits every amount of a value: a decimal string that is no percentage, and `{1,000}` in a text. */
function fitValue(value: unknown, key: string, world: Pick<World, 'currency'>): unknown {
  if (Array.isArray(value)) return value.map((one) => fitValue(one, key, world))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, fitValue(one, name, world)]),
    )
  if (typeof value !== 'string' || key === 'percent') return value
  if (/^\d+(\.\d+)?$/.test(value)) return fitAmount(world, value)
  return value.replace(/\{([\d,]+)\}/g, (_, amount: string) =>
    Number(fitAmount(world, amount.replaceAll(',', ''))).toLocaleString('en'),
  )
}
