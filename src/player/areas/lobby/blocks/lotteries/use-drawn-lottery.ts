import { useState } from 'react'
import type { Lottery } from '../../../../../core/contract/generated/gateway.ts'
import { useReducedMotion } from '../../../../kit/controls/use-reduced-motion.ts'

/**
 * The state of the previous issue while the player looks on: no change, its result is stamped, or
 * its leaf falls until `forget` is called.
 */
export type DrawnLottery = undefined | 'stamped' | { readonly forget: () => void }

/**
 * Detects the next issue of a lottery. The leaf then falls off; a player who prefers reduced motion
 * sees the result stamped instead.
 */
export function useDrawnLottery({ lotteryCode, closesAt }: Lottery): DrawnLottery {
  const reducedMotion = useReducedMotion()
  const [seen, setSeen] = useState({ lotteryCode, closesAt })
  const [fallenFor, setFallenFor] = useState(closesAt)
  if (seen.lotteryCode !== lotteryCode) {
    // A different lottery is first now, so no leaf falls.
    setSeen({ lotteryCode, closesAt })
    setFallenFor(closesAt)
  } else if (seen.closesAt !== closesAt) {
    if (reducedMotion) return 'stamped'
    if (fallenFor !== closesAt) return { forget: () => setFallenFor(closesAt) }
  }
  return undefined
}
