import type { WalletBalance } from '../../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../../core/contract/skin.ts'

/** Returns whether to show the balance. A single wallet hides it (SPEC §3.4), unless the merchant's home shows it. */
export function showsBalance({ pages }: Skin, wallet: WalletBalance | undefined): boolean {
  if (wallet?.isSingle !== true) return true
  const blocks = Object.values(pages.home?.blocks ?? {})
  return blocks.some((block) => block?.type === 'account' && block.settings?.single === 'show')
}
