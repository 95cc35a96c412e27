import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { Elsewhere } from '../../../../../../tests/support/elsewhere.tsx'
import { inlineListText } from '../../../../../../tests/support/inline-list-text.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { closeDialog, closeDialogs, useDialogs } from '../../../../state/dialogs.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import { deviceStorage } from '../../../../state/storage.ts'
import Withdraw from './Withdraw.tsx'

const terms = {
  balance: '12480.50',
  locked: '4000.00',
  available: '8480.50',
  min: '300.00',
  max: '50000.00',
  countMax: 3,
  countLeft: 2,
  fee: '15.00',
  minutes: 10,
  hours: { from: '09:00', to: '23:00', zone: 'Asia/Bangkok' },
  turnover: { required: '8000.00', done: '8000.00', missing: '0.00', checkedAt: 0 },
  gates: [] as string[],
}
const card = (id: string, bankName: string, more = {}) => ({
  id,
  bankCode: id,
  bankName,
  number: `****${id}`,
  holder: 'M****',
  createdAt: 0,
  ...more,
})
const cards = {
  cards: [
    card('0937', 'Northern Mutual', { usableFrom: Date.now() + 86_400_000 }),
    card('4821', 'Harbour Bank'),
  ],
  banks: [],
  max: 5,
  holder: 'Maya Rangi',
}
const order = {
  orderId: 'W-1',
  state: 'reviewing',
  amount: '5000.00',
  fee: '15.00',
  net: '4985.00',
  bankName: 'Harbour Bank',
  number: '****4821',
  holder: 'M****',
  createdAt: Date.UTC(2026, 10, 25, 9),
  changedAt: Date.UTC(2026, 10, 25, 9, 1),
  minutes: 10,
  balanceAfter: '7480.50',
  steps: [
    { state: 'submitted', at: Date.UTC(2026, 10, 25, 9) },
    { state: 'reviewing', at: Date.UTC(2026, 10, 25, 9, 1) },
  ],
}

/** Answers the prompts with the PINs in turn, and shows the text of the open one. */
function Prompts(): ReactNode {
  const [dialog] = useDialogs()
  if (dialog?.kind !== 'prompt') return null
  const answer = (pin?: string) => () => closeDialog(dialog.id, pin)
  return (
    <div>
      <p>{dialog.words.text}</p>
      {['123', '111111', '654321'].map((pin) => (
        <button key={pin} type="button" onClick={answer(pin)}>
          {pin}
        </button>
      ))}
      <button type="button" onClick={answer()}>
        no PIN
      </button>
    </div>
  )
}

function show(answers: CallAnswers = {}, at = '/m/withdraw') {
  publishConsolidated({
    currency: 'THB',
    currencySymbol: '฿',
    currencyDigits: 2,
    withdrawalPassword: true,
  })
  const { client, sent } = createAnsweringClient({
    withdrawalTerms: terms,
    bankCards: cards,
    withdraw: order,
    withdrawalReport: { orders: [order], pageNum: 1, totalPages: 1 },
    ...answers,
  })
  renderWithProviders(
    <>
      <Elsewhere>
        <Withdraw />
      </Elsewhere>
      <Prompts />
    </>,
    { client, memberType: 41, at },
  )
  return { sent }
}
const refusal = (code: string, value?: object) =>
  new GatewayError('refused', { call: 'withdraw', code, value })
