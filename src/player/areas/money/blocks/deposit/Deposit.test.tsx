import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { Elsewhere } from '../../../../../../tests/support/elsewhere.tsx'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import PageDeposit from './PageDeposit.tsx'
import StepperDeposit from './StepperDeposit.tsx'

const qrMethod = {
  id: 'qr',
  provider: 'paymentGateway',
  group: 'qr',
  name: 'Harbour QR',
  min: '20',
  max: '2000',
  fee: '0',
  minutes: 1,
  amounts: ['50', '100'],
  slip: 'none',
}
const bankMethod = {
  ...qrMethod,
  id: 'bank',
  provider: 'manualTransfer',
  group: 'bank',
  name: 'Harbour Bank',
  needsDepositor: true,
  lastUsed: true,
}
const promotion = {
  id: 'tide',
  title: 'High tide',
  percent: '10',
  minDeposit: '50',
  turnover: 5,
  days: 7,
  accepted: false,
}
const order = {
  orderId: 'D1',
  methodId: 'qr',
  methodName: 'Harbour QR',
  provider: 'paymentGateway',
  group: 'qr',
  state: 'awaiting',
  amount: '1000',
  payable: '1000.37',
  fee: '0',
  minutes: 1,
  createdAt: Date.now(),
  changedAt: Date.now(),
  expiresAt: Date.now() + 900_000,
  slip: 'none',
  steps: [{ state: 'awaiting', at: Date.now() }],
}
const methods = { methods: [qrMethod, bankMethod], first: false, holder: 'Maya Rangi' }
const noOrders = { orders: [], pageNum: 1, totalPages: 1 }

function show(Variant: typeof PageDeposit, answers: CallAnswers = {}, at = '/m/voucherCenter') {
  publishConsolidated({ currency: 'USD', currencySymbol: '$', currencyDigits: 2 })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = () => undefined
  const { client, sent } = createAnsweringClient({
    depositMethods: methods,
    depositPromotions: { promotions: [promotion] },
    depositReport: noOrders,
    acceptPromotion: true,
    ...answers,
  })
  const settings = settingsOf('deposit')
  renderWithProviders(
    <Elsewhere>
      <Variant id="d" variant="page" settings={settings} />
    </Elsewhere>,
    { client, memberType: 41, at },
  )
  return { sent }
}

async function type(amount: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Amount', { selector: 'input' }), {
    target: { value: amount },
  })
}

async function submit(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deposit' })))
}

it('sends no bonus unless the player chooses one, for the method that was used last', async () => {
  const { sent } = show(PageDeposit, { depositByTransfer: order })
  await type('100')
  expect(screen.getByRole('radio', { name: 'No bonus', checked: true })).toBeTruthy()
  expect(screen.getByText('Turnover before a withdrawal').nextSibling?.textContent).toBe('$100.00')
  await submit()
  await waitFor(() =>
    expect(sent('depositByTransfer')).toEqual([
      { methodId: 'bank', amount: '100', depositor: 'Maya Rangi' },
    ]),
  )
  await waitFor(() => expect(location.search).toBe('?order=D1'))
})

it('shows the terms of a promotion and applies it only once they are accepted', async () => {
  const { sent } = show(PageDeposit, { depositByTransfer: order })
  await type('100')
  fireEvent.click(await screen.findByRole('radio', { name: 'High tide' }))
  expect(screen.getByText('$550.00 (5 times deposit and bonus)')).toBeTruthy()
  expect(sent('acceptPromotion')).toEqual([])
  await act(async () => fireEvent.click(screen.getByText('Accept terms and use')))
  expect(sent('acceptPromotion')).toEqual([{ promotionId: 'tide' }])
  expect(screen.getByRole('radio', { name: 'High tide', checked: true })).toBeTruthy()
  await type('20')
  expect(screen.getByRole('radio', { name: 'No bonus', checked: true })).toBeTruthy()
})

it('leads to the real name and back, where the method and the typed amount are there again', async () => {
  show(PageDeposit, { depositMethods: { ...methods, holder: undefined } })
  await type('321')
  const link = await screen.findByRole('link', { name: 'Enter real name' })
  expect(link.getAttribute('href')).toBe(
    '/m/myAccount/index?edit=payeeName&back=%2Fm%2FvoucherCenter',
  )
  for (const _ of ['leave', 'return']) fireEvent.click(screen.getByText('elsewhere'))
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount', { selector: 'input' })
  expect(amount.value).toBe('321')
})

it('shows at the amount which limit it exceeds, and sends nothing', async () => {
  const { sent } = show(PageDeposit, { depositMethods: { ...methods, limitLeft: '80.00' } })
  await type('100')
  await submit()
  expect(screen.getByText('Your own deposit limit leaves $80.00')).toBeTruthy()
  await type('5')
  await submit()
  expect(screen.getByText('The minimum is $20.00')).toBeTruthy()
  expect(sent('depositByTransfer')).toEqual([])
})

it('leads to the order that is still open', async () => {
  show(PageDeposit, {
    depositByTransfer: new GatewayError('refused', {
      call: 'depositByTransfer',
      code: 'deposit.open',
      value: { orderId: 'D9' },
    }),
  })
  await type('100')
  await submit()
  await waitFor(() => expect(location.search).toBe('?order=D9'))
})

