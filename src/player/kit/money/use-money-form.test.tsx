import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createAnsweringClient } from '../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../state/status.ts'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import { MoneyField } from './MoneyField.tsx'
import { useAmountCheck } from './use-amount-check.ts'
import type { MoneyOutcome } from './use-money-effect.ts'
import { type MoneyFormOptions, useMoneyForm } from './use-money-form.ts'

interface Values {
  readonly amount: string
  readonly note: string
}
type Options = MoneyFormOptions<Values, string, string>

type StakeFormProps = Pick<Options, 'send'> & Partial<Options>

/** A form with an amount, a note, a button, and the sheet that confirms. */
function StakeForm(options: StakeFormProps): ReactNode {
  const [max, setMax] = useState('100')
  const check = useAmountCheck({ max })
  const form = useMoneyForm<Values, string, string>({
    defaultValues: { amount: '', note: '' },
    read({ amount: typed }) {
      const { amount, message } = check(typed)
      return message === undefined ? { ready: amount } : { problems: { amount: message } }
    },
    onDone: () => undefined,
    ...options,
  })
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <MoneyField form={form} name="amount" label="Stake" symbol="$" digits={2} />
      <button type="button" onClick={() => form.put({ note: 'lucky' })}>
        write a note
      </button>
      <button type="button" onClick={() => setMax('50')}>
        lower the limit
      </button>
      <p role="alert">{form.refusal}</p>
      <button type="submit">send</button>
      {form.asked !== undefined && (
        <ConfirmSheet
          title="Sure?"
          confirm={`send ${form.asked}`}
          busy={form.confirming}
          onConfirm={form.confirm}
          onClose={form.close}
        >
          {form.values.note}
        </ConfirmSheet>
      )}
    </form>
  )
}

function show(options: Partial<StakeFormProps> = {}) {
  const send = vi.fn(async (): Promise<MoneyOutcome<string>> => ({ kind: 'done', value: 'paid' }))
  const { client } = createAnsweringClient({})
  renderWithProviders(<StakeForm send={send} {...options} />, { client, memberType: 41 })
  return { send }
}
const field = () => screen.getByLabelText('Stake')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const refuse = (code: string, message = code) => {
  const error = new GatewayError('refused', { call: 'withdraw', code })
  return async (): Promise<MoneyOutcome<string>> => ({ kind: 'refused', error, message })
}

beforeEach(() => {
  publishConsolidated({ currency: 'USD', currencySymbol: '$', currencyDigits: 2 })
})

it('shows the problem of an amount when the player leaves it, and none of an empty field', () => {
  show()
  type('500')
  expect(screen.queryByText('The maximum is $100.00')).toBeNull()
  fireEvent.blur(field())
  expect(screen.getByText('The maximum is $100.00')).toBeTruthy()
  type('')
  fireEvent.blur(field())
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

it('shows the problem of an amount whose limit has become lower', () => {
  show()
  type('80')
  fireEvent.blur(field())
  expect(field().getAttribute('aria-invalid')).toBeNull()
  press('lower the limit')
  expect(screen.getByText('The maximum is $50.00')).toBeTruthy()
})

it('moves the focus to the first problem, and sends nothing', async () => {
  const { send } = show()
  press('send')
  expect(await screen.findByText('Enter an amount')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(send).not.toHaveBeenCalled()
})

it('shows a refusal at the field of its code until the player types there', async () => {
  show({
    send: refuse('stake.low', 'Too little for this table'),
    fieldOf: { 'stake.low': 'amount' },
  })
  type('20')
  press('send')
  expect(await screen.findByText('Too little for this table')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(screen.getByRole('alert').textContent).toBe('')
  press('write a note')
  expect(screen.getByText('Too little for this table')).toBeTruthy()
  type('30')
  expect(screen.queryByText('Too little for this table')).toBeNull()
})

it('shows any other refusal above the button, in the words of the form if it has some', async () => {
  show({ send: refuse('table.closed'), explain: ({ code }) => `Reason: ${code}` })
  type('20')
  press('send')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Reason: table.closed'))
  press('write a note')
  expect(screen.getByRole('alert').textContent).toBe('Reason: table.closed')
  type('30')
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('leaves a refusal alone that the form shows in another way', async () => {
  const handles = vi.fn(() => true)
  show({ send: refuse('table.closed'), handles })
  type('20')
  press('send')
  await waitFor(() => expect(handles).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('sends what the player has confirmed, and closes the confirmation when it is refused', async () => {
  const send = vi.fn(refuse('table.closed', 'The table is closed'))
  show({ confirms: true, send })
  type('20')
  press('send')
  expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
  press('send 20')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(send).toHaveBeenCalledWith('20')
  expect(screen.getByRole('alert').textContent).toBe('The table is closed')
})

it('keeps the confirmation open when the player cancels the step after it', async () => {
  const send = vi.fn(async () => undefined)
  show({ confirms: true, send })
  type('20')
  press('send')
  await screen.findByRole('dialog')
  press('send 20')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeTruthy()
})

it('shows that a result is not known where the form has a sentence for it', async () => {
  show({ send: async () => ({ kind: 'unknown' }), unknown: 'Look into the records' })
  type('20')
  press('send')
  expect(await screen.findByText('Look into the records')).toBeTruthy()
})
