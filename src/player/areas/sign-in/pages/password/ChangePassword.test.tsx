import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import type { CallName } from '../../../../../core/contract/calls.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import {
  dropForcedPassword,
  keepForcedPassword,
  readForcedPassword,
} from '../../../../state/forced-password.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import ChangePassword from './ChangePassword.tsx'

afterEach(() => dropForcedPassword())

type Answers = Partial<Record<CallName, (body: unknown) => unknown>>

function show(answers: Answers = {}, at = '/m/changePsw') {
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', withdrawalPassword: true })
  const call = vi.fn(async (name: CallName, options: { readonly body?: unknown } = {}) => {
    if (name === 'registerPatterns') return { password: { acceptedPattern: '^.*[A-Z].*$' } }
    return answers[name]?.(options.body) ?? true
  })
  // A client with the only method that the page uses.
  const client = { call } as unknown as Client
  const sent = (name: CallName) =>
    call.mock.calls.filter(([asked]) => asked === name).map(([, options]) => options?.body)
  return { ...renderWithProviders(<ChangePassword />, { client, memberType: 41, at }), sent }
}
function type(name: string, value: string): void {
  const input = document.querySelector(`[name="${name}"]`)
  if (!input) throw new Error(`no field ${name}`)
  fireEvent.input(input, { target: { value } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('lists what the pattern requires, and sends the old and the new password', async () => {
  const { sent } = show()
  expect(await screen.findByText('At least one uppercase letter')).toBeTruthy()
  type('oldPassword', 'Old-2026')
  type('password', 'New-2026')
  type('confirmPassword', 'New-2026')
  press('Save new password')
  await waitFor(() => expect(location.pathname).toBe('/m/security'))
  expect(sent('changePassword')).toEqual([
    { oldPassword: 'Old-2026', password: 'New-2026', confirmPassword: 'New-2026' },
  ])
})

it('refuses the old password as the new one, and a confirmation that differs', async () => {
  const { sent } = show()
  type('oldPassword', 'Old-2026')
  type('password', 'Old-2026')
  type('confirmPassword', 'Other-2026')
  press('Save new password')
  expect(
    await screen.findByText('The new password and the old password cannot be the same'),
  ).toBeTruthy()
  expect(screen.getByText('The passwords don’t match')).toBeTruthy()
  expect(sent('changePassword')).toEqual([])
})

it('shows at the field of the old password that it is wrong', async () => {
  show({
    changePassword: () => {
      throw new GatewayError('refused', { call: 'changePassword', code: 'password.old.incorrect' })
    },
  })
  type('oldPassword', 'Wrong-2026')
  type('password', 'New-2026')
  type('confirmPassword', 'New-2026')
  press('Save new password')
  expect(await screen.findByText('Old password incorrect')).toBeTruthy()
})

it('sends the password of the login after a first login, and leads to where the player was going', async () => {
  const { sent } = show({}, '/m/changePsw?back=%2Fm%2Fhelp')
  act(() => keepForcedPassword({ reason: 'first', password: 'Given-2026' }))
  expect(await screen.findByText('Choose your own password')).toBeTruthy()
  expect(document.querySelector('[name="oldPassword"]')).toBeNull()
  type('password', 'New-2026')
  type('confirmPassword', 'New-2026')
  press('Save new password')
  await waitFor(() => expect(location.pathname).toBe('/m/help'))
  expect(sent('changePassword')).toMatchObject([{ oldPassword: 'Given-2026' }])
})

it('lets the player skip the change, which keeps the way back and drops the password', async () => {
  const { unmount } = show({}, '/m/changePsw?back=%2Fm%2Fhelp')
  act(() => keepForcedPassword({ reason: 'expired', password: 'Given-2026' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Skip for now' }))
  expect(location.pathname).toBe('/m/help')
  unmount()
  expect(readForcedPassword()).toBeUndefined()
})

it('forgets the password of the login after five minutes', () => {
  vi.useFakeTimers()
  keepForcedPassword({ reason: 'first', password: 'Given-2026' })
  vi.advanceTimersByTime(5 * 60_000)
  expect(readForcedPassword()).toBeUndefined()
  vi.useRealTimers()
})

it('leads back to where a PIN was asked for, once it is set', async () => {
  show(
    { hasWithdrawalPassword: () => ({ set: false }) },
    '/m/changePsw?tab=pin&back=%2Fm%2Fwithdraw',
  )
  await screen.findByLabelText(/New PIN of six digits/)
  type('pin', '135791')
  type('confirmPin', '135791')
  await act(async () => press('Set PIN'))
  await waitFor(() => expect(location.pathname).toBe('/m/withdraw'))
})

it('sets a withdrawal PIN of six digits, and asks for the old one where there is one', async () => {
  const { sent } = show({ hasWithdrawalPassword: () => ({ set: true }) }, '/m/changePsw?tab=pin')
  await screen.findByLabelText(/Current PIN/)
  type('oldPin', '246810')
  type('pin', '12345')
  type('confirmPin', '12345')
  press('Save new PIN')
  expect((await screen.findAllByText('The PIN has six digits')).length).toBeGreaterThan(0)
  type('pin', '135791')
  type('confirmPin', '135791')
  await act(async () => press('Save new PIN'))
  await waitFor(() =>
    expect(sent('setPaymentPassword')).toEqual([
      { paymentPassword: '135791', oldPaymentPassword: '246810' },
    ]),
  )
})
