import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Client } from '../../src/core/gateway-client/client-options.ts'
import { readRefusal } from '../../src/core/gateway-client/on-demand/read-refusal.ts'
import { CallForm } from '../../src/player/kit/forms/CallForm.tsx'
import { renderWithProviders } from '../support/render-with-providers.tsx'

const codes = [
  'brand.new',
  '__proto__',
  'constructor',
  'toString',
  '',
  'a'.repeat(5000),
  7,
  {},
  null,
]
const values = [
  undefined,
  null,
  'captcha',
  7,
  [],
  ['captcha'],
  { captcha: 'true' },
  { captcha: {} },
  { captcha: null, kind: 'of tomorrow' },
  ...[null, -5, 0.4, 29.3, 1e300, '12', 'soon', [5], {}, true].map((retryAfter) => ({
    retryAfter,
  })),
]
const messages = [undefined, 7, {}, '<img src=x onerror=alert(1)> #1234', '#'.repeat(3000)]
const headers = ['', '-1', '0.5', 'Infinity', '1e400', 'Thu, 01 Jan 1970 00:00:00 GMT', 'never']

/** Lists refusals in which each part is odd once, with the other parts as usual. */
const bodies = [
  ...codes.map((errorCode) => ({ success: false, errorCode })),
  ...values.map((value) => ({ success: false, errorCode: 'login.invalid', value })),
  ...messages.map((message) => ({ success: false, errorCode: 'brand.new', message })),
  ...['text', 7, null, [], true],
]
const refusals = bodies.flatMap((body) => [400, 429].map((status) => ({ body, status, after: '' })))
const late = headers.map((after) => ({ body: { success: false }, status: 429, after }))

afterEach(cleanup)

it.each([...refusals, ...late].map((one) => [JSON.stringify(one).slice(0, 90), one] as const))(
  'a form shows why and when to try again for %s',
  async (_, { body, status, after }) => {
    const facts = { call: 'setNickname', status }
    const sent = new Headers(after === '' ? {} : { 'Retry-After': after })
    const source = { headers: sent, shape: undefined, check: () => true }
    const call = vi.fn(async () => {
      throw await readRefusal(body, facts, source)
    })
    const { container } = renderWithProviders(
      <CallForm
        id="nickname"
        call="setNickname"
        fields={[{ name: 'nickname', label: 'settings.field.nickname', maxLength: 20 }]}
        submit="Save"
        compose={({ nickname = '' }) => ({ body: { nickname, verifyPwd: '' } })}
        onDone={() => undefined}
      />,
      // A client with the only method that the form uses.
      { client: { call } as unknown as Client, memberType: 41 },
    )
    const input = container.querySelector('[name="nickname"]')
    fireEvent.input(input ?? container, { target: { value: 'Maya' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert.textContent?.trim()).not.toBe(''))
    expect(alert.textContent).not.toMatch(/error\.\w|undefined|NaN|Infinity|\[object|onerror/)
    const button = container.querySelector('button[type="submit"]')
    const label = button?.textContent ?? ''
    expect(label).toMatch(/^(Wait \d+ seconds?|Save)$/)
    const seconds = /\d+/.exec(label)?.[0] ?? '0'
    expect(Number(seconds)).toBeLessThanOrEqual(3600)
  },
)
