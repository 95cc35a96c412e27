import type { ReactNode } from 'react'
import { Figures } from '../controls/Figures.tsx'
import { Money } from '../controls/Money.tsx'
import { Skeleton } from '../controls/Skeleton.tsx'
import { useCurrency } from '../money/use-currency.ts'

export interface Total {
  readonly label: string
  /** Decimal string; undefined while the first page is loading. */
  readonly amount?: string | undefined
  /** A number of records, or one that is written already. */
  readonly count?: number | string | undefined
  /** `always` writes plus and minus. */
  readonly sign?: 'always' | 'auto'
  /** Colours a gain or a loss. */
  readonly tone?: 'result' | 'plain'
}

export interface TotalsProps {
  readonly figures: readonly Total[]
  /** The pages of the records. Where the first one failed there are no totals, and the list says so. */
  readonly pages: { readonly pages: readonly unknown[]; readonly error?: unknown }
}

/** The totals of a filter over its records. */
export function Totals({ figures, pages }: TotalsProps): ReactNode {
  const currency = useCurrency()
  if (pages.error && pages.pages.length === 0) return null
  const write = ({ amount, count, sign = 'auto', tone = 'plain' }: Total): ReactNode => {
    if (amount !== undefined) return <Money amount={amount} sign={sign} tone={tone} {...currency} />
    return count ?? <Skeleton shape="text" width="4rem" height="1lh" />
  }
  return <Figures figures={figures.map((total) => ({ label: total.label, value: write(total) }))} />
}