it('keeps what was typed when the method has disappeared, and shows that it did', async () => {
  let left: readonly object[] = methods.methods
  show(PageDeposit, {
    depositMethods: () => ({ ...methods, methods: left }),
    depositByTransfer: () => {
      left = [qrMethod]
      return new GatewayError('refused', { call: 'depositByTransfer', code: 'deposit.method' })
    },
  })
  await type('100')
  await submit()
  expect(await screen.findByText('This way to pay is no longer available')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Amount', { selector: 'input' }).value).toBe('100')
})

it('leads to the first step a link to the second, and takes a tap on a method as that step', async () => {
  show(StepperDeposit as typeof PageDeposit, {}, '/m/voucherCenter?step=amount')
  await waitFor(() => expect(location.search).toBe(''))
  const cards = await screen.findAllByRole('button', { name: /Harbour/ })
  expect(cards[0]?.textContent).toContain('Harbour Bank')
  fireEvent.click(screen.getByRole('button', { name: /Harbour QR/ }))
  expect(location.search).toBe('?step=amount')
  expect(await screen.findByLabelText('Amount', { selector: 'input' })).toBeTruthy()
})

it('offers a limit before the first deposit, which one tap declines', async () => {
  show(PageDeposit, { depositMethods: { ...methods, first: true } })
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByText('Set a limit before you start?')).toBeNull()
})

it('leads to customer service without a method', async () => {
  show(PageDeposit, { depositMethods: { methods: [], first: false } })
  const link = await screen.findByRole('link', { name: 'Contact customer service' })
  expect(link.getAttribute('href')).toBe('/m/service')
})

const at = '/m/voucherCenter?order=D1'
const report = (part: object) => ({ ...noOrders, orders: [{ ...order, ...part }] })
const payee = { bankName: 'Harbour Bank', holder: 'Harbour Ltd', number: '123-4' }

it('copies the exact amount as it is shown', async () => {
  const writeText = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  show(PageDeposit, { depositReport: report({ payee }) }, at)
  const copy = await screen.findByText('Copy amount')
  await act(async () => fireEvent.click(copy))
  const shown = document.querySelector('[data-payable]')?.textContent
  expect(shown).toBe('1000.37')
  expect(writeText).toHaveBeenCalledWith(shown)
})

it('loads the waiting order anew for the banner when the order was decided elsewhere', async () => {
  let polls = 0
  const { sent } = show(
    PageDeposit,
    {
      depositReport: ({ open }: { readonly open?: boolean }) => {
        if (open) return noOrders
        polls += 1
        return report({ payee, state: polls > 1 ? 'success' : 'awaiting' })
      },
    },
    at,
  )
  const asked = () =>
    sent('depositReport').filter((query) => (query as { readonly open?: boolean }).open).length // queries of this call
  await screen.findByText('I have paid')
  const before = asked()
  expect(await screen.findByRole('link', { name: 'Back to home' })).toBeTruthy()
  await waitFor(() => expect(asked()).toBe(before + 1))
})

it('hides the account once the time to pay is over, whatever the gateway sent last', async () => {
  show(PageDeposit, { depositReport: report({ payee, expiresAt: Date.now() - 1000 }) }, at)
  expect(await screen.findByText(/The time to pay is over/)).toBeTruthy()
  expect(screen.queryByText('123-4')).toBeNull()
})

it('asks for the slip where one is required, and reports the payment otherwise', async () => {
  const { sent } = show(PageDeposit, { depositReport: report({ payee, slip: 'required' }) }, at)
  const paid = await screen.findByText('I have paid')
  await act(async () => fireEvent.click(paid))
  expect(screen.getByText('Add a picture of the payment slip')).toBeTruthy()
  expect(sent('confirmDeposit')).toEqual([])
})

it('reports the payment with the reference of the bank, in digits of any script', async () => {
  const { sent } = show(PageDeposit, { depositReport: report({ payee, slip: 'optional' }) }, at)
  const paid = await screen.findByText('I have paid')
  const field = screen.getByLabelText('Payment reference')
  fireEvent.change(field, { target: { value: ' ＡＢ๑๒៣4\u200b' } })
  await act(async () => fireEvent.click(paid))
  await waitFor(() => expect(sent('confirmDeposit')).toMatchObject([{ reference: 'AB1234' }]))
})

it('opens no payment page that is not on the list of hosts', async () => {
  show(PageDeposit, { depositReport: report({ pageUrl: 'https://evil.example/pay' }) }, at)
  expect(await screen.findByText('This payment page can’t be opened')).toBeTruthy()
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Open the payment page' }).disabled,
  ).toBe(true)
})

it.each([
  ['verifying', 'Back to home'],
  ['success', 'Back to home'],
  ['failed', 'New deposit'],
  ['expired', 'New deposit'],
  ['cancelled', 'New deposit'],
])('ends an order that is %s with one action', async (state, action) => {
  show(PageDeposit, { depositReport: report({ state, reason: 'nameMismatch' }) }, at)
  expect(await screen.findByRole('link', { name: action })).toBeTruthy()
})
