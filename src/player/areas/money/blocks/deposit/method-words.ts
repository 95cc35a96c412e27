import type { DepositMethod, DepositTag } from '../../../../../core/contract/generated/gateway.ts'
import { isKnown } from '../../../../../core/contract/is-known.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { isPositive } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'

export interface MethodWords {
  /** When the amount arrives. */
  readonly time: string
  readonly limits: string
  readonly fee: string
  readonly rebate: string | undefined
  readonly tag: string | undefined
  /** The reason for which it cannot be chosen. */
  readonly closed: string | undefined
}

/** Returns a function that describes a way to pay (SPEC §11.64 and §12.19). */
export function useMethodWords(): (method: DepositMethod) => MethodWords {
  const t = useT()
  const currency = useCurrency()
  const { language } = currency
  return ({ minutes, min, max, fee, rebate, tags, lastUsed, maintenance }) => ({
    time: minutes === 0 ? t('deposit.atOnce') : t('deposit.minutes', { count: minutes }),
    limits: t('deposit.range', { min: whole(min), max: whole(max) }),
    fee: isPositive(fee)
      ? t('deposit.feeOf', { fee: formatMoney(fee, currency) })
      : t('deposit.noFee'),
    rebate:
      rebate !== undefined && isPositive(rebate)
        ? t('deposit.rebate', { percent: rebate })
        : undefined,
    tag: lastUsed
      ? t('deposit.lastUsed')
      : tags?.[0] && isKnown(tags[0])
        ? t(tagKeys[tags[0]])
        : undefined,
    closed: maintenance && describeMaintenance(maintenance.until),
  })

  function whole(amount: string): string {
    return formatMoney(amount, { ...currency, digits: /\.\d*[1-9]/.test(amount) ? 2 : 0 })
  }
  function describeMaintenance(until: number | undefined): string {
    if (until === undefined) return t('deposit.maintenance')
    const time = formatTime(until, language, { timeStyle: 'short' })
    return t('deposit.maintenanceUntil', { time })
  }
}

const tagKeys = {
  recommended: 'deposit.tag.recommended',
  hot: 'deposit.tag.hot',
  new: 'deposit.tag.new',
} as const satisfies Record<DepositTag, string>
