import type { ReactNode } from 'react'
import type { WalletBalance } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { subtractDecimals } from '../../../../kit/controls/decimal.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import typography from '../../../../kit/controls/typography.module.css'
import { BalanceButtons } from '../../../../kit/money/BalanceButtons.tsx'
import { BalanceStatus } from '../../../../kit/money/BalanceStatus.tsx'
import { TransferRow } from '../../../../kit/money/TransferRow.tsx'
import type { Balance } from '../../../../kit/money/use-balance.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './WalletCover.module.css'

export interface WalletCoverProps {
  readonly wallet: WalletBalance
  readonly balance: Balance
  /** True while a transfer runs. */
  readonly locked: boolean
}

/** Shows the main wallet and the sum of all wallets, the automatic transfer and the recall (SPEC §11.72). */
export function WalletCover({ wallet, balance, locked }: WalletCoverProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { masked } = balance
  const { sumBalance, totalBalance, autoTransfer } = wallet
  const words = masked ? t('home.account.hidden') : undefined
  const sums = [
    { label: t('transfer.total'), amount: sumBalance },
    { label: t('transfer.vendors'), amount: subtractDecimals(sumBalance, totalBalance) },
  ]
  return (
    <section className={`${plate['plate']} ${styles['card']}`}>
      <div className={styles['cover']} data-kit="head" data-kind="wallet">
        <div className={styles['head']}>
          <p className={styles['caption']} data-part="label">
            {t('home.account.mainWallet')}
          </p>
          <BalanceButtons balance={balance} locked={locked} />
        </div>
        <p className={`${styles['amount']} ${typography['figure']}`} data-part="figure">
          <Money amount={totalBalance} {...currency} masked={words} />
        </p>
        <dl className={`${styles['sums']} ${typography['muted']}`} data-part="figures">
          {sums.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-part="value">
                <Money amount={amount} {...currency} masked={words} />
              </dd>
            </div>
          ))}
        </dl>
        <BalanceStatus balance={balance} />
      </div>
      <div className={styles['row']}>
        <TransferRow wallet={wallet} locked={locked} />
      </div>
      {autoTransfer !== undefined && (
        <p className={`${styles['note']} ${typography['muted']}`}>
          {t(autoTransfer ? 'transfer.autoLine.on' : 'transfer.autoLine.off')}
        </p>
      )}
    </section>
  )
}
