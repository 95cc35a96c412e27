import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { CallName } from '../../../../../core/contract/calls.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import type { BlockSettings } from '../../../../registry/block.ts'
import { publishLive } from '../../../../state/live.ts'
import { rememberLogin } from '../../../../state/login-memory.ts'
import { startRememberPolicy } from '../../../../state/remember-policy.ts'
import { endSession, readSession } from '../../../../state/session.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import LoginForm from './LoginForm.tsx'

type Query = Readonly<Record<string, unknown>>
const answers: Partial<Record<CallName, (body: unknown, query?: Query) => unknown>> = {}
const call = vi.fn(async (name: CallName, options: { body?: unknown; query?: Query } = {}) =>
  answers[name]?.(options.body, options.query),
)
// A client with the only method that the form uses.
const client = { call } as unknown as Client
const report = vi.fn()
const skin = {
  flags: { CAPTCHA3: true, REG3: true },
  safety: { rememberedLogin: 'credentials' },
}

beforeEach(() => {
  call.mockClear()
  answers.registerPatterns = () => ({ loginUsername: { acceptedPattern: '^\\w{4,}$' } })
  answers.captcha = () => ({ cap: 'AAAA', captchaId: 'c1', kind: 'letters' })
  answers.login = () => ({ token: 't', userName: 'maya', customerType: 1 })
})
afterEach(() => {
  cleanup()
  endSession('left')
  localStorage.clear()
  publishConsolidated({ currency: 'THB', currencySymbol: '฿' })
  publishLive({ flags: { CAPTCHA3: true } })
})

function open(settings: Partial<BlockSettings<'login-form'>> = {}, at = '/m/login'): void {
  void startRememberPolicy('credentials')
  const form = <LoginForm id="form" variant="boxed" settings={settingsOf('login-form', settings)} />
  renderWithProviders(form, { client, report, skin, at })
}

function fill(username: string, password: string): void {
  fireEvent.input(input('username'), { target: { value: username } })
  fireEvent.input(input('password'), { target: { value: password } })
}
function input(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}
function send(): void {
  const form = document.querySelector('form')
  if (form) fireEvent.submit(form)
}
function sent(name: CallName): unknown[] {
  return call.mock.calls.filter((args) => args[0] === name).map((args) => args[1]?.body)
}

it('requires both fields and sends nothing while one is empty', async () => {
  open()
  send()
  await waitFor(() => expect(input('username').getAttribute('aria-invalid')).toBe('true'))
  expect(sent('login')).toEqual([])
})

it("logs in and remembers the login by the merchant's policy", async () => {
  open()
  fill('maya', ' kept as typed ')
  send()
  await waitFor(() => expect(readSession().kind).toBe('signed-in'))
  expect(sent('login')).toEqual([{ username: 'maya', password: ' kept as typed ', device: '' }])
  expect(localStorage.getItem('remPass')).toContain('maya')
})

it('opens with the remembered login', () => {
  void startRememberPolicy('credentials')
  rememberLogin({ username: 'maya', password: 'secret' })
  open()
  expect(input('username').value).toBe('maya')
  expect(input('password').value).toBe('secret')
})

it('shows the captcha after a refusal asks for it, and sends its code', async () => {
  answers.login = () => {
    throw new GatewayError('refused', {
      call: 'login',
      code: 'login.invalid',
      value: { captcha: true },
    })
  }
  open()
  fill('maya', 'wrong1')
  send()
  await waitFor(() => expect(input('identifying')).toBeTruthy())
  await waitFor(() => expect(document.querySelector('img')?.src).toContain('data:image/png'))
  fireEvent.input(input('identifying'), { target: { value: '7K3X' } })
  send()
  await waitFor(() => expect(sent('login')).toHaveLength(2))
  expect(sent('login')[1]).toMatchObject({ captcha: '7K3X', captchaId: 'c1' })
})

it('shows what a captcha asks for before its picture has loaded', async () => {
  answers.login = () => {
    throw new GatewayError('refused', {
      call: 'login',
      code: 'login.invalid',
      value: { captcha: true },
    })
  }
  answers.captcha = () => new Promise(() => undefined)
  open()
  fill('maya', 'wrong1')
  send()
  await waitFor(() => expect(input('identifying')).toBeTruthy())
  expect(screen.getByText('Type the characters in the picture')).toBeTruthy()
})

