import type { VendorBalance, WalletBalance } from '../../../core/contract/generated/gateway.ts'
import { isPositive } from '../controls/decimal.ts'

/**
 * Lists the vendors' wallets: first those with money, then those under maintenance, then the empty
 * ones.
 */
export function listWallets({ vendors = [] }: WalletBalance): readonly VendorBalance[] {
  const rank = ({ balance, maintenance }: VendorBalance): number => {
    if (maintenance) return 1
    return isPositive(balance) ? 0 : 2
  }
  return [...vendors].sort((one, other) => rank(one) - rank(other))
}

/**
 * Lists the wallets that a recall returns, and those that it leaves because their vendor is under
 * maintenance.
 */
export function listRecalled(wallet: WalletBalance): readonly VendorBalance[] {
  return listWallets(wallet).filter(
    ({ balance, maintenance }) => maintenance || isPositive(balance),
  )
}
