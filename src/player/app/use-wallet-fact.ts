import { useEffect, useState } from 'react'
import { useCall } from '../gateway/use-call.ts'
import { useSkin } from '../registry/skin-context.tsx'
import { publishLive } from '../state/live.ts'

/** Publishes the fact `wallet.isSingle` of the signed-in player, if a condition of the skin reads the wallet. */
export function useWalletFact(): void {
  const { pages, navigation } = useSkin()
  const [enabled] = useState(() => JSON.stringify([pages, navigation]).includes('"wallet.'))
  const single = useCall('walletBalance', undefined, { enabled }).value?.isSingle
  useEffect(() => {
    if (enabled) publishLive({ settings: { 'wallet.isSingle': single } })
  }, [enabled, single])
}
