import type { ReactNode } from 'react'
import { Figures } from '../../ui/Figures.tsx'
import { Money } from '../../ui/Money.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useCurrency } from '../money/use-currency.ts'

export interface Total {
  readonly label: string
  /** Decimal string; undefined while the first page is loading. */
  readonly amount?: string | undefined
  readonly count?: number | undefined
  /** `always` writes plus and minus. */
  readonly sign?: 'always' | 'auto'
  /** Colours a gain or a loss. */
  readonly tone?: 'result' | 'plain'
}

/** The totals of a filter over its records. */
export function Totals({ figures }: { readonly figures: readonly Total[] }): ReactNode {
  const currency = useCurrency()
  const write = ({ amount, count, sign = 'auto', tone = 'plain' }: Total): ReactNode => {
    if (amount !== undefined) return <Money amount={amount} sign={sign} tone={tone} {...currency} />
    return count ?? <Skeleton shape="text" width="4rem" height="1.25rem" />
  }
  return <Figures figures={figures.map((total) => ({ label: total.label, value: write(total) }))} />
}
