import type { ReactNode } from 'react'
import type { WithdrawalTerms } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Lines } from './Lines.tsx'
import { nameHours } from './name-hours.ts'
import { useArrival } from './use-arrival.ts'

/** Shows the limits, the hours, the fee and the time of withdrawals before one is possible. */
export function TermsRows({ terms }: { readonly terms: WithdrawalTerms }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const arrival = useArrival()
  const { min, max, fee, minutes, hours, countLeft, countMax } = terms
  const money = (amount: string): string => formatMoney(amount, currency)
  return (
    <Lines
      lines={[
        {
          label: t('withdraw.limits'),
          value: t('withdraw.range', { min: money(min), max: money(max) }),
          note: t('withdraw.left', { count: countLeft, max: countMax }),
        },
        {
          label: t('withdraw.open'),
          value: hours ? t('withdraw.fromTo', nameHours(hours)) : t('withdraw.always'),
        },
        { label: t('withdraw.fee'), value: money(fee) },
        { label: t('withdraw.time'), value: arrival(minutes) },
      ]}
    />
  )
}
