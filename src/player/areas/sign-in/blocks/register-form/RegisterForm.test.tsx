import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { CallName } from '../../../../../core/contract/calls.ts'
import type { Skin } from '../../../../../core/contract/skin.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { GatewayProvider } from '../../../../gateway/GatewayProvider.tsx'
import { createGateway } from '../../../../gateway/gateway.ts'
import type { BlockCatalogue, BlockSettings } from '../../../../registry/block.ts'
import { PlanProvider } from '../../../../registry/plan-context.tsx'
import { SkinProvider } from '../../../../registry/skin-context.tsx'
import { readInvitation, startAffiliate } from '../../../../state/affiliate.ts'
import { leaveAffiliate } from '../../../../state/affiliate-link.ts'
import { closeDialogs, useDialogs } from '../../../../state/dialogs.ts'
import { leaveRegistrationDraft } from '../../../../state/registration-draft.ts'
import { endSession, readSession } from '../../../../state/session.ts'
import { useToasts } from '../../../../state/toasts.ts'
import RegisterForm from './RegisterForm.tsx'

const on = { enabled: true, required: true }
const optional = { enabled: true, required: false }
const fields = { affiliateCode: optional, username: on, password: on, email: optional, qqNum: on }
const patterns = { username: { acceptedPattern: '^\\w{4,}$', message: 'Four or more' } }
interface CallGiven {
  readonly body?: unknown
  readonly query?: { readonly code?: string }
}
const answers: Partial<Record<CallName, (given: CallGiven) => unknown>> = {}
const call = vi.fn(async (name: CallName, options: CallGiven = {}) => answers[name]?.(options))
// A skin and a client with the members that the form uses.
const client = { call } as unknown as Client
const report = vi.fn()
const skin = {
  gateway: { merchantCode: 'm' },
  flags: {},
  registration: { order: ['username', '*'], fields: {}, minimumAge: 21, statement: true },
  look: { ornaments: {} },
} as unknown as Skin

beforeEach(() => {
  call.mockClear()
  answers.registerSettings = () => ({ fields, captcha: false, humanCheck: false, affiliate: true })
  answers.registerPatterns = () => patterns
  answers.usernameCheck = () => ({ available: true })
  // No affiliate owns the host.
  answers.affiliate = ({ query }) => ({ success: query?.code !== undefined })
  answers.register = () => ({ token: 't', userName: 'maya', customerType: 1 })
})
afterEach(() => {
  cleanup()
  closeDialogs()
  leaveAffiliate()
  leaveRegistrationDraft()
  endSession('left')
})

function Messages() {
  const lines = useToasts().flatMap((toast) => toast.lines)
  const dialogs = useDialogs().map((dialog) => dialog.words.text)
  return <output>{[...lines, ...dialogs].join(' / ')}</output>
}

function show(settings: Partial<BlockSettings<'register-form'>> = {}): void {
  render(
    <SkinProvider skin={skin}>
      <GatewayProvider gateway={createGateway(client)}>
        <PlanProvider catalogue={{} as BlockCatalogue} preload={vi.fn()} report={report}>
          <RegisterForm
            id="form"
            variant="boxed"
            settings={settingsOf('register-form', settings)}
          />
        </PlanProvider>
        <Messages />
      </GatewayProvider>
    </SkinProvider>,
  )
}
async function open(): Promise<void> {
  show()
  await waitFor(() => expect(names()).toContain('username'))
}
function names(): string[] {
  return [...document.querySelectorAll('input')].map((field) => field.name)
}
function type(name: string, value: string): void {
  fireEvent.change(input(name), { target: { value } })
}
function input(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}
function fill(): void {
  type('username', 'maya')
  type('password', 'Secret12')
  type('confirmPassword', 'Secret12')
  type('qqNum', '10001')
  for (const name of ['age', 'statement', 'terms']) fireEvent.click(input(name))
}
function send(): void {
  const form = document.querySelector('form')
  if (form) fireEvent.submit(form)
}
function sent(name: CallName): unknown[] {
  return call.mock.calls.filter((args) => args[0] === name).map((args) => args[1]?.body)
}

it('shows the fields that the gateway enables, in the configured order, with unticked boxes', async () => {
  await open()
  expect(names()).toEqual([
    'username',
    'affiliateCode',
    'password',
    'confirmPassword',
    'qqNum',
    'email',
    'age',
    'statement',
    'terms',
  ])
  for (const name of ['age', 'statement', 'terms']) expect(input(name).checked).toBe(false)
  expect(input('qqNum').required).toBe(true)
  expect(input('email').required).toBe(false)
})

