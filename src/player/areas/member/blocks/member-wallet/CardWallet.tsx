import type { ReactNode } from 'react'
import { useBalance } from '../../../../kit/money/use-balance.ts'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { MemberBalance } from './MemberBalance.tsx'
import styles from './WalletCard.module.css'

export default withRealAccount(CardWallet)

/** Shows the balance and the money buttons on a card (SPEC §11.60). */
function CardWallet({ settings }: BlockProps<'member-wallet'>): ReactNode {
  return (
    <Section tone={settings.tone}>
      <div className={styles['card']} data-kit="head" data-kind="balance" data-tone={settings.tone}>
        <MemberBalance balance={useBalance({ masked: false })} actions={settings.actions} />
      </div>
    </Section>
  )
}
