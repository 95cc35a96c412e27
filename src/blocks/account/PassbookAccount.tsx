import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useLanguage } from '../../state/language.ts'
import { Money } from '../../ui/Money.tsx'
import { MemberAccount } from './MemberAccount.tsx'
import type { MemberLook, WalletsProps } from './member-look.ts'
import styles from './PassbookAccount.module.css'

/** A passbook: the balance on its cover, the wallets on the page under it. */
export default function PassbookAccount({ settings }: BlockProps<'account'>): ReactNode {
  return <MemberAccount settings={settings} look={look} />
}

const look: MemberLook = {
  className: styles['passbook'],
  icons: 'beside',
  Wallets,
}

/** The main wallet and those of vendors, on the paper page under the cover. */
function Wallets({ wallet, masked }: WalletsProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const main = {
    vendor: '',
    displayName: t('home.account.mainWallet'),
    balance: wallet.totalBalance,
  }
  const wallets = [main, ...(wallet.vendors ?? []).slice(0, 3)]
  return (
    <dl className={styles['wallets']}>
      {wallets.map(({ vendor, displayName, balance, ...rest }) => (
        <div key={vendor} className={styles['wallet']}>
          <dt className={styles['wallet-name']}>{displayName}</dt>
          <dd>
            {'maintenance' in rest && rest.maintenance ? (
              t('home.account.closed')
            ) : (
              <Money
                amount={balance}
                symbol=""
                language={language}
                masked={masked ? t('home.account.hidden') : undefined}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