async function type(amount: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Types the amount and opens the sheet that repeats it. */
async function review(amount = '5,000'): Promise<void> {
  await type(amount)
  press('Check and confirm')
  await screen.findByRole('button', { name: 'Withdraw ฿5,000.00' })
}
const confirm = () => press('Withdraw ฿5,000.00')
const givePin = async (pin: string) => fireEvent.click(await screen.findByText(pin))

beforeEach(() => {
  act(closeDialogs)
  deviceStorage.clear()
})

it.each([
  ['payeeName', 'Enter real name', '/m/myAccount/index?edit=payeeName&back=%2Fm%2Fwithdraw'],
  ['bankCard', 'Add a bank account', '/m/bankCards?back=%2Fm%2Fwithdraw'],
  ['pin', 'Set PIN', '/m/changePsw?tab=pin&back=%2Fm%2Fwithdraw'],
])('leads from the gate "%s" to a page that leads back', async (gate, name, href) => {
  show({ withdrawalTerms: { ...terms, gates: [gate] } })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})

it('has the typed amount again after an account was added on another page', async () => {
  show()
  await type('1,234')
  press('elsewhere')
  press('elsewhere')
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('1,234')
})

it('keeps no amount of a withdrawal that was accepted', async () => {
  show()
  await review()
  confirm()
  await givePin('111111')
  await waitFor(() => expect(location.search).toBe('?order=W-1'))
  press('elsewhere')
  act(() => history.replaceState(null, '', '/m/withdraw'))
  press('elsewhere')
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('')
})

it('shows what can be withdrawn now only when nothing hinders it', async () => {
  show()
  expect(await screen.findByText('You can withdraw now')).toBeTruthy()
})

it.each(['frozen', 'count', 'open', 'turnover', 'hours'])(
  'promises no withdrawal while "%s" hinders it',
  async (gate) => {
    show({ withdrawalTerms: { ...terms, gates: [gate] } })
    await screen.findByText('Cannot be withdrawn yet')
    expect(screen.queryByText('You can withdraw now')).toBeNull()
    expect(screen.getAllByText('Main wallet')).toHaveLength(1)
  },
)

it('names the least amount when less can be withdrawn, and no amount before an account is usable', async () => {
  show({ withdrawalTerms: { ...terms, available: '299.99' } })
  expect(await screen.findByText('The least withdrawal is ฿300.00.')).toBeTruthy()
  expect(screen.queryByText('You can withdraw now')).toBeNull()
  cleanup()
  show({ bankCards: { ...cards, cards: cards.cards.slice(0, 1) } })
  expect(await screen.findByText('None of your accounts can be used yet')).toBeTruthy()
  expect(screen.queryByText('You can withdraw now')).toBeNull()
})

it('gives a frozen account this reason alone', async () => {
  show({ withdrawalTerms: { ...terms, gates: ['frozen', 'pin', 'count'] } })
  expect(await screen.findByText('Your account is frozen')).toBeTruthy()
  expect(screen.queryByText('Then also')).toBeNull()
})

it('shows the first thing that is missing with the way to it, and lists the others', async () => {
  show({ withdrawalTerms: { ...terms, gates: ['payeeName', 'bankCard', 'pin'] } })
  expect(await screen.findByText('Enter your real name')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Enter real name' })
  expect(link.getAttribute('href')).toBe('/m/myAccount/index?edit=payeeName&back=%2Fm%2Fwithdraw')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Add a bank account',
    'Set a withdrawal PIN',
  ])
  expect(screen.queryByLabelText('Amount')).toBeNull()
})

it('shows how much turnover is missing, and leads to the games', async () => {
  const turnover = { required: '8000.00', done: '6400.00', missing: '1600.00', checkedAt: 0 }
  show({ withdrawalTerms: { ...terms, turnover, gates: ['turnover'] } })
  expect(await screen.findByText(/Bets worth ฿1,600.00 more/)).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80')
  expect(screen.getByRole('link', { name: 'Go to the games' }).getAttribute('href')).toBe('/m/home')
})

it('leads to the withdrawal that is still under way', async () => {
  show({ withdrawalTerms: { ...terms, gates: ['open'], openOrderId: 'W-1' } })
  fireEvent.click(await screen.findByRole('link', { name: 'See the withdrawal' }))
  expect(await screen.findByText('Withdrawal to Harbour Bank')).toBeTruthy()
})

it('chooses an account that is usable, and shows from when another one is', async () => {
  show()
  const later = await screen.findByRole('radio', { name: 'Northern Mutual' })
  expect(later.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(inlineListText(/0937 · Usable from/))).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Harbour Bank', checked: true })).toBeTruthy()
})

it.each([
  ['200', 'The minimum is ฿300.00'],
  ['9000', 'You have ฿8,480.50 available'],
  ['5.005', 'The amount can have 2 digits after the point'],
  ['-5', 'Enter the amount as a number'],
])('refuses the amount %s', async (amount, message) => {
  const { sent } = show()
  await type(amount)
  press('Check and confirm')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent('withdraw')).toEqual([])
})

it('repeats the account, the amount, the fee and what arrives, then asks for the PIN and shows the receipt', async () => {
  const { sent } = show()
  await review('๕,๐๐๐')
  const sheet = within(screen.getByRole('dialog', { name: 'Check and confirm' }))
  for (const text of ['Harbour Bank', '฿5,000.00', '฿15.00', 'within 10 minutes'])
    expect(sheet.getByText(text)).toBeTruthy()
  expect(sheet.getByText('฿4,985')).toBeTruthy()
  confirm()
  await givePin('654321')
  await waitFor(() => expect(location.search).toBe('?order=W-1'))
  expect(sent('withdraw')).toEqual([{ cardId: '4821', amount: '5000', paymentPassword: '654321' }])
  expect(await screen.findByText('Withdrawal to Harbour Bank')).toBeTruthy()
})

