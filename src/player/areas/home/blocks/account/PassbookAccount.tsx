import type { CSSProperties, ReactNode } from 'react'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { TransferRow } from '../../../../kit/money/TransferRow.tsx'
import { listWallets } from '../../../../kit/money/vendor-wallets.ts'
import { Avatar } from '../../../../kit/pages/Avatar.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useFlag } from '../../../../registry/use-flag.ts'
import { useLanguage } from '../../../../state/language.ts'
import { MemberAccount } from './MemberAccount.tsx'
import type { MemberLook, WalletsProps } from './member-look.ts'
import styles from './PassbookAccount.module.css'

/**
 * Shows the account as a passbook, with the balance on its cover and the wallets on the page under
 * it.
 */
export default function PassbookAccount({ settings }: BlockProps<'account'>): ReactNode {
  return <MemberAccount settings={settings} look={look} />
}

const look: MemberLook = {
  className: styles['passbook'],
  icons: 'beside',
  Portrait,
  Currency,
  Wallets,
}

/** Shows the member's avatar and the skin's drawing on the cover. */
function Portrait(): ReactNode {
  const { value } = useCall('memberInfo')
  const drawing = useSkin().look.ornaments['account']
  const style: CSSProperties | undefined = drawing
    ? { '--drawing': `url(${JSON.stringify(drawing)})` }
    : undefined
  return (
    <>
      <span className={styles['drawing']} data-drawn={drawing ? '' : undefined} style={style} />
      <Avatar className={styles['avatar']} iconId={value?.iconId} />
    </>
  )
}

/** Names the currency of the total in the player's language. */
function Currency({ wallet }: Pick<WalletsProps, 'wallet'>): ReactNode {
  const t = useT()
  const names = new Intl.DisplayNames(useLanguage(), { type: 'currency' })
  const isCode = /^[A-Z]{3}$/.test(wallet.currency)
  const currency = isCode ? names.of(wallet.currency) : undefined
  return (
    <span className={styles['currency']}>
      {t('home.account.total', { currency: currency ?? wallet.currency })}
    </span>
  )
}

/** Lists the main wallet and up to three vendor wallets on the page under the cover. */
function Wallets({ wallet, masked }: WalletsProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const transfers = useFlag('FUNDTRANS3')
  const main = {
    vendor: '',
    displayName: t('home.account.mainWallet'),
    balance: wallet.totalBalance,
  }
  return (
    <div className={styles['page']}>
      <dl className={styles['wallets']}>
        {[main, ...listWallets(wallet).slice(0, 3)].map(
          ({ vendor, displayName, balance, ...rest }) => (
            <div key={vendor} className={styles['wallet']}>
              <dt className={`${styles['wallet-name']} ${typography['caption']}`}>{displayName}</dt>
              <dd data-closed={('maintenance' in rest && rest.maintenance) || undefined}>
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
          ),
        )}
      </dl>
      {transfers && <TransferRow wallet={wallet} />}
    </div>
  )
}
