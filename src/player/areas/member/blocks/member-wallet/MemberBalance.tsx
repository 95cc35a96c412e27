import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { BalanceButtons } from '../../../../kit/money/BalanceButtons.tsx'
import { BalanceStatus } from '../../../../kit/money/BalanceStatus.tsx'
import { MoneyLink } from '../../../../kit/money/MoneyLink.tsx'
import type { Balance } from '../../../../kit/money/use-balance.ts'
import type { BlockSettings } from '../../../../registry/block.ts'
import { useLanguage } from '../../../../state/language.ts'
import styles from './MemberBalance.module.css'

export interface MemberBalanceProps {
  readonly balance: Balance
  readonly actions: BlockSettings<'member-wallet'>['actions']
}

/** Shows the balance with its mask and refresh buttons, and the money buttons. */
export function MemberBalance({ balance, actions }: MemberBalanceProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const { wallet, failed, masked } = balance
  return (
    <>
      <div className={styles['head']}>
        <p className={`${styles['caption']} ${typography['muted']}`} data-part="label">
          {t('member.balance')}
        </p>
        <BalanceButtons balance={balance} />
      </div>
      <p className={`${styles['amount']} ${typography['figure']}`} data-part="figure">
        {wallet ? (
          <Money
            amount={wallet.sumBalance}
            symbol={wallet.currencySymbol}
            language={language}
            masked={masked ? t('home.account.hidden') : undefined}
          />
        ) : failed ? (
          <span className={styles['failed']} role="alert">
            {t('home.account.failed')}
          </span>
        ) : (
          <Skeleton shape="text" width="10rem" height="1em" />
        )}
      </p>
      <BalanceStatus balance={balance} />
      <MoneyLinks actions={actions} />
    </>
  )
}

const routes = { deposit: 'deposit', withdraw: 'withdraw', accounts: 'bankCards' } as const

/** Links to the money pages. */
function MoneyLinks({ actions }: Pick<MemberBalanceProps, 'actions'>): ReactNode {
  const t = useT()
  return (
    <div className={styles['actions']} data-part="actions">
      {actions.map((action, index) => (
        <MoneyLink
          key={action}
          variant={index === 0 ? 'accent' : 'outline'}
          to={pathTo(routes[action])}
        >
          {t(`member.action.${action}`)}
        </MoneyLink>
      ))}
    </div>
  )
}
