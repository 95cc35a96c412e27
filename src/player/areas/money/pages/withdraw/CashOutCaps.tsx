import type { ReactNode } from 'react'
import type { WithdrawalTerms } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { isPositive } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'

/** Names the most that can be withdrawn from each active bonus, and what is above it now (SPEC §11.77). */
export function CashOutCaps({ terms }: { readonly terms: WithdrawalTerms }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { caps = [] } = terms
  if (caps.length === 0) return null
  const money = (amount: string): string => formatMoney(amount, currency)
  return (
    <Banner tone="info" title={t('withdraw.cap')}>
      {caps.map(({ bonusId, title, maxCashOut, above }) => (
        <p key={bonusId}>
          {t('withdraw.capNote', { title, max: money(maxCashOut) })}
          {isPositive(above) && ` ${t('withdraw.capAbove', { amount: money(above) })}`}
        </p>
      ))}
    </Banner>
  )
}
