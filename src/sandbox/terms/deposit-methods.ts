import type { DepositMethod } from '../../core/contract/generated/gateway.ts'
import type {
  World,
  WorldDepositMethod,
  WorldDepositPromotion,
} from '../../core/contract/generated/world.ts'
import { formatText } from '../kit/format-text.ts'
import { formatMinor, parseMinor } from '../ledger/ledger.ts'
import { listBanks } from '../world/banks.ts'
import { currencyOf } from '../world/currency.ts'
import { defaultTermsOf } from './default-terms.ts'

/** Lists the ways to deposit of a world. */
export function depositMethodsOf(world: World): readonly WorldDepositMethod[] {
  return world.depositMethods ?? defaultTermsOf(world).depositMethods
}

/** Lists the promotions that a deposit of a world can have. */
export function depositPromotionsOf(world: World): readonly WorldDepositPromotion[] {
  return world.depositPromotions ?? defaultTermsOf(world).depositPromotions
}

/** The bonus of a deposit and the turnover of both, in the currency's smallest unit. */
export interface PromisedBonus {
  /** The id of the promotion. */
  readonly id: string
  readonly bonus: number
  readonly turnover: number
}

/** Computes the bonus for a deposit; a part of a unit is dropped. */
export function promiseBonus(
  { id, percent, bonus: fixed, maxBonus, turnover }: WorldDepositPromotion,
  asked: number,
  digits: number,
): PromisedBonus {
  const given =
    percent === undefined
      ? parseMinor(fixed ?? '0', digits)
      : Math.floor((asked * parseMinor(percent, 2)) / 10_000)
  const bonus = maxBonus === undefined ? given : Math.min(given, parseMinor(maxBonus, digits))
  return { id, bonus, turnover: (asked + bonus) * turnover }
}

export interface MethodReader {
  readonly world: World
  readonly language: string
  /** The merchant's code, below which the CDN has the pictures of its methods. */
  readonly merchantCode: string
}

/** Describes a way to deposit in a language. */
export function describeMethod(
  { world, language, merchantCode }: MethodReader,
  method: WorldDepositMethod,
): DepositMethod {
  const { digits } = currencyOf(world)
  const write = (amount: string): string => formatMinor(parseMinor(amount, digits), digits)
  const { id, provider, group, name, tags, rebate, minutes, channels, slip = 'none' } = method
  const logo = nameLogo(method, merchantCode)
  return {
    id,
    provider,
    group,
    name: formatText(name, language),
    ...(logo && { logo }),
    ...(tags && { tags: [...tags] }),
    ...(rebate && { rebate }),
    min: write(method.min),
    max: write(method.max),
    fee: write(method.fee ?? '0'),
    minutes,
    ...(method.banks && { banks: listBanks(world, language) }),
    ...(method.depositor && { needsDepositor: true }),
    ...(channels && {
      channels: channels.map((channel) => ({
        id: channel.id,
        name: formatText(channel.name, language),
        min: write(channel.min),
        max: write(channel.max),
        ...(channel.note && { note: formatText(channel.note, language) }),
      })),
    }),
    amounts: method.amounts.map(write),
    slip,
    ...(method.maintenance && { maintenance: {} }),
  }
}

/** Returns the name of a method's picture on the icon CDN, such as `brand/scan-qr`. */
export function nameLogo(
  { logo }: Pick<WorldDepositMethod, 'logo'>,
  merchantCode: string,
): string | undefined {
  const file = /([^/]+)\.svg$/.exec(logo ?? '')?.[1]
  return file && `${merchantCode}/${file}`
}

/** Returns the name of a way to deposit; its id if the world has none with it any more. */
export function nameMethod(world: World, id: string, language: string): string {
  const method = depositMethodsOf(world).find((one) => one.id === id)
  return method ? formatText(method.name, language) : id
}
