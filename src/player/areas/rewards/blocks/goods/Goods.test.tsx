import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import Goods from './Goods.tsx'

const tiffin = { id: 'tiffin', kind: 'goods', name: 'Tiffin box', points: 2400, stock: 18, days: 7 }
const goods = [
  tiffin,
  { ...tiffin, id: 'lamp', name: 'Lamp', stock: 0 },
  { ...tiffin, id: 'radio', name: 'Radio', level: 'VIP 5', locked: true },
  { ...tiffin, id: 'fan', name: 'Fan', points: 9000 },
  {
    id: 'spins',
    kind: 'freeSpins',
    name: '20 free spins',
    points: 800,
    stock: 500,
    spins: {
      count: 20,
      value: '1.00',
      game: 'Night train',
      turnover: 1,
      categories: ['RNG'],
      days: 7,
    },
  },
]
const balance = { points: 8420, level: 'VIP 3', earnedThisMonth: 0, betPerPoint: '100.00' }
const order = {
  orderId: 'P261125-0000001',
  kind: 'goods',
  name: 'Tiffin box',
  quantity: 2,
  points: 4800,
  pointsAfter: 3620,
  state: 'processing',
  steps: [],
}
const profile = {
  fields: [
    { name: 'payeeName', value: 'M****' },
    { name: 'mobileNum', value: '021****4567' },
    { name: 'address', value: '1 Quay****' },
  ],
}

function show(answers: CallAnswers = {}, kind: 'goods' | 'freeSpins' = 'goods') {
  const { client, sent } = createAnsweringClient({
    mallGoods: { goods },
    pointsBalance: balance,
    profile,
    ...answers,
  })
  renderWithProviders(<Goods id="g" variant="grid" settings={settingsOf('goods', { kind })} />, {
    client,
    memberType: 41,
    at: '/m/mall/mallHome',
  })
  return { sent }
}
async function openGood(name: RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }))
}
const typePassword = (value: string) =>
  fireEvent.change(screen.getByLabelText('Login password'), { target: { value } })

beforeEach(() => {
  localStorage.clear()
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
})

it('shows what each item costs and what is left, or why it is not available', async () => {
  show()
  expect(
    await screen.findByRole('button', { name: /Tiffin box 2,400 points 18 left/ }),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: /Sold out Lamp/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /From VIP 5 Radio/ })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /Fan 9,000 points 580 short/ })).toBeTruthy()
  expect(screen.queryByText('20 free spins')).toBeNull()
})

it('spends points on a quantity, with the address of the profile and the password', async () => {
  const { sent } = show({ redeemGood: order })
  await openGood(/Tiffin/)
  expect(await screen.findByText('1 Quay****')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(screen.getByText('3,620')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Redeem for 4,800 points' }))
  expect(await screen.findByText('Fill this in')).toBeTruthy()
  typePassword('Secret-1')
  fireEvent.click(screen.getByRole('button', { name: 'Redeem for 4,800 points' }))
  expect(await screen.findByText('Order placed')).toBeTruthy()
  expect(sent('redeemGood')).toEqual([{ goodId: 'tiffin', quantity: 2, verifyPwd: 'Secret-1' }])
  const link = screen.getByRole('link', { name: 'See the order' })
  expect(link.getAttribute('href')).toBe('/m/mall/mallHome?tab=history&order=P261125-0000001')
  expect(JSON.stringify({ ...localStorage })).not.toContain('Secret-1')
})

it('asks for the address where the profile lacks it, or the player changes it', async () => {
  const { sent } = show({ profile: { fields: [] }, redeemGood: order })
  await openGood(/Tiffin/)
  expect(await screen.findByText(/no full address/)).toBeTruthy()
  typePassword('Secret-1')
  fireEvent.click(screen.getByRole('button', { name: /Redeem for/ }))
  expect(await screen.findAllByText('Fill this in')).toHaveLength(3)
  for (const [label, value] of [
    ['Recipient', 'Ｍａｙａ '],
    ['Mobile number', '๐๒๑๑๒๓๔๕๖๗\u200b'],
    ['Address', ' ½ Quay Street\n'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: /Redeem for/ }))
  expect(await screen.findByText('Order placed')).toBeTruthy()
  expect(sent('redeemGood')).toMatchObject([
    { delivery: { recipient: 'Maya', mobileNum: '0211234567', address: '½ Quay Street' } },
  ])
})

it.each([
  [/Lamp/, 'This item is sold out'],
  [/Radio/, 'This item is for VIP 5 and above. You are VIP 3.'],
  [/Fan/, 'You need 580 points more'],
])('opens %s only to show why it is not available', async (name, words) => {
  show()
  await openGood(name)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Redeem for/ }).disabled).toBe(true)
})

it('shows a wrong password at its field, and anything else above the button', async () => {
  const refuse = (code: string, status: number) =>
    new GatewayError('refused', { call: 'redeemGood', code, status })
  show({ redeemGood: refuse('password.incorrect', 400) })
  await openGood(/Tiffin/)
  await screen.findByText('1 Quay****')
  typePassword('Wrong-1')
  fireEvent.click(screen.getByRole('button', { name: /Redeem for/ }))
  expect((await screen.findByLabelText('Login password')).getAttribute('name')).toBe('verifyPwd')
  await screen.findByText(/password/i, { selector: '[data-part="error"]' })
})

it('shows that free spins are a bonus, its value and what must be staked', async () => {
  show({}, 'freeSpins')
  await openGood(/20 free spins/)
  expect(
    await screen.findByText(
      /as a bonus of ฿20\.00 for Night train\. It must be staked 1 time, ฿20\.00 in all.*Counts in: Slots\..*7 days/,
    ),
  ).toBeTruthy()
  expect(screen.queryByText('Deliver to')).toBeNull()
})

it('does not send twice after a lost answer, but leads to the history', async () => {
  show({ redeemGood: new GatewayError('timeout', { call: 'redeemGood' }) })
  await openGood(/Tiffin/)
  await screen.findByText('1 Quay****')
  typePassword('Secret-1')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Redeem for/ })))
  const link = await screen.findByRole('link', { name: 'Check records' })
  expect(link.getAttribute('href')).toBe('/m/mall/mallHome?tab=history')
})

it('shows that there is nothing, and offers a retry when the goods cannot be loaded', async () => {
  show({ mallGoods: { goods: [] } })
  expect(await screen.findByText('Nothing in the mall right now')).toBeTruthy()
})