it('lists all errors at once and focuses the first failing field', async () => {
  await open()
  fill()
  type('username', 'ab')
  type('confirmPassword', 'other')
  send()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Four or more'))
  expect(screen.getByRole('status').textContent).toContain('/')
  await waitFor(() => expect(document.activeElement).toBe(input('username')))
  expect(sent('register')).toEqual([])
})

it('registers and signs in with the payload of SPEC §3.8', async () => {
  await open()
  fill()
  send()
  await waitFor(() => expect(readSession().kind).toBe('signed-in'))
  expect(sent('register')).toEqual([
    {
      username: 'maya',
      password: 'Secret12',
      confirmPassword: 'Secret12',
      qqNum: '10001',
      registerUrl: location.hostname,
      registerMethod: 'H5',
      type: 0,
      domain: location.hostname,
    },
  ])
})

it('verifies an affiliate code first, and shows a message when it is refused', async () => {
  answers.affiliate = () => ({ success: false })
  await open()
  fill()
  type('affiliateCode', 'NOPE')
  send()
  await waitFor(() => expect(sent('affiliate').length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  expect(sent('register')).toEqual([])
  closeDialogs()
  await waitFor(() => expect(document.activeElement).toBe(input('affiliateCode')))
})

it('hides code and recommender when the gateway knows the link, and sends its code', async () => {
  startAffiliate('?affiliateCode=HARBOUR')
  const { promise, resolve } = Promise.withResolvers<object>()
  answers.affiliate = () => promise
  await open()
  expect(names()).not.toContain('affiliateCode')
  expect(call.mock.calls.find(([name]) => name === 'affiliate')?.[1]).toMatchObject({
    query: { code: 'HARBOUR', domain: location.hostname },
  })
  // A successful response without any further data.
  resolve({})
  await act(async () => {})
  expect(names()).not.toContain('affiliateCode')
  fill()
  send()
  await waitFor(() => expect(sent('register')).toHaveLength(1))
  expect(sent('register')[0]).toMatchObject({ affiliateCode: 'HARBOUR' })
})

it('shows the code of a link that the gateway refuses, reports it in a dialog and focuses the field', async () => {
  startAffiliate('?affiliateCode=GONE1')
  answers.affiliate = () => ({ success: false })
  await open()
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('That affiliate code isn’t valid'),
  )
  act(closeDialogs)
  await waitFor(() => expect(document.activeElement).toBe(input('affiliateCode')))
  expect(input('affiliateCode').value).toBe('GONE1')
  expect(readInvitation().kind).toBe('refused')
  cleanup()
  await open()
  expect(screen.getByRole('status').textContent).not.toContain('That affiliate code isn’t valid')
})

it('asks for the code of a link whose check failed, with the code filled in', async () => {
  startAffiliate('?affiliateCode=HARBOUR')
  answers.affiliate = () => {
    throw new GatewayError('offline', { call: 'affiliate' })
  }
  await open()
  await waitFor(() => expect(input('affiliateCode').value).toBe('HARBOUR'))
  expect(screen.getByRole('status').textContent).not.toContain('That affiliate code isn’t valid')
})

it('asks for neither code nor recommender at the host of an affiliate', async () => {
  answers.affiliate = () => ({ success: true })
  await open()
  await act(async () => {})
  expect(call.mock.calls.find(([name]) => name === 'affiliate')?.[1]).toMatchObject({
    query: { domain: location.hostname },
  })
  expect(names()).not.toContain('affiliateCode')
})

it('shows a refusal of the gateway at the field that it is about', async () => {
  answers.register = () => {
    throw new GatewayError('refused', { call: 'register', code: 'username.exists' })
  }
  await open()
  fill()
  send()
  await waitFor(() => expect(input('username').getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(input('username')))
})

it('shows that a name is taken when the player leaves the field', async () => {
  answers.usernameCheck = () => ({ available: false })
  await open()
  type('username', 'maya')
  fireEvent.blur(input('username'))
  await waitFor(() => expect(input('username').getAttribute('aria-invalid')).toBe('true'))
})

it('offers to try again when the settings do not load', async () => {
  answers.registerSettings = () => {
    throw new GatewayError('offline', { call: 'registerSettings' })
  }
  show()
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
  expect(screen.getByRole('button')).toBeTruthy()
})

it('sends a field whose pattern cannot run, and reports field and reason to the operator once', async () => {
  const pattern = { acceptedPattern: '^(\\d)\\1+$', minLength: 5 }
  answers.registerPatterns = () => ({ qqNum: pattern })
  await open()
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1))
  expect(report.mock.calls[0]?.[0]).toMatchObject({ code: 'PATTERN_REFUSED', block: 'form' })
  expect(report.mock.calls[0]?.[0].detail).toMatch(/^qqNum: .*\\1/)
  fill()
  type('qqNum', '1000')
  send()
  await waitFor(() => expect(input('qqNum').getAttribute('aria-invalid')).toBe('true'))
  expect(sent('register')).toEqual([])
  type('qqNum', '10001')
  send()
  await waitFor(() => expect(sent('register')).toHaveLength(1))
  cleanup()
  await open()
  expect(report).toHaveBeenCalledTimes(1)
})

