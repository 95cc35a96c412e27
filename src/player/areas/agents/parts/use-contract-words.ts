import type { ContractTerms } from '../../../../core/contract/generated/gateway.ts'
import { formatMoment, formatTime } from '../../../i18n/format-time.ts'
import { useT } from '../../../i18n/use-t.ts'
import { formatMoney } from '../../../kit/controls/format-money.ts'
import { useCurrency } from '../../../kit/money/use-currency.ts'
import type { Tier } from './contract-tiers.ts'
import { useProductName } from './use-product-name.ts'

export interface ContractWords {
  readonly formatTime: (time: number) => string
  /** Formats a day of the gateway, which begins at midnight UTC. */
  readonly formatDay: (time: number) => string
  /** Formats an amount without the digits of a whole one. */
  readonly formatAmount: (amount: string) => string
  /** Formats a percentage such as `0.35%`, or a fixed amount. */
  readonly formatRate: (tier: {
    readonly rate: string
    readonly rateType: Tier['rateType']
  }) => string
  /** Names the game category that counts, or says that all do. */
  readonly nameProduct: (product: string | undefined) => string
  /** Names the upline, or the platform. */
  readonly nameUpline: (terms: Pick<ContractTerms, 'upline'>) => string
}

/** Returns the texts of contracts and of their tiers in the player's language. */
export function useContractWords(): ContractWords {
  const t = useT()
  const currency = useCurrency()
  const { language } = currency
  const nameProduct = useProductName()
  const formatAmount = (amount: string): string =>
    formatMoney(amount, /\.\d*[1-9]/.test(amount) ? currency : { ...currency, digits: 0 })
  return {
    formatTime: (time) => formatMoment(time, language),
    formatDay: (time) => formatTime(time, language, { dateStyle: 'medium', timeZone: 'UTC' }),
    formatAmount,
    formatRate: ({ rate, rateType }) =>
      rateType === 'fixed'
        ? formatAmount(rate)
        : `${trimZeros(rate)}${rateType === 'percent' ? '%' : ''}`,
    nameProduct: (product) =>
      product === undefined ? t('contract.allGames') : nameProduct(product),
    nameUpline: ({ upline }) => upline || t('contract.platform'),
  }
}

function trimZeros(decimal: string): string {
  return decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}
