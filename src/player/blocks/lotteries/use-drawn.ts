import { useState } from 'react'
import type { Lottery } from '../../../core/contract/generated/gateway.ts'
import { useReducedMotion } from '../../components/parts/use-reduced-motion.ts'

/**
 * What happened to the issue before this one while the player looked on: nothing, its result was
 * stamped, or its leaf falls until it is forgotten.
 */
export type Drawn = undefined | 'stamped' | { readonly forget: () => void }

/** A leaf is torn off when the next issue comes; who wants less motion sees its result stamped instead. */
export function useDrawn({ lotteryCode, closesAt }: Lottery): Drawn {
  const still = useReducedMotion()
  const [seen, setSeen] = useState({ lotteryCode, closesAt })
  const [fell, setFell] = useState(closesAt)
  if (seen.lotteryCode !== lotteryCode) {
    // Another lottery leads now: nothing was torn.
    setSeen({ lotteryCode, closesAt })
    setFell(closesAt)
  } else if (seen.closesAt !== closesAt) {
    if (still) return 'stamped'
    if (fell !== closesAt) return { forget: () => setFell(closesAt) }
  }
  return undefined
}
