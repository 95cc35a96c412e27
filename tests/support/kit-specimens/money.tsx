import type { ReactNode } from 'react'
import type { DepositOrder } from '../../../src/core/contract/generated/gateway.ts'
import { ChannelChips } from '../../../src/player/areas/money/blocks/deposit/ChannelChips.tsx'
import { ChosenMethod } from '../../../src/player/areas/money/blocks/deposit/ChosenMethod.tsx'
import { MethodCards } from '../../../src/player/areas/money/blocks/deposit/MethodCards.tsx'
import { MethodTiles } from '../../../src/player/areas/money/blocks/deposit/MethodTiles.tsx'
import { OpenOrder } from '../../../src/player/areas/money/blocks/deposit/OpenOrder.tsx'
import { PayOrder } from '../../../src/player/areas/money/blocks/deposit/on-demand/PayOrder.tsx'
import { Summary } from '../../../src/player/areas/money/blocks/deposit/Summary.tsx'
import type { DepositForm } from '../../../src/player/areas/money/blocks/deposit/use-deposit-form.ts'
import Bonuses from '../../../src/player/areas/money/pages/bonus/Bonuses.tsx'
import Profit from '../../../src/player/areas/money/pages/profit/Profit.tsx'
import { Sides } from '../../../src/player/areas/money/pages/transfer/Sides.tsx'
import { VendorGrid } from '../../../src/player/areas/money/pages/transfer/VendorGrid.tsx'
import { ConfirmWithdrawal } from '../../../src/player/areas/money/pages/withdraw/ConfirmWithdrawal.tsx'
import { TurnoverPanel } from '../../../src/player/areas/money/pages/withdraw/TurnoverPanel.tsx'
import type { Act } from './acts.tsx'

const time = Date.parse('2026-11-21T18:09:00Z')
const ignore = () => undefined
const method = {
  id: 'bank',
  provider: 'manualTransfer',
  group: 'bank',
  name: 'Bank',
  min: '20',
  max: '2000',
  fee: '0',
  minutes: 1,
  slip: 'none',
  channels: [
    { id: 'a', name: 'A', min: '20', max: '2000', fee: '0' },
    { id: 'b', name: 'B', min: '20', max: '2000', fee: '0' },
  ],
} as const
const methods = [
  method,
  { ...method, id: 'usual', lastUsed: true },
  { ...method, id: 'new', tags: ['recommended'] },
  { ...method, id: 'closed', maintenance: {} },
] as never // what the lists read of them
const form = {
  answer: { methods },
  method,
  channel: method.channels[0],
  totals: { amount: '100', fee: '0', bonus: '0', turnover: '100', credited: '100' },
  change: ignore,
  errorOf: ignore,
} as unknown as DepositForm // what its parts read of it
const order: DepositOrder = {
  orderId: 'D1',
  methodId: 'bank',
  methodName: 'Bank',
  provider: 'manualTransfer',
  group: 'bank',
  state: 'awaiting',
  amount: '100.00',
  payable: '100.07',
  fee: '0',
  minutes: 1,
  createdAt: time,
  changedAt: time,
  slip: 'none',
  steps: [{ state: 'awaiting', at: time }],
  payee: { bankName: 'Bank', holder: 'Maya', number: '1' },
  qr: 'code',
}
const wallet = {
  sumBalance: '5.00',
  totalBalance: '5.00',
  currency: 'USD',
  currencySymbol: '$',
  isSingle: false,
  vendors: [
    { vendor: 'a', displayName: 'A', balance: '1.00' },
    { vendor: 'b', displayName: 'B', balance: '1.00', maintenance: true },
  ],
} as never // what its list reads of it
const side = { code: 'main', name: 'Main', balance: '5.00', maintenance: false }
const sums = { bets: '20.00', payout: '25.00', rebate: '0', bonus: '0', net: '5.00', count: 2 }
const report = {
  totals: sums,
  days: [
    { day: time, net: '7.00' },
    { day: time + 86_400_000, net: '-2.00' },
  ],
  categories: [
    {
      ...sums,
      gameCategory: 'RNG',
      vendors: [{ ...sums, vendor: 'PG', displayName: 'PG', games: [] }],
    },
  ],
  updatedAt: time,
}
const bonus = {
  bonusId: '7',
  title: 'Bonus',
  amount: '500.00',
  state: 'active',
  receivedAt: time,
  required: '100.00',
  done: '60.00',
  left: '40.00',
  categories: [],
}

function PaidOrder(): ReactNode {
  return (
    <PayOrder order={order} code="squares" onChange={ignore} onTimeUp={ignore} refresh={ignore} />
  )
}

/** Parts of the pages about money, in all of their states. */
export const money: readonly ReactNode[] = [
  <MethodTiles key="pictures" form={form} columns={2} />,
  <MethodCards key="cards" methods={methods} chosen="bank" onChoose={ignore} />,
  <ChannelChips key="boxes" form={form} />,
  <ChosenMethod key="method" method={method as never} />, // what it shows of it
  <Summary key="terms" form={form} />,
  <PaidOrder key="order" />,
  <VendorGrid
    key="cells"
    wallet={wallet}
    masked={false}
    chosen="a"
    locked={false}
    onChoose={ignore}
  />,
  <Sides
    key="wallets"
    choice={{ from: side, to: side, sources: [side], targets: [side], swap: ignore } as never} // what it shows of it
    masked={false}
    locked={false}
  />,
  <ConfirmWithdrawal
    key="confirm"
    form={{ confirming: false, confirm: ignore, close: ignore } as never} // what it reads of it
    asked={{ card: { bankName: 'Bank' }, amount: '100', receive: '100' } as never} // what it shows of it
    terms={{ fee: '0', minutes: 1, turnover: { missing: '0' } } as never} // what it shows of them
  />,
  <TurnoverPanel
    key="turnover"
    turnover={{ required: '100', done: '60', missing: '40', checkedAt: time } as never} // what it shows of it
  />,
]

/** The same with the answers that they need. */
export const moneyPages: readonly Act[] = [
  { node: <OpenOrder />, answers: { depositReport: { orders: [order] } } },
  { node: <PaidOrder />, skin: { look: { ornaments: { code: '/code.svg' } } } },
  { node: <Profit />, answers: { memberProfit: report } },
  { node: <Bonuses />, answers: { bonuses: { bonuses: [bonus], pageNum: 1, totalPages: 1 } } },
]
