import type { ReactNode } from 'react'
import { formatMoney, type MoneyFormat } from './format-money.ts'
import styles from './Money.module.css'

export interface MoneyProps extends MoneyFormat {
  /** A decimal string, such as `12480.50`. */
  readonly amount: string
  /** Hides the amount behind asterisks; the words say so to a screen reader. */
  readonly masked?: string | undefined
  /** Colours a gain or a loss by its sign. */
  readonly tone?: 'plain' | 'result'
  /** Sets the digits after the point smaller, where the amount is a headline. */
  readonly cents?: 'plain' | 'small'
}

/** An amount in tabular figures, symbol first. */
export function Money(props: MoneyProps): ReactNode {
  const { amount, masked, tone = 'plain', cents = 'plain', ...format } = props
  if (masked !== undefined) {
    return (
      <span className={styles['money']} data-kit="money" role="img" aria-label={masked}>
        ******
      </span>
    )
  }
  const shown = formatMoney(amount, format)
  const point = cents === 'small' ? shown.search(/\D\d+$/) : -1
  return (
    <span
      className={styles['money']}
      data-kit="money"
      data-state={tone === 'result' ? resultOf(amount) : undefined}
    >
      {point < 0 ? shown : shown.slice(0, point)}
      {point >= 0 && (
        <span className={styles['cents']} data-part="cents">
          {shown.slice(point)}
        </span>
      )}
    </span>
  )
}

/** Returns the result that an amount is; none for zero, which is neither a gain nor a loss. */
function resultOf(amount: string): 'gain' | 'loss' | undefined {
  if (!/[1-9]/.test(amount)) return undefined
  return amount.startsWith('-') ? 'loss' : 'gain'
}
