import type { ComponentType, ReactNode } from 'react'
import type { WalletBalance } from '../../contract/generated/gateway.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSessionKind } from '../../state/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './Account.module.css'
import { MemberAccount } from './MemberAccount.tsx'

/** How a variant draws an account. */
export interface AccountLook {
  readonly className: string | undefined
  /** The button that leads to registration. */
  readonly join: 'accent' | 'primary' | 'outline'
  /** Whether a guest is greeted above the buttons. */
  readonly greets: boolean
  /** Which money buttons carry their icon, with or without the word. */
  readonly icons: 'none' | 'beside' | 'others-alone'
  /** Stands under a member's account. */
  readonly Wallets?: ComponentType<WalletsProps>
}

export interface WalletsProps {
  readonly wallet: WalletBalance
  readonly masked: boolean
}

export interface AccountProps {
  readonly settings: BlockProps<'account'>['settings']
  readonly look: AccountLook
}

/** A login or register prompt for a guest, the account of anybody else (SPEC.md §2 Home). */
export function Account({ settings, look }: AccountProps): ReactNode {
  const guest = useSessionKind() === 'guest'
  return (
    <div className={`${styles['account']} ${look.className}`} data-who={guest ? 'guest' : 'member'}>
      {guest ? (
        <Prompt settings={settings} look={look} />
      ) : (
        <MemberAccount settings={settings} look={look} />
      )}
    </div>
  )
}

function Prompt({ settings, look }: AccountProps): ReactNode {
  const t = useT()
  const read = useText()
  const { greeting = 'home.account.greeting', line = 'home.account.line' } = settings
  return (
    <>
      {look.greets && (
        <div className={styles['words']}>
          <p className={styles['greeting']} data-part="greeting">
            {read(greeting)}
          </p>
          <p className={styles['line']}>{read(line)}</p>
        </div>
      )}
      <div className={styles['prompt']} data-part="prompt">
        <ButtonLink variant="outline" to="/m/login">
          {t('home.account.login')}
        </ButtonLink>
        <ButtonLink variant={look.join} to="/m/register">
          {t('home.account.join')}
        </ButtonLink>
      </div>
    </>
  )
}
