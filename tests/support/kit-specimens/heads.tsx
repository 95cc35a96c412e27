import type { ReactNode } from 'react'
import type { DepositOrder, WithdrawalTerms } from '../../../src/core/contract/generated/gateway.ts'
import { PaymentHead } from '../../../src/player/areas/money/blocks/deposit/on-demand/PaymentHead.tsx'
import { StepHead } from '../../../src/player/areas/money/blocks/deposit/StepHead.tsx'
import Profit from '../../../src/player/areas/money/pages/profit/Profit.tsx'
import { WalletCover } from '../../../src/player/areas/money/pages/transfer/WalletCover.tsx'
import { TermsHead } from '../../../src/player/areas/money/pages/withdraw/TermsHead.tsx'
import type { Balance } from '../../../src/player/kit/money/use-balance.ts'
import type { Act } from './acts.tsx'

const time = Date.parse('2026-11-21T18:09:00Z')
const ignore = () => undefined
const terms = {
  available: '100.00',
  balance: '120.00',
  locked: '20.00',
  min: '200',
} as unknown as WithdrawalTerms // what the head shows of them
const order = {
  payable: '100.07',
  amount: '100.00',
  createdAt: time,
  expiresAt: time + 600_000,
  methodName: 'Bank',
} as unknown as DepositOrder // what the head shows of it
const wallet = {
  sumBalance: '5.00',
  totalBalance: '5.00',
  currency: 'USD',
  currencySymbol: '$',
  isSingle: false,
}

const report = {
  totals: { bets: '20.00', payout: '25.00', rebate: '0', bonus: '0', net: '5.00', count: 2 },
  days: [
    { day: time, net: '7.00' },
    { day: time + 86_400_000, net: '-2.00' },
  ],
  categories: [],
  updatedAt: time,
}

/** What pages, sheets and cards begin with, in all kinds. */
export const heads: readonly ReactNode[] = [
  <StepHead key="steps" step="amount" />,
  <TermsHead key="terms" terms={terms} hindrance="least" />,
  <PaymentHead key="payment" order={order} onTimeUp={ignore} />,
  <WalletCover key="wallet" wallet={wallet} balance={{} as Balance} locked={false} />,
]

/** Pages that begin with a head of their own. */
export const headedPages: readonly Act[] = [{ node: <Profit />, answers: { memberProfit: report } }]