it('asks again after a PIN that is too short or wrong, and sends nothing without one', async () => {
  const pins: unknown[] = []
  const { sent } = show({
    withdraw: (body: { paymentPassword: string }) => {
      pins.push(body.paymentPassword)
      return body.paymentPassword === '654321' ? order : refusal('pin.incorrect')
    },
  })
  await review()
  confirm()
  fireEvent.click(await screen.findByText('no PIN'))
  await waitFor(() => expect(screen.queryByText('no PIN')).toBeNull())
  confirm()
  await givePin('123')
  expect(await screen.findByText('The PIN has six digits')).toBeTruthy()
  expect(sent('withdraw')).toEqual([])
  await givePin('111111')
  expect(await screen.findByText(/That PIN isn’t right/)).toBeTruthy()
  await givePin('654321')
  await waitFor(() => expect(location.search).toBe('?order=W-1'))
  expect(pins).toEqual(['111111', '654321'])
})

it('shows how much turnover is missing when it changed since the page was opened', async () => {
  let asked = 0
  show({
    withdraw: refusal('withdraw.turnover', { missing: '250.00' }),
    withdrawalTerms: () => {
      asked += 1
      return asked === 1 ? terms : { ...terms, gates: ['turnover'] }
    },
  })
  await review()
  confirm()
  await givePin('654321')
  expect(await screen.findByText(/฿250.00 is still missing. Nothing was withdrawn/)).toBeTruthy()
  expect(await screen.findByText('Turnover is missing')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('a bonus with a limit', () => {
  const capped = {
    ...terms,
    capped: '600.00',
    caps: [{ bonusId: '7', title: 'Double', maxCashOut: '1200.00', above: '600.00' }],
  }

  it('is named before the amount is typed, at an amount above it, and in the confirmation', async () => {
    const { sent } = show({ withdrawalTerms: capped })
    expect(
      await screen.findByText(/From “Double” you can withdraw at most ฿1,200.00.*฿600.00 is above/),
    ).toBeTruthy()
    await type('9,000')
    press('Check and confirm')
    expect(
      await screen.findByText('At most ฿8,480.50: ฿600.00 is above what your bonus allows'),
    ).toBeTruthy()
    await review()
    const sheet = within(screen.getByRole('dialog', { name: 'Check and confirm' }))
    expect(sheet.getByText('Most from a bonus').nextSibling?.textContent).toBe('฿1,200.00Double')
    expect(sent('withdraw')).toEqual([])
  })

  it('is named when the gateway refuses what is above it', async () => {
    show({ withdraw: refusal('withdraw.cap', { available: '1200.00', capped: '600.00' }) })
    await review()
    confirm()
    await givePin('654321')
    expect(
      await screen.findByText(/At most ฿1,200.00 can be withdrawn now.*Nothing was withdrawn/),
    ).toBeTruthy()
  })
})

it('shows that the result is not known when the answer is lost', async () => {
  show({ withdraw: new GatewayError('timeout', { call: 'withdraw' }) })
  await review()
  confirm()
  await givePin('654321')
  expect(await screen.findByText('We couldn’t confirm the result')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('opens no confirmation from a link', async () => {
  show({}, '/m/withdraw?amount=5000&confirm=1')
  await screen.findByLabelText('Amount')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('lists the deposits and bonuses that require turnover', async () => {
  show({
    turnover: {
      turnover: { ...terms.turnover, required: '100.00' },
      entries: [
        {
          orderId: 'D-1',
          kind: 'deposit',
          title: 'PromptPay',
          amount: '100.00',
          required: '100.00',
          done: '60.00',
          missing: '40.00',
          createdAt: Date.now(),
        },
      ],
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Details' }))
  expect(await screen.findByText('Deposit, PromptPay')).toBeTruthy()
  expect(screen.getByText('฿40.00 missing')).toBeTruthy()
})

it('shows why a withdrawal was rejected and where the money is, without a way to cancel', async () => {
  const rejected = { ...order, state: 'rejected', reason: 'nameMismatch', refunded: true }
  show(
    { withdrawalReport: { orders: [rejected], pageNum: 1, totalPages: 1 } },
    '/m/withdraw?order=W-1',
  )
  expect(await screen.findByText(/differs from your registered name/)).toBeTruthy()
  expect(screen.getByText('฿5,000.00 is back in your main wallet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Transaction records' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull()
  expect(screen.queryByText('You receive')).toBeNull()
})

it.each([
  ['lists none', { orders: [], pageNum: 1, totalPages: 1 }],
  ['refuses the number', refusal('order.notFound')],
])('leads to the records when the gateway %s of a withdrawal', async (_, withdrawalReport) => {
  show({ withdrawalReport }, '/m/withdraw?order=W-9')
  expect(await screen.findByText('This withdrawal wasn’t found')).toBeTruthy()
})
