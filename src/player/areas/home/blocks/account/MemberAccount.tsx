import type { ReactNode } from 'react'
import type { MemberInfo, WalletBalance } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { BalanceButtons } from '../../../../kit/money/BalanceButtons.tsx'
import { BalanceStatus } from '../../../../kit/money/BalanceStatus.tsx'
import { useBalance } from '../../../../kit/money/use-balance.ts'
import { useFlag } from '../../../../registry/use-flag.ts'
import { useLanguage } from '../../../../state/language.ts'
import { useSessionKind, useUserName } from '../../../../state/session.ts'
import styles from './MemberAccount.module.css'
import { MoneyButtons } from './MoneyButtons.tsx'
import type { MemberAccountProps } from './member-look.ts'

/**
 * Shows the signed-in player's name, the balance with its mask and refresh buttons, and the money
 * buttons.
 */
export function MemberAccount({ settings, look }: MemberAccountProps): ReactNode {
  const balance = useBalance({ masked: settings.masked })
  const member = useCall('memberInfo')
  const isKnown = (balance.wallet ?? balance.failed) && (member.value ?? member.error)
  const single = balance.wallet?.isSingle === true
  const transfers = useFlag('FUNDTRANS3') && !single
  const { Wallets } = look
  const { actions } = settings
  return (
    <div
      className={`${styles['account']} ${look.className}`}
      data-who="member"
      data-pending={isKnown ? undefined : ''}
    >
      <div className={styles['cover']} data-part="cover">
        <div className={styles['who']} data-part="who">
          <Name look={look} wallet={balance.wallet} member={member.value} />
          {single && settings.single !== 'show' ? null : <Sum balance={balance} look={look} />}
        </div>
        <MoneyButtons
          actions={actions.filter((action) => transfers || action !== 'transfer')}
          icons={look.icons}
        />
      </div>
      {Wallets && !single && balance.wallet && (
        <Wallets wallet={balance.wallet} masked={balance.masked} />
      )}
    </div>
  )
}

interface NameProps extends Pick<MemberAccountProps, 'look'> {
  readonly member: MemberInfo | undefined
  readonly wallet: WalletBalance | undefined
}

function Name({ look: { Portrait, Currency, greets }, wallet, member }: NameProps): ReactNode {
  const t = useT()
  const userName = useUserName()
  const trial = useSessionKind() === 'trial'
  const name = member?.nickname || member?.account || userName
  return (
    <div className={`${styles['name']} ${typography['muted']}`} data-part="name">
      {Portrait && <Portrait />}
      <span className={styles['account-name']}>
        {greets ? t('home.account.hello', { name }) : name}
      </span>
      {trial ? (
        <Tag tone="plain">{t('home.account.demo')}</Tag>
      ) : (
        member?.level && (
          <span className={styles['level']} data-part="level">
            {member.level}
          </span>
        )
      )}
      {Currency && wallet && <Currency wallet={wallet} />}
    </div>
  )
}

interface SumProps {
  readonly balance: ReturnType<typeof useBalance>
  readonly look: MemberAccountProps['look']
}

function Sum({ balance, look }: SumProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const { wallet, failed, masked } = balance
  return (
    <div className={styles['sum']} data-part="sum">
      {look.greets && (
        <span className={`${styles['caption']} ${typography['muted']}`} data-part="caption">
          {t('home.account.balance')}
        </span>
      )}
      <span className={styles['amount']} data-part="amount">
        {wallet ? (
          <Money
            amount={wallet.sumBalance}
            symbol={wallet.currencySymbol}
            language={language}
            masked={masked ? t('home.account.hidden') : undefined}
            {...(look.cents && { cents: look.cents })}
          />
        ) : failed ? (
          <span className={styles['failed']} data-part="failed" role="alert">
            {t('home.account.failed')}
          </span>
        ) : (
          <span className={styles['unknown']}>
            <Skeleton shape="text" width="7rem" height="1em" />
          </span>
        )}
      </span>
      <BalanceButtons balance={balance} />
      <BalanceStatus balance={balance} />
    </div>
  )
}
