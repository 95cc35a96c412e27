import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { closeDialog, useDialogs } from '../../../../state/dialogs.ts'
import Team from './Team.tsx'

const member = (username: string, more: object = {}) => ({
  username,
  iconId: 1,
  type: 'member',
  state: 'enabled',
  level: 1,
  joinedAt: Date.UTC(2026, 9, 1),
  balance: '12.50',
  downlines: 0,
  ...more,
})
const figures = {
  deposits: '500.00',
  withdrawals: '200.00',
  validBets: '9000.00',
  profit: '-38.20',
  activeMembers: 18,
  members: 24,
}
const page = (downlines: readonly object[], more: object = {}) => ({
  path: [],
  downlines,
  figures,
  totalCount: downlines.length,
  pageNum: 1,
  totalPages: 1,
  ...more,
})
const detail = (downline: object, more: object = {}) => ({
  downline,
  figures: { ...figures, profit: '7.00', activeMembers: 1, members: 1 },
  path: [],
  rebates: [],
  rebatePaid: '3.21',
  direct: true,
  canTransfer: true,
  canPromote: true,
  contracts: [],
  ...more,
})

/** Confirms the open dialog. */
function Confirm(): ReactNode {
  const [dialog] = useDialogs()
  return dialog ? (
    <button type="button" onClick={() => closeDialog(dialog.id, '')}>
      confirm
    </button>
  ) : null
}

function show(answers: CallAnswers, at = '/m/member/agent/team') {
  const { client, sent } = createAnsweringClient(answers)
  renderWithProviders(
    <>
      <Team />
      <Confirm />
    </>,
    { client, memberType: 1, at, skin: { flags: { MEMTRANS3: true, SIGNCONDIV3: true } } },
  )
  return { sent, call: vi.mocked(client.call) }
}

/** The query of the last request for subordinates. */
function lastQuery({ call }: ReturnType<typeof show>): unknown {
  return call.mock.calls.findLast(([name]) => name === 'downlines')?.[1]?.query
}

beforeEach(() => {
  window.scrollTo = vi.fn()
})

it('shows what the team did, and its accounts with their last login and balance', async () => {
  show({ downlines: page([member('maya'), member('noi', { type: 'agent', state: 'frozen' })]) })
  expect(await screen.findByText('−38.20')).toBeTruthy()
  expect(screen.getByText('18 of 24')).toBeTruthy()
  const [first, second] = screen.getAllByRole('article')
  expect(first?.textContent).toContain('maya')
  expect(first?.textContent).toContain('Not logged in yet')
  expect(first?.textContent).toContain('12.50')
  expect(second?.textContent).toContain('AgentFrozen')
})

it('shows the figures of an account, and offers its direct upline every change', async () => {
  const noi = member('noi', { type: 'agent', downlines: 12 })
  show({ downlines: page([noi]), downline: detail(noi, { canPromote: false }) })
  fireEvent.click(await screen.findByRole('button', { name: /noi/ }))
  expect(await screen.findByText('+7.00')).toBeTruthy()
  expect(screen.getByText('3.21')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/m/member/agent/rebates?member=noi',
    '/m/member/agent/transfer?to=noi',
    '/m/member/agent/contracts?propose=noi',
    '/m/member/agent/bets?tab=bets&member=noi',
    '/m/member/agent/bets?tab=transactions&member=noi',
    '/m/member/agent/team?parent=noi',
  ])
  expect(screen.queryByRole('button', { name: 'Make an agent' })).toBeNull()
})

it('offers nothing that changes an account to somebody who is not its direct upline', async () => {
  const far = member('far', { level: 3 })
  show({
    downlines: page([far]),
    downline: detail(far, { direct: false, canTransfer: false, canPromote: false }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /far/ }))
  expect(await screen.findByText('Only the direct upline can do this.')).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Bets',
    'Transactions',
  ])
})

it('makes a member an agent after a confirmation, and reports a refusal', async () => {
  const maya = member('maya')
  const refusal = new GatewayError('refused', {
    call: 'promoteDownline',
    code: 'downline.notDirect',
  })
  const { sent } = show({
    downlines: page([maya]),
    downline: detail(maya),
    promoteDownline: refusal,
  })
  fireEvent.click(await screen.findByRole('button', { name: /maya/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Make an agent' }))
  expect(sent('promoteDownline')).toEqual([])
  fireEvent.click(await screen.findByText('confirm'))
  await waitFor(() => expect(sent('promoteDownline')).toEqual([{ username: 'maya' }]))
})

it('searches every level below while the agent pauses', async () => {
  const view = show({ downlines: page([member('maya')]) })
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: ' ma ' } })
  await waitFor(() => expect(location.search).toBe('?q=ma'))
  expect(lastQuery(view)).toMatchObject({ search: 'ma', pageNum: 1 })
  expect(lastQuery(view)).not.toHaveProperty('level')
})

it('shows that no account matches, and clears the filters but stays in the team', async () => {
  show({ downlines: page([]) }, '/m/member/agent/team?parent=noi&q=zzz&state=frozen')
  expect(await screen.findByText('No account matches')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(location.search).toBe('?parent=noi'))
  expect(await screen.findByText('Nobody is below noi yet')).toBeTruthy()
})

it('leads back to each level that it shows, and hides those between on a long way', async () => {
  const path = ['one', 'two', 'three', 'four', 'five'].map((username) => ({ username }))
  show({ downlines: page([member('maya')], { path }) }, '/m/member/agent/team?parent=five')
  expect((await screen.findByRole('link', { name: 'four' })).getAttribute('href')).toBe(
    '/m/member/agent/team?parent=four',
  )
  expect(screen.getByRole('link', { name: 'Me' }).getAttribute('href')).toBe('/m/member/agent/team')
  expect(screen.getByText('five').getAttribute('aria-current')).toBe('page')
  expect(screen.queryByRole('link', { name: 'two' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show every level' }))
  expect(screen.getByRole('link', { name: 'two' })).toBeTruthy()
})

it('shows why a team could not be loaded, and loads it again', async () => {
  let works = false
  show({
    downlines: () =>
      works
        ? page([member('maya')])
        : new GatewayError('refused', { call: 'downlines', code: 'downline.notFound' }),
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  works = true
  fireEvent.click(retry)
  expect(await screen.findByRole('button', { name: /maya/ })).toBeTruthy()
})
