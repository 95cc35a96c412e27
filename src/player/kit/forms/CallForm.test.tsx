import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import type { CallName } from '../../../core/contract/calls.ts'
import type { Client } from '../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { endSession, signIn } from '../../state/session.ts'
import { CallForm, type CallFormProps } from './CallForm.tsx'

const fields: CallFormProps<'setNickname'>['fields'] = [
  { name: 'nickname', label: 'settings.field.nickname', maxLength: 20 },
  { name: 'verifyPwd', label: 'password.verify', type: 'password' },
]

function show(answer: () => Promise<unknown>, more: Partial<CallFormProps<'setNickname'>> = {}) {
  const call = vi.fn((_name: CallName, _options?: { readonly body?: unknown }) => answer())
  const onDone = vi.fn()
  const rendered = renderWithProviders(
    <CallForm
      id="nickname"
      call="setNickname"
      fields={fields}
      submit="Save"
      fieldOf={{ 'password.incorrect': 'verifyPwd' }}
      unknown="settings.unknown"
      compose={({ nickname = '' }) => ({ body: { nickname, verifyPwd: '' } })}
      onDone={onDone}
      {...more}
    />,
    // A client with the only method that the form uses.
    { client: { call } as unknown as Client, memberType: 41 },
  )
  return { ...rendered, call, onDone }
}

function type(name: string, value: string): void {
  const input = document.querySelector(`[name="${name}"]`)
  if (!input) throw new Error(`no field ${name}`)
  fireEvent.input(input, { target: { value } })
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const refusal = (code: string) => () =>
  Promise.reject(new GatewayError('refused', { call: 'setNickname', code }))

it('sends the typed values once, however often the player presses', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { call, onDone } = show(() => promise)
  type('nickname', 'Maya')
  type('verifyPwd', 'secret')
  save()
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  save()
  resolve(true)
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(call).toHaveBeenCalledTimes(1)
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { nickname: 'Maya' } })
})

it('names every empty field and sends nothing', async () => {
  const { call } = show(() => Promise.resolve(true))
  save()
  expect(await screen.findByText('Nickname is required')).toBeTruthy()
  expect(screen.getByText('Login password is required')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
})

it('puts a refusal at the field that its code is about, and any other above the button', async () => {
  show(refusal('password.incorrect'))
  type('nickname', 'Maya')
  type('verifyPwd', 'wrong')
  save()
  const password = () => screen.getByLabelText(/Login password/)
  await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Password incorrect')).toBeTruthy()
})

it('shows a refusal with a code that nobody knows as a text with the reference', async () => {
  show(() =>
    Promise.reject(
      new GatewayError('refused', { call: 'setNickname', code: 'brand.new', reference: '1234' }),
    ),
  )
  type('nickname', 'Maya')
  type('verifyPwd', 'secret')
  save()
  expect(await screen.findByText('Unknown error. Quote 1234 to customer service.')).toBeTruthy()
})

it('shows after a lost answer that the change may be done', async () => {
  show(() => Promise.reject(new GatewayError('timeout', { call: 'setNickname' })))
  type('nickname', 'Maya')
  type('verifyPwd', 'secret')
  save()
  expect(await screen.findByText(/Look at your settings before you try again/)).toBeTruthy()
})

it('waits as long as the gateway asks', async () => {
  show(() =>
    Promise.reject(new GatewayError('http', { call: 'setNickname', status: 429, retryAfter: 9 })),
  )
  type('nickname', 'Maya')
  type('verifyPwd', 'secret')
  save()
  const button = await screen.findByRole('button', { name: 'Wait 9 seconds' })
  expect(button.hasAttribute('disabled')).toBe(true)
})

it('restores what was typed after the session ended and the player logged in again, but no secret', async () => {
  const { unmount } = show(() => Promise.resolve(true))
  type('nickname', 'Maya')
  type('verifyPwd', 'secret')
  act(() => endSession('expired'))
  unmount()
  const again = show(() => Promise.resolve(true))
  expect(screen.getByLabelText<HTMLInputElement>(/Nickname/).value).toBe('Maya')
  expect(screen.getByLabelText<HTMLInputElement>(/Login password/).value).toBe('')
  again.unmount()
})

it('restores nothing for another player who logs in, and nothing after a logout', async () => {
  const first = show(() => Promise.resolve(true))
  type('nickname', 'Maya')
  act(() => endSession('expired'))
  first.unmount()
  const other = show(() => Promise.resolve(true))
  other.unmount()
  act(() => signIn({ token: 'u', userName: 'somebody', customerType: 41 }))
  act(() => endSession('left'))
  show(() => Promise.resolve(true))
  expect(screen.getByLabelText<HTMLInputElement>(/Nickname/).value).toBe('')
})

it('sends a day of the Buddhist calendar as that of the Gregorian one', async () => {
  const birthday = { name: 'nickname', label: 'settings.field.birthday', type: 'date' } as const
  const range = { min: '1900-01-01', max: '2008-01-01' }
  const { call } = show(() => Promise.resolve(true), { fields: [{ ...birthday, range }] })
  type('nickname', '2533-05-01')
  save()
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { nickname: '1990-05-01' } })
})
