import type { ReactNode } from 'react'
import type { Bonus } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { CopyButton } from '../../../../kit/controls/CopyButton.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './BonusDetails.module.css'
import { useBonusWords } from './use-bonus-words.ts'

export interface BonusDetailsProps {
  readonly bonus: Bonus
  readonly onClose: () => void
}

/** Shows everything about a bonus in a sheet. */
export function BonusDetails({ bonus, onClose }: BonusDetailsProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { formatTime, listGames } = useBonusWords()
  const money = (amount: string): ReactNode => <Money {...currency} amount={amount} />
  const { receivedAt, expiresAt, endedAt, maxCashOut, returned, orderId } = bonus
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('bonus.status'), t(`money.state.${bonus.state}`)],
    [t('bonus.amount'), money(bonus.amount)],
    [t('bonus.requiredRow'), money(bonus.required)],
    [t('bonus.doneRow'), money(bonus.done)],
    [t('bonus.leftRow'), money(bonus.left)],
    [t('bonus.maxCashOut'), maxCashOut === undefined ? t('bonus.noLimit') : money(maxCashOut)],
    ...(returned === undefined ? [] : [[t('bonus.returned'), money(returned)] as const]),
    [t('bonus.receivedAt'), formatTime(receivedAt)],
    ...(expiresAt === undefined ? [] : [[t('bonus.expiresAt'), formatTime(expiresAt)] as const]),
    ...(endedAt === undefined ? [] : [[t('bonus.endedAt'), formatTime(endedAt)] as const]),
    [t('bonus.orderNo'), orderId],
  ]
  return (
    <Sheet title={bonus.title} cancel={t('common.close')} onClose={onClose}>
      <dl className={styles['rows']}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles['row']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${styles['games']} ${typography['muted']}`}>{listGames(bonus)}</p>
      <CopyButton wide text={orderId} label={t('bonus.copyOrder')} done={t('money.copied')} />
    </Sheet>
  )
}
