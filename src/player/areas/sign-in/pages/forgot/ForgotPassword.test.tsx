import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import type { CallName } from '../../../../../core/contract/calls.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import ForgotPassword from './ForgotPassword.tsx'

afterEach(() => publishConsolidated({ currency: 'THB', currencySymbol: '฿' }))

type Ways = readonly ('email' | 'sms' | 'service')[]

function show(passwordBy: Ways, answers: Partial<Record<CallName, () => unknown>> = {}, skin = {}) {
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', passwordBy: [...passwordBy] })
  const call = vi.fn(async (name: CallName, options: { readonly body?: unknown } = {}) => {
    void options
    return name === 'registerPatterns' ? {} : answers[name]?.()
  })
  // A client with the only method that the page uses.
  const client = { call } as unknown as Client
  const sent = (name: CallName) =>
    call.mock.calls.filter(([asked]) => asked === name).map(([, options]) => options?.body)
  renderWithProviders(<ForgotPassword />, { client, skin, at: '/m/forget' })
  return { sent }
}
function type(name: string, value: string): void {
  const input = document.querySelector(`[name="${name}"]`)
  if (!input) throw new Error(`no field ${name}`)
  fireEvent.input(input, { target: { value } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('answers neutrally after a request by mail, and waits a minute before the next one', async () => {
  const { sent } = show(['email', 'service'], { passwordByEmail: () => true })
  type('username', 'maya')
  type('email', 'maya@shop.example')
  press('Send new password')
  expect(await screen.findByText('If the details match, a mail was sent')).toBeTruthy()
  const button = screen.getByRole('button', { name: /Send again in \d+ s/ })
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(sent('passwordByEmail')).toEqual([{ username: 'maya', email: 'maya@shop.example' }])
})

it('shows the sentence of the specification where the merchant reveals unknown accounts', async () => {
  const safety = { profile: 'default', revealUnknownAccount: true }
  show(
    ['email'],
    {
      passwordByEmail: () => {
        throw new GatewayError('refused', { call: 'passwordByEmail', code: 'account.not.found' })
      },
    },
    { safety },
  )
  type('username', 'nobody')
  type('email', 'nobody@shop.example')
  press('Send new password')
  expect(await screen.findByText('Username or email does not exist')).toBeTruthy()
})

it('asks for the code of the SMS and a new password, and leads to login', async () => {
  const { sent } = show(['sms', 'service'], {
    passwordBySms: () => ({ resendAfter: 60 }),
    confirmPasswordBySms: () => true,
  })
  type('mobileNum', '+66811112222')
  press('Send code')
  await screen.findByLabelText(/Code from the SMS/)
  type('code', '12a')
  type('password', 'New-2026')
  type('confirmPassword', 'New-2026')
  press('Save new password')
  expect(await screen.findByText('The code has six digits')).toBeTruthy()
  type('code', '123456')
  press('Save new password')
  await waitFor(() => expect(location.pathname).toBe('/m/login'))
  expect(sent('confirmPasswordBySms')).toMatchObject([{ code: '123456', password: 'New-2026' }])
})

it('leads to customer service where the gateway offers no other way', () => {
  show(['service'])
  const link = screen.getByRole('link', { name: 'Customer service' })
  expect(link.getAttribute('href')).toBe('/m/service')
})
