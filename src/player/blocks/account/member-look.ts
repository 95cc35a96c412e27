import type { ComponentType } from 'react'
import type { WalletBalance } from '../../../core/contract/generated/gateway.ts'
import type { BlockProps } from '../../registry/block.ts'

/** How a variant draws a member's account. */
export interface MemberLook {
  readonly className: string | undefined
  /** Which money buttons carry their icon, with or without the word. */
  readonly icons: 'none' | 'beside' | 'others-alone'
  /** How the digits after the point are set. */
  readonly cents?: 'small'
  /** Says hello to the name, and what the figure is. */
  readonly greets?: true
  /** Stands before the name. */
  readonly Holder?: ComponentType
  /** Stands at the end of the name's line, once the wallet is known. */
  readonly Currency?: ComponentType<Pick<WalletsProps, 'wallet'>>
  /** Stands under the account where each vendor has a wallet. */
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
