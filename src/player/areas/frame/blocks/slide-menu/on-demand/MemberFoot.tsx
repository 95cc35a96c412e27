import type { ReactNode } from 'react'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import { useCall } from '../../../../../gateway/use-call.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../../kit/controls/Button.tsx'
import { Icon } from '../../../../../kit/controls/Icon.tsx'
import { IconButton } from '../../../../../kit/controls/IconButton.tsx'
import { Money } from '../../../../../kit/controls/Money.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { BalanceStatus } from '../../../../../kit/money/BalanceStatus.tsx'
import { MoneyLink } from '../../../../../kit/money/MoneyLink.tsx'
import { useBalance } from '../../../../../kit/money/use-balance.ts'
import { Avatar } from '../../../../../kit/pages/Avatar.tsx'
import { useConfirmedLogout } from '../../../../../kit/pages/use-confirmed-logout.ts'
import { useLeastAge } from '../../../../../kit/pages/use-least-age.ts'
import type { BlockProps } from '../../../../../registry/block.ts'
import { useLanguage } from '../../../../../state/language.ts'
import { closeMenu } from '../../../../../state/menu.ts'
import { useSessionKind, useUserName } from '../../../../../state/session.ts'
import { MenuLink } from './MemberLinks.tsx'
import styles from './Menu.module.css'

interface MemberFootProps {
  readonly variant: BlockProps<'slide-menu'>['variant']
  readonly single: BlockProps<'slide-menu'>['settings']['single']
}

/**
 * Shows the account, the balance, and the links to the money pages, records, settings and logout
 * (SPEC §2.55).
 */
export function MemberFoot({ variant, single }: MemberFootProps): ReactNode {
  const logout = useConfirmedLogout()
  return (
    <footer className={styles['foot']} data-part="foot">
      <AccountSummary single={single} mask={variant === 'blocks'} />
      {variant === 'book' ? (
        <SettingsAndLogout logout={logout} />
      ) : (
        <AccountLinks logout={logout} />
      )}
    </footer>
  )
}

interface LogoutProps {
  readonly logout: () => Promise<void>
}

/** Shows settings and logout only: the variant "book" has the money pages among its links. */
function SettingsAndLogout({ logout }: LogoutProps): ReactNode {
  const t = useT()
  return (
    <div className={styles['money']}>
      <ButtonLink variant="outline" icon="settings" to={pathTo('settings')} onClick={closeMenu}>
        {t('route.settings')}
      </ButtonLink>
      <Button className={styles['leave']} variant="outline" icon="sign-out" onClick={logout}>
        {t('menu.logout')}
      </Button>
    </div>
  )
}

function AccountLinks({ logout }: LogoutProps): ReactNode {
  const t = useT()
  return (
    <>
      <MoneyButtons />
      <ul className={styles['links']} data-layout="tiles">
        <li>
          <MenuLink icon="gift" title="menu.activity" to={pathTo('activity')} />
        </li>
        <li>
          <MenuLink icon="records" title="menu.records" to={pathTo('records')} />
        </li>
        <li>
          <MenuLink icon="settings" title="route.settings" to={pathTo('settings')} />
        </li>
        <li>
          <button type="button" className={styles['link']} onClick={logout}>
            <Icon name="sign-out" />
            <span>{t('menu.logout')}</span>
          </button>
        </li>
      </ul>
    </>
  )
}

/** Links to the money pages. A trial account has none. */
function MoneyButtons(): ReactNode {
  const t = useT()
  if (useSessionKind() === 'trial') return null
  return (
    <div className={styles['money']}>
      <MoneyLink variant="accent" to={pathTo('deposit')} onClick={closeMenu}>
        {t('route.deposit')}
      </MoneyLink>
      <MoneyLink variant="outline" to={pathTo('withdraw')} onClick={closeMenu}>
        {t('route.withdraw')}
      </MoneyLink>
    </div>
  )
}

/** Shows the account and the money pages, at the top of the variant "index". */
export function MemberHead(): ReactNode {
  return (
    <div className={styles['top']}>
      <AccountSummary cents="small" />
      <MoneyButtons />
    </div>
  )
}

/** Shows logout and the age mark, at the bottom of the variant "index". */
export function IndexFoot(): ReactNode {
  const t = useT()
  const logout = useConfirmedLogout()
  const age = useLeastAge()
  return (
    <footer className={styles['foot']}>
      <button type="button" className={styles['link']} onClick={logout}>
        <Icon name="sign-out" />
        <span>{t('menu.logout')}</span>
      </button>
      <span className={styles['age']}>{t('age.mark', { age })}</span>
    </footer>
  )
}

interface AccountSummaryProps {
  readonly cents?: 'plain' | 'small'
  /** Treatment of a single balance. */
  readonly single?: MemberFootProps['single']
  /** Shows the button that masks the balance. */
  readonly mask?: boolean
}

function AccountSummary({
  cents = 'plain',
  single = 'hide',
  mask = false,
}: AccountSummaryProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const account = useUserName()
  const { value: member } = useCall('memberInfo')
  const balance = useBalance({ masked: false })
  const { wallet, failed, masked, hidden, refreshing, refresh } = balance
  // A single wallet hides its balance, unless the merchant's settings show it (SPEC §3.4).
  const shown = wallet?.isSingle !== true || single === 'show'
  return (
    <div className={styles['holder']}>
      <Avatar className={styles['avatar']} iconId={member?.iconId} />
      <div className={styles['words']}>
        <p className={`${styles['account']} ${typography['muted']}`}>
          {member?.nickname || account} <b className={styles['level']}>{member?.level}</b>
        </p>
        {shown && (
          <p className={`${styles['balance']} ${typography['display']}`}>
            {wallet && (
              <Money
                amount={wallet.sumBalance}
                symbol={wallet.currencySymbol}
                language={language}
                masked={masked ? t('home.account.hidden') : undefined}
                cents={cents}
              />
            )}
            {failed && t('home.account.failed')}
          </p>
        )}
      </div>
      {shown && mask && (
        <IconButton
          icon={hidden ? 'eye-off' : 'eye'}
          label={t(hidden ? 'home.account.unmask' : 'home.account.mask')}
          aria-pressed={hidden}
          onClick={balance.toggle}
        />
      )}
      <BalanceStatus balance={balance} />
      {shown && (
        <IconButton
          icon="refresh"
          label={t('home.account.refresh')}
          spinning={refreshing}
          onClick={refresh}
        />
      )}
    </div>
  )
}
