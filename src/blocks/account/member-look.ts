import type { ComponentType } from 'react'
import type { WalletBalance } from '../../contract/generated/gateway.ts'
import type { BlockProps } from '../../registry/block.ts'

/** How a variant draws a member's account. */
export interface MemberLook {
  readonly className: string | undefined
  /** Which money buttons carry their icon, with or without the word. */
  readonly icons: 'none' | 'beside' | 'others-alone'
  /** Stands under the account. */
  readonly Wallets?: ComponentType<WalletsProps>
}

export interface WalletsProps {
  readonly wallet: WalletBalance
  readonly masked: boolean
}

export interface MemberAccountProps {
  readonly settings: BlockProps<'account'>['settings']
  readonly look: MemberLook
}
