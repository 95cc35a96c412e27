import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { closeDialog, useDialogs } from '../../../../state/dialogs.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import PlaySafely from './PlaySafely.tsx'

const limits = {
  limits: (['deposit', 'loss'] as const).flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => ({
      kind,
      period,
      used: '50.00',
      ...(kind === 'loss' && period === 'day' && { amount: '200.00' }),
    })),
  ),
  waitingHours: 24,
  realityCheckMinutes: 0,
}

function Dialogs(): ReactNode {
  const [dialog] = useDialogs()
  if (!dialog || dialog.kind === 'prompt') return null
  return (
    <div>
      <p>{dialog.words.text}</p>
      <button type="button" onClick={() => closeDialog(dialog.id, '')}>
        agree
      </button>
      <button type="button" onClick={() => closeDialog(dialog.id)}>
        refuse
      </button>
    </div>
  )
}

function show(answers: CallAnswers = {}, skin = {}) {
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
  const { client, sent } = createAnsweringClient({
    playLimits: limits,
    setPlayLimit: limits,
    setRealityCheck: limits,
    startTimeOut: limits,
    startExclusion: limits,
    ...answers,
  })
  renderWithProviders(
    <>
      <PlaySafely />
      <Dialogs />
    </>,
    { client, memberType: 41, skin },
  )
  return { sent }
}
/** Opens the form of the loss limit of a day, and types an amount. */
async function typeLimit(amount: string): Promise<void> {
  const rows = await screen.findAllByRole('button', { name: /Per day/ })
  const loss = rows.at(-1)
  if (loss) fireEvent.click(loss)
  fireEvent.input(await screen.findByLabelText(/Highest amount/), { target: { value: amount } })
}

it('tightens a limit at once, without a question', async () => {
  const { sent } = show()
  await typeLimit('100')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('setPlayLimit')).toEqual([{ kind: 'loss', period: 'day', amount: '100' }]),
  )
})

it('asks before it loosens a limit, and shows when that applies', async () => {
  const { sent } = show()
  await typeLimit('900')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/The change applies after 24 hours/)).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByText('refuse')))
  expect(sent('setPlayLimit')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(await screen.findByText('agree'))
  await waitFor(() => expect(sent('setPlayLimit')).toHaveLength(1))
})

it('refuses an amount with more digits than the currency has', async () => {
  const { sent } = show()
  await typeLimit('10.555')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter an amount such as 500 or 500.50')).toBeTruthy()
  expect(sent('setPlayLimit')).toEqual([])
})

it('has no "never" for the reminder where the market demands one', async () => {
  show({}, { safety: { profile: 'strict' } })
  expect(await screen.findByRole('radio', { name: 'Every 60 minutes', checked: true })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Never' })).toBeNull()
})

it('starts a time-out after a confirmation, and shows until when', async () => {
  const until = Date.UTC(2026, 4, 20)
  const { sent } = show({ playLimits: { ...limits, timeOutUntil: until } })
  expect(await screen.findByText(/You are taking a time-out until/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '3 days' }))
  fireEvent.click(await screen.findByText('agree'))
  await waitFor(() => expect(sent('startTimeOut')).toEqual([{ hours: 72 }]))
})

it('excludes the member behind the password and a confirmation that names the length', async () => {
  const { sent } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Exclude me' }))
  fireEvent.change(screen.getByLabelText(/Length/), { target: { value: '12' } })
  fireEvent.input(screen.getByLabelText(/Login password/), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Exclude me' }))
  expect(await screen.findByText(/12 months/, { selector: 'p' })).toBeTruthy()
  fireEvent.click(screen.getByText('agree'))
  await waitFor(() => expect(sent('startExclusion')).toEqual([{ months: 12, verifyPwd: 'secret' }]))
})
