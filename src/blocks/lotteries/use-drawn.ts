import { useState } from 'react'
import type { Lottery } from '../../contract/generated/gateway.ts'
import { useReducedMotion } from '../../parts/use-reduced-motion.ts'

/** What happened to the issue before this one while the player looked on. */
export type Drawn =
  | { readonly kind: 'none' }
  | { readonly kind: 'stamped' }
  | { readonly kind: 'falling'; readonly lottery: Lottery; readonly forget: () => void }

/** A leaf is torn off when the next issue comes; who wants less motion sees its result stamped instead. */
export function useDrawn(lottery: Lottery): Drawn {
  const still = useReducedMotion()
  const [seen, setSeen] = useState(lottery)
  const [fell, setFell] = useState(lottery.closesAt)
  if (seen.lotteryCode !== lottery.lotteryCode) {
    // Another lottery leads now: nothing was torn.
    setSeen(lottery)
    setFell(lottery.closesAt)
    return { kind: 'none' }
  }
  if (seen.closesAt === lottery.closesAt) return { kind: 'none' }
  if (still) return { kind: 'stamped' }
  if (fell === lottery.closesAt) return { kind: 'none' }
  return { kind: 'falling', lottery, forget: () => setFell(lottery.closesAt) }
}
