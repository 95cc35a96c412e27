import type { VendorBalance, WalletBalance } from '../../../core/contract/generated/gateway.ts'
import { isPositive } from '../../components/ui/decimal.ts'

/** The vendors' wallets, those that hold money first, then the closed ones. */
export function listWallets({ vendors = [] }: WalletBalance): readonly VendorBalance[] {
  const rank = ({ balance, maintenance }: VendorBalance): number => {
    if (maintenance) return 1
    return isPositive(balance) ? 0 : 2
  }
  return [...vendors].sort((one, other) => rank(one) - rank(other))
}

/** The wallets that a recall is about: what comes back, and what stays where it is closed. */
export function listRecalled(wallet: WalletBalance): readonly VendorBalance[] {
  return listWallets(wallet).filter(
    ({ balance, maintenance }) => maintenance || isPositive(balance),
  )
}
