import { useEffect, useMemo, useState } from 'react'
import type { Promotion } from '../../../../core/contract/generated/gateway.ts'
import { findPromotionTurn, turnPromotion } from '../../../../core/contract/promotion-states.ts'
import { readServerTime } from '../../../state/status.ts'

/** The longest wait of a timer, below the limit of 32 bits, in milliseconds. */
const longestMs = 2_000_000_000

/**
 * Returns promotions with their status at this moment of the server's clock. When the next one opens or
 * ends, they turn without a reload, and `onTurn` asks the gateway again (SPEC §11.43).
 */
export function usePromotionClock(
  promotions: readonly Promotion[],
  onTurn: () => void,
): readonly Promotion[] {
  const [turns, turn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads the clock again
  const turned = useMemo(
    () =>
      promotions.map((promotion) => ({
        ...promotion,
        status: turnPromotion(promotion.status, promotion, readServerTime()),
      })),
    [promotions, turns],
  )
  const next = Math.min(
    ...turned.map((promotion) => findPromotionTurn(promotion.status, promotion) ?? Infinity),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that came early is set again
  useEffect(() => {
    if (next === Infinity) return
    const wait = Math.min(Math.max(0, next - readServerTime()), longestMs)
    const timer = setTimeout(() => {
      turn((count) => count + 1)
      if (readServerTime() >= next) onTurn()
    }, wait + 50)
    return () => clearTimeout(timer)
  }, [next, turns, onTurn])
  return turned
}
