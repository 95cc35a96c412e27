import type { ComponentType } from 'react'
import type { WalletBalance } from '../../contract/generated/gateway.ts'
import type { BlockProps } from '../../registry/block.ts'

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
