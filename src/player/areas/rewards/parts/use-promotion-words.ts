import { useMemo } from 'react'
import { type Category, categories } from '../../../../core/contract/categories.ts'
import type { Promotion, PromotionDetail } from '../../../../core/contract/generated/gateway.ts'
import {
  listPromotionActions,
  type PromotionAction,
} from '../../../../core/contract/promotion-states.ts'
import { formatTime } from '../../../i18n/format-time.ts'
import { useT } from '../../../i18n/use-t.ts'
import { multiplyDecimal } from '../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../kit/controls/format-money.ts'
import { formatZone } from '../../../kit/money/format-order-time.ts'
import { useCurrency } from '../../../kit/money/use-currency.ts'

export interface PromotionWords {
  readonly money: (amount: string) => string
  /** Writes the first and the last day, such as `20 Nov – 26 Nov`. */
  readonly period: (promotion: Promotion) => string
  /** Writes the period with times, year and zone. */
  readonly wholePeriod: (promotion: Promotion) => string
  readonly day: (time: number) => string
  readonly time: (time: number) => string
  /** Writes the reward: an amount, or a percentage with its highest amount. */
  readonly reward: (promotion: Promotion) => string | undefined
  /** Writes how often the reward must be played, with the amount if the reward is known. */
  readonly turnover: (detail: PromotionDetail) => string
  /** Writes the main action of a status; undefined if there is none. */
  readonly action: (promotion: Promotion) => string | undefined
  readonly game: (category: string) => string
}

/** Returns the words and figures of promotions in the player's language. */
export function usePromotionWords(): PromotionWords {
  const t = useT()
  const currency = useCurrency()
  return useMemo(() => {
    const { language } = currency
    const money = (amount: string): string => formatMoney(amount, currency)
    const day = (time: number): string =>
      formatTime(time, language, { day: 'numeric', month: 'short' })
    const time = (at: number): string =>
      formatTime(at, language, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })
    return {
      money,
      day,
      time,
      period: ({ from, until }) => t('promotion.period', { from: day(from), until: day(until) }),
      wholePeriod: ({ from, until }) =>
        `${t('promotion.period', { from: time(from), until: time(until) })} (${formatZone(until)})`,
      reward: ({ due, amount, percent, maxAmount }) => {
        if (due !== undefined) return money(due)
        if (amount !== undefined) return money(amount)
        if (percent === undefined) return undefined
        return maxAmount === undefined
          ? t('promotion.percent', { percent })
          : t('promotion.percentUpTo', { percent, max: money(maxAmount) })
      },
      turnover: ({ promotion, turnover }) => {
        if (turnover === 0) return t('promotion.noTurnover')
        const times = t('promotion.times', { count: turnover })
        const reward = promotion.due ?? promotion.amount
        if (reward === undefined) return times
        const amount = money(multiplyDecimal(reward, turnover))
        return t('promotion.turnoverAmount', { amount, times })
      },
      action: (promotion) => {
        const [first] = listPromotionActions(promotion.status, promotion)
        if (first === undefined || first === 'leave') return undefined
        if (first === 'claim' && promotion.due !== undefined)
          return t('promotion.claimAmount', { amount: money(promotion.due) })
        return t(`promotion.action.${first satisfies PromotionAction}`)
      },
      game: (category) => (isCategory(category) ? t(`category.${category}`) : category),
    }
  }, [t, currency])
}

function isCategory(name: string): name is Category {
  return Object.hasOwn(categories, name)
}