it('logs in after the slider check when the player submits during the check', async () => {
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', humanCheck: true })
  publishLive({ flags: { GEETEST3: true } })
  const { promise, resolve } = Promise.withResolvers<object>()
  answers.humanCheck = () => ({ challenge: 'h1', background: 'AAAA', piece: 'BBBB' })
  answers.humanCheckResult = () => promise
  open()
  fill('maya', 'secret1')
  send()
  await waitFor(() => expect(screen.getByText('Complete the human check first')).toBeTruthy())
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'PageUp' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' })
  await waitFor(() => expect(sent('humanCheckResult')).toHaveLength(1))
  send()
  await act(async () => {})
  expect(sent('login')).toEqual([])
  resolve({ geetest_challenge: 'h1', geetest_validate: 'v', geetest_seccode: 's' })
  await waitFor(() => expect(readSession().kind).toBe('signed-in'))
  expect(sent('login')).toMatchObject([{ geetest_validate: 'v' }])
})

it('shows that the piece missed the gap, and another picture', async () => {
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', humanCheck: true })
  publishLive({ flags: { GEETEST3: true } })
  answers.humanCheck = () => ({ challenge: 'h1', background: 'AAAA', piece: 'BBBB' })
  answers.humanCheckResult = () => {
    throw new GatewayError('refused', { call: 'humanCheckResult', code: 'login_verify_required' })
  }
  open()
  fireEvent.keyDown(await screen.findByRole('slider'), { key: 'End' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' })
  const alert = await screen.findByText('The piece was not in the gap. Try this picture.')
  expect(alert.getAttribute('role')).toBe('alert')
  expect(sent('humanCheckResult')).toMatchObject([{ challenge: 'h1', position: 1000 }])
  expect(sent('humanCheck')).toHaveLength(2)
})

it('asks a question in place of the picture with a gap, where the gateway offers one', async () => {
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', humanCheck: true })
  publishLive({ flags: { GEETEST3: true } })
  const forms = ['picture', 'words']
  answers.humanCheck = (_body, query) =>
    query?.['form'] === 'words'
      ? { challenge: 'h2', question: 'How much is two plus three?', forms }
      : { challenge: 'h1', background: 'AAAA', piece: 'BBBB', forms }
  const proof = { geetest_challenge: 'h2', geetest_validate: 'v', geetest_seccode: 's' }
  answers.humanCheckResult = () => proof
  open()
  fill('maya', 'secret1')
  fireEvent.click(await screen.findByRole('button', { name: 'Answer a question instead' }))
  const field = await screen.findByRole('textbox', { name: 'How much is two plus three?' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: ' ๕\u200b' } })
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
  await waitFor(() => expect(screen.getByText('Verified')).toBeTruthy())
  expect(sent('humanCheckResult')).toMatchObject([{ challenge: 'h2', answer: '5' }])
  send()
  await waitFor(() => expect(sent('login')).toMatchObject([proof]))
})

it('asks a captcha as a question, where the gateway offers one, and goes back to the picture', async () => {
  const forms = ['picture', 'words']
  answers.captcha = (_body, query) =>
    query?.['form'] === 'words'
      ? { captchaId: 'c2', kind: 'words', question: 'How much is two plus three?', forms }
      : { cap: 'AAAA', captchaId: 'c1', kind: 'letters', forms }
  open({ captcha: 'always' })
  fill('maya', 'secret1')
  fireEvent.click(await screen.findByRole('button', { name: 'Answer a question instead' }))
  const field = await screen.findByRole('textbox', { name: 'How much is two plus three?' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(document.querySelector('img')).toBeNull()
  fireEvent.input(field, { target: { value: '5' } })
  send()
  await waitFor(() => expect(sent('login')).toMatchObject([{ captcha: '5', captchaId: 'c2' }]))
  fireEvent.click(screen.getByRole('button', { name: 'Use a picture instead' }))
  await waitFor(() => expect(document.querySelector('img')?.src).toContain('AAAA'))
})

it('shows a captcha that comes as a data URI', async () => {
  answers.captcha = () => ({ cap: 'data:image/png;base64,iVBORw0KGgo=', captchaId: 'c1' })
  open({ captcha: 'always' })
  await waitFor(() =>
    expect(document.querySelector('img')?.src).toBe('data:image/png;base64,iVBORw0KGgo='),
  )
})

it('blocks the button for as long as a 429 response asks', async () => {
  answers.login = () => {
    throw new GatewayError('http', { call: 'login', status: 429, retryAfter: 7 })
  }
  open()
  fill('maya', 'wrong1')
  send()
  const button = screen.getAllByRole('button').find((one) => one.getAttribute('type') === 'submit')
  await waitFor(() => expect(button?.hasAttribute('disabled')).toBe(true))
})

it('marks a field as done when the player leaves it with a valid value', async () => {
  open()
  await waitFor(() => expect(call).toHaveBeenCalledWith('registerPatterns', expect.anything()))
  const row = input('username').closest('[data-field]')?.parentElement
  fill('maya_88', '')
  fireEvent.blur(input('username'))
  await waitFor(() => expect(row?.dataset['state']).toBe('done'))
  fill('x', '')
  await waitFor(() => expect(row?.dataset['state']).toBe('error'))
})

it('shows the captcha from the start when the gateway always requires one', async () => {
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', loginCaptcha: true })
  open()
  await waitFor(() => expect(document.querySelector('img')?.src).toContain('data:image/png'))
  fill('maya', 'secret1')
  fireEvent.input(input('identifying'), { target: { value: '7K3X' } })
  send()
  await waitFor(() => expect(readSession().kind).toBe('signed-in'))
  expect(sent('login')).toMatchObject([{ captcha: '7K3X', captchaId: 'c1' }])
})

it('shows it from the start when the merchant requires it, unless captchas are off', async () => {
  open({ captcha: 'always' })
  await waitFor(() => expect(input('identifying')).toBeTruthy())
  cleanup()
  publishLive({ flags: { CAPTCHA3: false } })
  open({ captcha: 'always' })
  await act(async () => {})
  expect(document.querySelector('input[name="identifying"]')).toBeNull()
})

it('logs in with a field whose pattern cannot run, and reports the field and the reason to the operator', async () => {
  answers.registerPatterns = () => ({ loginPassword: { acceptedPattern: '(a)\\1', minLength: 6 } })
  open()
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1))
  expect(report.mock.calls[0]?.[0].code).toBe('PATTERN_REFUSED')
  expect(report.mock.calls[0]?.[0].detail).toMatch(/^password: .*\\1/)
  fill('maya', 'short')
  send()
  await waitFor(() => expect(input('password').getAttribute('aria-invalid')).toBe('true'))
  expect(sent('login')).toEqual([])
  fill('maya', 'secret1')
  send()
  await waitFor(() => expect(readSession().kind).toBe('signed-in'))
})

it('links to registration with a button, with a line of text, or not at all', () => {
  const way = () => screen.queryByRole('link', { name: 'Join' })
  open({ joinAs: 'line' })
  expect(way()?.getAttribute('href')).toBe('/m/register')
  expect(way()?.parentElement?.textContent).toBe('Don’t have an account? Join')
  cleanup()
  open()
  expect(way()?.parentElement?.tagName).toBe('FORM')
  cleanup()
  open({ join: false })
  expect(way()).toBeNull()
})

it('names the entrance of agents on their own route, without a way to register', async () => {
  open({}, '/m/agent/login')
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull()
  fill('maya', 'secret1')
  send()
  await waitFor(() => expect(readSession().kind).toBe('signed-in'))
  expect(sent('login')).toEqual([
    { username: 'maya', password: 'secret1', device: '', entry: 'agent' },
  ])
})

it('shows a member at the entrance of agents why it cannot log in', async () => {
  answers.login = () => {
    throw new GatewayError('refused', { call: 'login', code: 'login.not.agent', status: 403 })
  }
  open({}, '/m/agent/login')
  fill('maya', 'secret1')
  send()
  expect(await screen.findByText('Non-agents cannot log in')).toBeTruthy()
})

it('links the two entrances, and keeps the way back', () => {
  const back = '?back=%2Fm%2Fhelp'
  open({}, `/m/login${back}`)
  const other = screen.getByRole('link', { name: 'Agent? Log in here' })
  expect(other.getAttribute('href')).toBe(`/m/agent/login${back}`)
  cleanup()
  open({}, '/m/agent/login')
  const member = screen.getByRole('link', { name: 'Not an agent? Log in as a member' })
  expect(member.getAttribute('href')).toBe('/m/login')
})

it.each(['member88 ', ' member88', 'member88\u200b', 'ｍｅｍｂｅｒ８８'])(
  'sends the user name %j without what a keyboard added, and the password as typed',
  async (typed) => {
    open()
    fill(typed, ' pass word ')
    send()
    await waitFor(() => expect(sent('login')).toHaveLength(1))
    expect(sent('login')[0]).toMatchObject({ username: 'member88', password: ' pass word ' })
  },
)
