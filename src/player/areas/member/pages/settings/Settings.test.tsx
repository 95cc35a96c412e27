import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import type { CallName } from '../../../../../core/contract/calls.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import Settings from './Settings.tsx'

const answers: Partial<Record<CallName, unknown>> = {
  memberInfo: { id: '1', account: 'maya88', nickname: 'Maya', type: 41, level: 'VIP 3', iconId: 2 },
  headIcon: 2,
  profile: {
    fields: [
      { name: 'email', value: 'm****@shop.example' },
      { name: 'payeeName', value: 'Maya Rangi', locked: true },
      { name: 'nickname', value: 'Maya' },
      { name: 'mobileNum' },
      { name: 'birthday' },
      { name: 'zalo' },
    ],
  },
  securityConfig: {
    withdrawalPassword: false,
    securityQuestions: 0,
    bankCards: 1,
    identity: 'rejected',
    signIns: 2,
  },
  registerPatterns: {},
}

function show(more: Partial<Record<CallName, unknown>> = {}, at = '/m/myAccount/index', skin = {}) {
  publishConsolidated({
    currency: 'THB',
    currencySymbol: '฿',
    withdrawalPassword: true,
    identity: true,
    bankCards: { max: 5 },
  })
  const all = { ...answers, ...more }
  const call = vi.fn(async (name: CallName, options: { readonly body?: unknown } = {}) => {
    void options
    const value = all[name]
    if (value instanceof Error) throw value
    return value ?? true
  })
  // A client with the only method that the page uses.
  const client = { call } as unknown as Client
  const sent = (name: CallName) =>
    call.mock.calls.filter(([asked]) => asked === name).map(([, options]) => options?.body)
  return { ...renderWithProviders(<Settings />, { client, memberType: 41, at, skin }), sent }
}
const row = async (label: string) => {
  const found = (await screen.findByText(label)).closest('li')
  if (!found) throw new Error(`no row ${label}`)
  return within(found)
}
function type(name: string, value: string): void {
  const input = document.querySelector(`[name="${name}"]`)
  if (!input) throw new Error(`no field ${name}`)
  fireEvent.input(input, { target: { value } })
}

it("lists the merchant's fields in the merchant's order, with what is set, unset and locked", async () => {
  show({}, undefined, { profile: { fields: ['payeeName', 'zalo', 'email'] } })
  await row('Real name')
  const labels = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(labels.slice(0, 3)).toEqual(['Real nameMaya Rangi', 'ZaloAdd', 'E-mailm****@shop.example'])
  expect((await row('Real name')).queryByRole('link')).toBeNull()
  expect((await row('Zalo')).getByRole('link').getAttribute('href')).toBe(
    '/m/myAccount/index?edit=zalo',
  )
  expect(screen.getByText('2 of 3 filled')).toBeTruthy()
})

it('shows the state of each part of security and where it is changed', async () => {
  show()
  expect((await row('Identity')).getByText('Rejected')).toBeTruthy()
  expect((await row('Bank accounts')).getByText('1 of 5')).toBeTruthy()
  expect((await row('Withdrawal PIN')).getByRole('link').getAttribute('href')).toBe(
    '/m/changePsw?tab=pin',
  )
})

it('keeps every other part when one call fails', async () => {
  show({ securityConfig: new GatewayError('http', { call: 'securityConfig', status: 500 }) })
  expect(await screen.findByText('System busy, try again later')).toBeTruthy()
  expect((await row('Real name')).getByText('Maya Rangi')).toBeTruthy()
  expect(await row('Reduce motion')).toBeTruthy()
})

it('changes a mobile number with the country code, behind the password', async () => {
  const { sent } = show({}, '/m/myAccount/index?edit=mobileNum')
  await screen.findByLabelText(/Mobile number/)
  type('value', '081 111 2222')
  type('verifyPwd', 'secret')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(location.search).toBe(''))
  expect(sent('setProfile')).toEqual([
    { field: 'mobileNum', value: '+66811112222', verifyPwd: 'secret' },
  ])
})

it('refuses a birthday of somebody who is too young before it is sent', async () => {
  const { sent } = show({}, '/m/myAccount/index?edit=birthday')
  await screen.findByLabelText(/Date of birth/)
  type('value', new Date().toISOString().slice(0, 10))
  type('verifyPwd', 'secret')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('You must be 18 or older')).toBeTruthy()
  expect(sent('setProfile')).toEqual([])
})

it('leads back from the address of a field that is locked', async () => {
  show({}, '/m/myAccount/index?edit=payeeName')
  await waitFor(() => expect(location.search).toBe(''))
})

it('offers nine avatars only while the profile pictures are on, and saves the chosen one', async () => {
  const first = show()
  await row('Real name')
  expect(screen.queryByRole('button', { name: 'Change profile picture' })).toBeNull()
  first.unmount()
  const { sent } = show({}, undefined, { flags: { PROFPIC3: true } })
  fireEvent.click(await screen.findByRole('button', { name: 'Change profile picture' }))
  expect(await screen.findAllByRole('radio')).toHaveLength(9)
  fireEvent.click(screen.getByRole('radio', { name: 'Picture 6' }))
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(sent('setHeadIcon')).toEqual([{ iconId: 5 }]))
})

it('marks the avatar that another device chose meanwhile', async () => {
  show({ headIcon: 7 }, undefined, { flags: { PROFPIC3: true } })
  fireEvent.click(await screen.findByRole('button', { name: 'Change profile picture' }))
  expect(await screen.findByRole('radio', { name: 'Picture 8', checked: true })).toBeTruthy()
})

it('reduces motion at once and remembers it on the device', async () => {
  show()
  await row('Reduce motion')
  fireEvent.click(screen.getByRole('switch', { name: 'Reduce motion' }))
  expect(document.documentElement.hasAttribute('data-still')).toBe(true)
  expect(localStorage.getItem('reducedMotion')).toBe('1')
  const on = await screen.findByRole('switch', { name: 'Reduce motion', checked: true })
  fireEvent.click(on)
  expect(document.documentElement.hasAttribute('data-still')).toBe(false)
})

it('turns the popups of home off and on, and remembers it on the device', async () => {
  show()
  await row('News windows on home')
  fireEvent.click(screen.getByRole('switch', { name: 'News windows on home', checked: true }))
  expect(localStorage.getItem('popupsOff')).toBe('1')
  fireEvent.click(
    await screen.findByRole('switch', { name: 'News windows on home', checked: false }),
  )
  expect(localStorage.getItem('popupsOff')).toBeNull()
})

it('leads back to where the real name was asked for, once it is saved', async () => {
  const fields = [{ name: 'payeeName' }]
  show(
    { profile: { fields } },
    '/m/myAccount/index?edit=payeeName&back=%2Fm%2FvoucherCenter%3Fstep%3Damount',
  )
  await screen.findByLabelText(/Real name/)
  type('value', 'Maya Rangi')
  type('verifyPwd', 'secret')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(location.pathname).toBe('/m/voucherCenter'))
  expect(location.search).toBe('?step=amount')
})

it('asks for the password before it changes the nickname, as for every field', async () => {
  const { sent } = show({}, '/m/myAccount/index?edit=nickname')
  await screen.findByLabelText(/Nickname/)
  type('value', 'Mint')
  type('verifyPwd', 'secret')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('setNickname')).toEqual([{ nickname: 'Mint', verifyPwd: 'secret' }]),
  )
})
