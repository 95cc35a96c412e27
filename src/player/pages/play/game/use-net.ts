import { useState } from 'react'
import { addDecimals } from '../../../components/ui/decimal.ts'

export interface NetScope {
  /** The wallet as it is now; undefined while none is known. */
  readonly amount: string | undefined
  /** Whether `amount` is what a refresh that still runs will replace. */
  readonly refreshing: boolean
  /** The launch this counts from, in epoch milliseconds. */
  readonly since: number | undefined
}

/** What the wallet has more or less than at the launch; undefined until both are known. */
export function useNet({ amount, refreshing, since }: NetScope): string | undefined {
  const [start, setStart] = useState<{ readonly since: number; readonly amount: string }>()
  const known = start?.since === since ? start : undefined
  if (!known && since !== undefined && amount !== undefined && !refreshing)
    setStart({ since, amount })
  if (!known || amount === undefined) return undefined
  return addDecimals([amount, negate(known.amount)])
}

function negate(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}
