import type { ReactNode } from 'react'
import type { WithdrawalTerms } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { isPositive } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './TermsHead.module.css'

export interface TermsHeadProps {
  readonly terms: WithdrawalTerms
  /** What hinders a withdrawal: a gate or an account that the page below explains, or the least amount. */
  readonly hindrance: 'below' | 'least' | undefined
}

/** Shows what can be withdrawn now if nothing hinders it, and the main wallet with the part that is not free yet. */
export function TermsHead({ terms, hindrance }: TermsHeadProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { available, balance, locked, capped = '0', min } = terms
  return (
    <section className={styles['head']} data-kit="head" data-kind="amount">
      <p className={styles['main']} data-part="main">
        <span className={typography['muted']} data-part="label">
          {t(hindrance ? 'withdraw.wallet' : 'withdraw.available')}
        </span>
        <span className={`${styles['amount']} ${typography['figure']}`} data-part="figure">
          <Money {...currency} amount={hindrance ? balance : available} cents="small" />
        </span>
        {hindrance === 'least' && (
          <span className={typography['muted']} data-part="note">
            {t('withdraw.belowLeast', { min: formatMoney(min, currency) })}
          </span>
        )}
      </p>
      <dl className={`${styles['rest']} ${typography['muted']}`} data-part="figures">
        {!hindrance && (
          <div>
            <dt>{t('withdraw.wallet')}</dt>
            <dd data-part="value">
              <Money {...currency} amount={balance} />
            </dd>
          </div>
        )}
        {isPositive(locked) && (
          <div>
            <dt>{t('withdraw.locked')}</dt>
            <dd data-part="value">
              <Money {...currency} amount={locked} />
            </dd>
          </div>
        )}
        {isPositive(capped) && (
          <div>
            <dt>{t('withdraw.capped')}</dt>
            <dd data-part="value">
              <Money {...currency} amount={capped} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
