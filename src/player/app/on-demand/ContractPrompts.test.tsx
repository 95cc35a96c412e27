import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../tests/support/answering-client.ts'
import { contractFlags, DialogsAndToasts } from '../../../../tests/support/contracts.tsx'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { closeDialogs } from '../../state/dialogs.ts'
import { signIn } from '../../state/session.ts'
import ContractPrompts from './ContractPrompts.tsx'

let logins = 0

/** Shows the prompts of an agent who signs in on a page, or whose session is older than the page. */
async function show(
  numbers: readonly [number, number, number],
  { flags = contractFlags as object, restored = false, at = '/m/home' } = {},
) {
  const [dailysalreqtype, divtypecompperiodreq, contracthoursalreq] = numbers
  const { client, sent } = createAnsweringClient({
    fundsConsolidated: { dailysalreqtype, divtypecompperiodreq, contracthoursalreq },
  })
  renderWithProviders(
    <>
      <ContractPrompts />
      <DialogsAndToasts />
    </>,
    { client, at, skin: { flags } },
  )
  logins += 1
  const login = { token: `login ${logins}`, userName: 'maya', customerType: 1 }
  const { now } = Date
  if (restored) Date.now = () => performance.timeOrigin - 1000
  await act(async () => signIn(login))
  Date.now = now
  return { sent }
}
const answer = (name: 'yes' | 'no') => act(async () => fireEvent.click(screen.getByText(name)))

it('asks for each contract that waits, in order, and leads to the one that is confirmed', async () => {
  const { sent } = await show([1, 2, 1])
  expect(await screen.findByText(/offered a daily-salary contract/)).toBeTruthy()
  await answer('no')
  expect(await screen.findByText(/asks to cancel your dividend contract/)).toBeTruthy()
  await answer('yes')
  expect(location.pathname).toBe('/m/member/agent/getDevidendContract')
  // The next one waits until the agent leaves the contract.
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => history.pushState(null, '', '/m/home'))
  expect(await screen.findByText(/offered an hourly-salary contract/)).toBeTruthy()
  await answer('no')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent('fundsConsolidated')).toHaveLength(1)
})

it('asks again on the next page when a navigation closed the prompt', async () => {
  await show([0, 1, 0])
  await screen.findByRole('dialog', { name: 'New contract offer' })
  await act(async () => {
    history.pushState(null, '', '/m/help')
    closeDialogs()
  })
  expect(await screen.findByRole('dialog', { name: 'New contract offer' })).toBeTruthy()
  await answer('no')
})

it('reads nothing after a reload', async () => {
  const { sent } = await show([1, 1, 1], { restored: true })
  expect(sent('fundsConsolidated')).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks for no contract of a kind whose flag is off', async () => {
  const { sent } = await show([1, 0, 0], { flags: { SIGNCONDIV3: true } })
  await waitFor(() => expect(sent('fundsConsolidated')).toHaveLength(1))
  await act(async () => undefined)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('interrupts no page that fills the screen', async () => {
  const { sent } = await show([1, 0, 0], { at: '/m/redEnvelope' })
  await waitFor(() => expect(sent('fundsConsolidated')).toHaveLength(1))
  await act(async () => undefined)
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => history.pushState(null, '', '/m/home'))
  expect(await screen.findByText(/offered a daily-salary contract/)).toBeTruthy()
  await answer('no')
})
