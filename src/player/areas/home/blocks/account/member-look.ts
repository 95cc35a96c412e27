import type { ComponentType } from 'react'
import type { WalletBalance } from '../../../../../core/contract/generated/gateway.ts'
import type { BlockProps } from '../../../../registry/block.ts'

/** The appearance of a member's account in one variant. */
export interface MemberLook {
  readonly className: string | undefined
  /** Money buttons that show an icon, beside or in place of their label. */
  readonly icons: 'none' | 'beside' | 'others-alone'
  /** Sets the digits after the decimal point smaller. */
  readonly cents?: 'small'
  /** Greets the member by name and labels the balance. */
  readonly greets?: true
  /** Rendered before the name. */
  readonly Portrait?: ComponentType
  /** Rendered at the end of the name's line, after the wallet has loaded. */
  readonly Currency?: ComponentType<Pick<WalletsProps, 'wallet'>>
  /** Rendered under the account of a player with one wallet for each vendor. */
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
