import type { ReactNode } from 'react'
import type { Order } from '../../../core/contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { subtractDecimals } from '../controls/decimal.ts'
import { formatMoney } from '../controls/format-money.ts'
import { InlineList } from '../controls/InlineList.tsx'
import { Money } from '../controls/Money.tsx'
import { useCurrency } from '../money/use-currency.ts'
import { betTones, readBetIcon } from './bet-kinds.ts'
import { RecordRow } from './RecordRow.tsx'
import { type Flow, flowOf } from './record-kinds.ts'

export interface BetRowProps {
  readonly order: Order
  readonly to: string
}

/** A bet in the list: its result with a sign, or its stake while it is open. */
export function BetRow({ order, to }: BetRowProps): ReactNode {
  const { vendor, vendorName = vendor, gameCode, gameName = gameCode } = order
  const { stake, payout, state, placedAt } = order
  const t = useT()
  const currency = useCurrency()
  const result = subtractDecimals(payout, stake)
  const amount = state === 'settled' ? result : stake
  return (
    <RecordRow
      icon={readBetIcon(order)}
      title={gameName}
      note={
        <InlineList
          items={[
            vendorName,
            state === 'settled' && t('bets.stake', { amount: formatMoney(stake, currency) }),
          ]}
        />
      }
      time={placedAt}
      flow={flowOfBet(state, result)}
      amount={
        <Money amount={amount} sign={state === 'settled' ? 'always' : 'auto'} {...currency} />
      }
      state={t(`bets.state.${state}`)}
      tone={betTones[state]}
      to={to}
    />
  )
}

function flowOfBet(state: Order['state'], result: string): Flow | 'void' {
  if (state === 'cancelled') return 'void'
  return state === 'settled' ? flowOf(result) : 'out'
}
