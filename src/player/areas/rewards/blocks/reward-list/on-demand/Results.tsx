import type { ReactNode } from 'react'
import type { RewardResults } from '../../../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../../../core/gateway-client/gateway-error.ts'
import { errorMessageKey, errorMessageValues } from '../../../../../gateway/error-message-key.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Icon } from '../../../../../kit/controls/Icon.tsx'
import { Money } from '../../../../../kit/controls/Money.tsx'
import { Row } from '../../../../../kit/controls/Row.tsx'
import { Sheet } from '../../../../../kit/controls/Sheet.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../../kit/money/use-currency.ts'
import styles from './Results.module.css'

export interface ResultsProps {
  readonly results: RewardResults
  readonly onClose: () => void
}

/** Shows what became of each reward that was claimed with the others. */
export default function Results({ results, onClose }: ResultsProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { total, count } = results
  return (
    <Sheet title={t('rewards.results')} cancel={t('common.close')} onClose={onClose}>
      <div className={styles['sum']} role="status">
        <p className={`${styles['total']} ${typography['figure']}`}>
          <Money {...currency} amount={total} cents="small" />
        </p>
        <p>{t('rewards.resultsLine', { count })}</p>
      </div>
      <ul className={styles['rows']}>
        {results.results.map(({ rewardId, title, amount, state, code }) => (
          <li key={rewardId}>
            <Row
              className={styles['row']}
              data-status={state}
              mark={<Icon name={state === 'claimed' ? 'check' : 'warning'} size="medium" />}
              title={title}
              note={state === 'refused' ? formatRefusal(code) : undefined}
              value={
                state === 'claimed' ? (
                  <Money {...currency} amount={amount} sign="always" />
                ) : undefined
              }
            />
          </li>
        ))}
      </ul>
    </Sheet>
  )

  function formatRefusal(code = ''): string {
    const error = new GatewayError('refused', { call: 'claimReward', code })
    return t(errorMessageKey(error), errorMessageValues(error))
  }
}
