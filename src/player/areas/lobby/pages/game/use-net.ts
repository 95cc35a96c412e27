import { useState } from 'react'
import { addDecimals } from '../../../../kit/controls/decimal.ts'

export interface NetScope {
  /** The current amount of the wallet; undefined until it is known. */
  readonly amount: string | undefined
  /** True while a running refresh is about to replace `amount`. */
  readonly refreshing: boolean
  /** The launch from which the result counts, in epoch milliseconds. */
  readonly since: number | undefined
}

/** Returns the difference between the wallet now and at the launch; undefined until both are known. */
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
