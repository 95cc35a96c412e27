import type { ReactNode } from 'react'
import type { WithdrawalTerms } from '../../../../core/contract/generated/gateway.ts'
import { useCurrency } from '../../../components/parts/money/use-currency.ts'
import { isPositive } from '../../../components/ui/decimal.ts'
import { Money } from '../../../components/ui/Money.tsx'
import { useT } from '../../../i18n/use-t.ts'
import styles from './TermsHead.module.css'

/** Shows what can be withdrawn now, and the main wallet with the part that bonuses lock. */
export function TermsHead({ terms }: { readonly terms: WithdrawalTerms }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  return (
    <section className={styles['head']}>
      <p className={styles['main']}>
        <span className={styles['caption']}>{t('withdraw.available')}</span>
        <span className={styles['amount']}>
          <Money {...currency} amount={terms.available} cents="small" />
        </span>
      </p>
      <dl className={styles['rest']}>
        <div>
          <dt>{t('withdraw.wallet')}</dt>
          <dd>
            <Money {...currency} amount={terms.balance} />
          </dd>
        </div>
        {isPositive(terms.locked) && (
          <div>
            <dt>{t('withdraw.locked')}</dt>
            <dd>
              <Money {...currency} amount={terms.locked} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
