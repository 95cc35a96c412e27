import { useEffect, useState } from 'react'
import { useCall } from '../gateway/use-call.ts'
import { useSkin } from '../registry/skin-context.tsx'
import { publishLive } from '../state/live.ts'

/** Publishes `wallet.isSingle` of whoever is signed in, where a condition of the skin reads the wallet. */
export function useWalletFact(): void {
  const { pages } = useSkin()
  const [enabled] = useState(() => JSON.stringify(pages).includes('"wallet.'))
  const single = useCall('walletBalance', undefined, { enabled }).value?.isSingle
  useEffect(() => {
    if (enabled) publishLive({ settings: { 'wallet.isSingle': single } })
  }, [enabled, single])
}
