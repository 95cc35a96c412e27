import { type ReactNode, useState } from 'react'
import type { WalletBalance } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { TransferRow } from '../../../../kit/money/TransferRow.tsx'
import { useBalance } from '../../../../kit/money/use-balance.ts'
import { listWallets } from '../../../../kit/money/vendor-wallets.ts'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useFlag } from '../../../../registry/use-flag.ts'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { MemberBalance } from './MemberBalance.tsx'
import styles from './VendorWallets.module.css'
import card from './WalletCard.module.css'

export default withRealAccount(VendorWallets)

/**
 * Shows the balance, and below it the balance at each vendor, if the wallet is not single. The list shows a
 * row of vendors until the player opens it (SPEC §11.61).
 */
function VendorWallets({ settings }: BlockProps<'member-wallet'>): ReactNode {
  const balance = useBalance({ masked: false })
  const transfers = useFlag('FUNDTRANS3')
  const { wallet, masked } = balance
  return (
    <Section tone={settings.tone}>
      <div className={card['card']} data-kit="head" data-kind="balance" data-tone={settings.tone}>
        <MemberBalance balance={balance} actions={settings.actions} />
        {wallet && !wallet.isSingle && (
          <>
            <Wallets wallet={wallet} masked={masked} />
            {transfers && <TransferRow wallet={wallet} />}
          </>
        )}
      </div>
    </Section>
  )
}

/** The wallets of the first row: the main one and three vendors. */
const rowLength = 4

interface WalletsProps {
  readonly wallet: WalletBalance
  readonly masked: boolean
}

function Wallets({ wallet, masked }: WalletsProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const main = {
    vendor: '',
    displayName: t('home.account.mainWallet'),
    balance: wallet.totalBalance,
    maintenance: false,
  }
  const all = [main, ...listWallets(wallet)]
  const shown = open ? all : all.slice(0, rowLength)
  const rest = all.length - rowLength
  return (
    <>
      <dl className={styles['wallets']}>
        {shown.map(({ vendor, displayName, balance, maintenance }) => (
          <div key={vendor} className={styles['wallet']}>
            <dt className={`${styles['name']} ${typography['caption']}`}>{displayName}</dt>
            <dd className={styles['balance']} data-closed={maintenance || undefined}>
              {maintenance ? (
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
      {rest > 0 && (
        <Button
          variant="plain"
          size="small"
          wide
          iconEnd="chevron-down"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? t('member.fewerWallets') : t('member.moreWallets', { count: rest })}
        </Button>
      )}
    </>
  )
}
