import type { ReactNode } from 'react'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import type { MoneyFormat } from '../../../../kit/controls/format-money.ts'
import { Money, type MoneyProps } from '../../../../kit/controls/Money.tsx'

interface ResultProps extends Pick<MoneyProps, 'amount' | 'cents' | 'tone'> {
  readonly format: MoneyFormat
}

/** An amount with its sign, in the market's colour of a gain or a loss (SPEC §11.27). Nothing has no colour. */
export function Result({
  amount,
  format,
  tone = 'result',
  cents = 'plain',
}: ResultProps): ReactNode {
  const nothing = compareDecimals(amount, '0') === 0
  return (
    // The sign stays before the number where the language is written from right to left.
    <bdi dir="ltr">
      <Money
        {...format}
        amount={amount}
        sign="always"
        cents={cents}
        tone={nothing ? 'plain' : tone}
      />
    </bdi>
  )
}
