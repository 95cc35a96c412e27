import { useEffect, useState } from 'react'
import { isPositive } from '../../../player/kit/controls/decimal.ts'

/** Milliseconds until an amount is counted. */
const duration = 900

/** A decimal string that counts from nothing to an amount. */
export function useCountUp(amount: string, { still }: { readonly still: boolean }): string {
  const [share, setShare] = useState(1)
  const [counted, setCounted] = useState(amount)
  if (counted !== amount) {
    setCounted(amount)
    setShare(still || !isPositive(amount) ? 1 : 0)
  }
  const counting = share < 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount is counted anew
  useEffect(() => {
    if (!counting) return
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const next = Math.min(1, (now - start) / duration)
      setShare(next)
      if (next < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [counting, amount])
  return counting ? shareOf(amount, share) : amount
}

/** A part of a decimal string, exact to its own last digit. */
export function shareOf(amount: string, share: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const part = (BigInt(whole + fraction) * BigInt(Math.round(share * 1000))) / 1000n
  const digits = String(part).padStart(fraction.length + 1, '0')
  if (fraction === '') return digits
  return `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}`
}