it("shows the gateway's refusal at a field whose pattern could not run", async () => {
  answers.registerPatterns = () => ({ username: { acceptedPattern: '(?<name>a)\\k<name>' } })
  answers.register = () => {
    throw new GatewayError('refused', { call: 'register', code: 'format.username' })
  }
  await open()
  fill()
  send()
  await waitFor(() => expect(input('username').getAttribute('aria-invalid')).toBe('true'))
  expect(sent('register')).toHaveLength(1)
})

it('shows the requirements of each field before the player types', async () => {
  answers.registerPatterns = () => ({
    username: { acceptedPattern: '^[A-Za-z0-9]+$' },
    password: { acceptedPattern: '^(?=.*[A-Z]).{6,}$' },
    qqNum: { acceptedPattern: '^\\d+$' },
    affiliateCode: { acceptedPattern: '^[a-z0-9][\\w-]+$' },
  })
  await open()
  const hintOf = (name: string) =>
    document.getElementById(input(name).getAttribute('aria-describedby') ?? '')?.textContent
  await waitFor(() => expect(names()).toContain('affiliateCode'))
  expect(hintOf('username')).toBe('Letters and numbers only')
  expect(hintOf('password')).toBe('At least one uppercase letter')
  expect(hintOf('qqNum')).toBe('Digits only')
  expect(hintOf('affiliateCode')).toBe('The first character must be a letter or number')
  expect(hintOf('email')).toContain('fewer than 255 characters')
})

it("does not check a user name with the gateway while it breaks the form's own rules", async () => {
  await open()
  type('username', 'abc')
  fireEvent.blur(input('username'))
  await waitFor(() => expect(input('username').getAttribute('aria-invalid')).toBe('true'))
  expect(sent('usernameCheck')).toEqual([])
  type('username', 'abcd')
  fireEvent.blur(input('username'))
  await waitFor(() => expect(sent('usernameCheck')).toHaveLength(1))
})

it('fills one segment of the ring for each valid required field', async () => {
  show({ progress: 'ring', ringAt: 'picture' })
  await waitFor(() => expect(names()).toContain('username'))
  const parts = () => document.querySelectorAll('circle')
  const done = () => document.querySelectorAll('circle[data-done]').length
  expect(parts()).toHaveLength(4)
  expect(done()).toBe(0)
  type('username', 'may')
  expect(done()).toBe(0)
  type('username', 'maya')
  await waitFor(() => expect(done()).toBe(1))
  type('email', 'maya@mail.test')
  expect(done()).toBe(1)
})

it('shows age and terms in one box when statements are joined, and sends both', async () => {
  show({ statements: 'joined', submit: 'fixed' })
  await waitFor(() => expect(names()).toContain('username'))
  const boxes = names().filter((name) => ['age', 'statement', 'terms'].includes(name))
  expect(boxes).toEqual(['age', 'statement'])
  send()
  await waitFor(() => expect(input('age').getAttribute('aria-invalid')).toBe('true'))
  expect(sent('register')).toEqual([])
  type('username', 'maya')
  type('password', 'Secret12')
  type('confirmPassword', 'Secret12')
  type('qqNum', '10001')
  for (const name of ['age', 'statement']) fireEvent.click(input(name))
  send()
  await waitFor(() => expect(sent('register')).toHaveLength(1))
})

it('has its submit button at the end of the form, or fixed at the bottom of the screen', async () => {
  const place = () =>
    document
      .querySelector('button[type="submit"]')
      ?.closest('[data-place]')
      ?.getAttribute('data-place')
  await open()
  expect(place()).toBe('end')
  cleanup()
  show({ submit: 'fixed' })
  await waitFor(() => expect(place()).toBe('fixed'))
})

it('shows that the account may exist when the answer of a registration is lost', async () => {
  answers.register = () => {
    throw new GatewayError('timeout', { call: 'register' })
  }
  await open()
  fill()
  send()
  const text = 'The answer did not arrive. Your account may exist already'
  expect(await screen.findByText(text, { exact: false })).toBeTruthy()
  expect(sent('register')).toHaveLength(1)
})

it('waits as long as the gateway asks after a refusal', async () => {
  answers.register = () => {
    throw new GatewayError('http', { call: 'register', status: 429, retryAfter: 12 })
  }
  await open()
  fill()
  send()
  const button = await screen.findByRole('button', { name: 'Wait 12 seconds' })
  expect(button.hasAttribute('disabled')).toBe(true)
  send()
  expect(sent('register')).toHaveLength(1)
})
