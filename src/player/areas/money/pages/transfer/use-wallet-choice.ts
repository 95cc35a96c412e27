import { useState } from 'react'
import type { WalletBalance } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { listWallets } from '../../../../kit/money/vendor-wallets.ts'

/** The code of the main wallet in a transfer. */
const mainWallet = 'main'

/** A side of a transfer. */
export interface WalletSide {
  /** The code of the vendor, or `main`. */
  readonly code: string
  readonly name: string
  readonly balance: string
  readonly maintenance: boolean
}

export interface WalletChoice {
  readonly from: WalletSide | undefined
  readonly to: WalletSide | undefined
  /** The wallets that each side can have. One side is always the main wallet. */
  readonly sources: readonly WalletSide[]
  readonly targets: readonly WalletSide[]
  /** The vendor on one of the sides. */
  readonly vendor: string | undefined
  readonly chooseFrom: (code: string) => void
  readonly chooseTo: (code: string) => void
  readonly chooseVendor: (vendor: string) => void
  readonly swap: () => void
}

/**
 * Returns the two wallets of a transfer. The player chooses a vendor and a direction, so that the other
 * side is the main wallet and the two sides are never equal.
 */
export function useWalletChoice(wallet: WalletBalance): WalletChoice {
  const t = useT()
  const [choice, setChoice] = useState<{ vendor?: string; out: boolean }>({ out: false })
  const main: WalletSide = {
    code: mainWallet,
    name: t('home.account.mainWallet'),
    balance: wallet.totalBalance,
    maintenance: false,
  }
  const vendors = listWallets(wallet).map(
    ({ vendor, displayName, balance, maintenance }): WalletSide => ({
      code: vendor,
      name: displayName,
      balance,
      maintenance: maintenance === true,
    }),
  )
  const open = vendors.filter(({ maintenance }) => !maintenance)
  const chosen = open.find(({ code }) => code === choice.vendor)
  const { out } = choice
  return {
    from: out ? chosen : main,
    to: out ? main : chosen,
    sources: [main, ...vendors],
    targets: out ? [main] : vendors,
    vendor: chosen?.code,
    chooseFrom: (code) =>
      setChoice(code === mainWallet ? { ...choice, out: false } : { vendor: code, out: true }),
    chooseTo: (code) =>
      setChoice(code === mainWallet ? { ...choice, out: true } : { vendor: code, out: false }),
    chooseVendor: (vendor) => setChoice({ ...choice, vendor }),
    swap: () => setChoice({ ...choice, out: !out }),
  }
}
