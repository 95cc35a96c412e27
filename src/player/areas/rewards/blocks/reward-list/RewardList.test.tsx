import { act, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { Reward, RewardCenter } from '../../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import { useToasts } from '../../../../state/toasts.ts'
import RewardList from './RewardList.tsx'

const ticket: Reward = {
  rewardId: 'ticket:a',
  kind: 'ticket',
  title: 'Weekend ticket',
  amount: '50.00',
  turnover: 3,
  state: 'claimable',
  expiresAt: Date.UTC(2026, 10, 30, 8),
}
const center = (...rewards: readonly Reward[]): RewardCenter => ({
  rewards: [...rewards],
  count: rewards.filter(({ state }) => state === 'claimable').length,
  total: '50.00',
})

function LastWord(): ReactNode {
  return <p role="log">{useToasts().at(-1)?.lines.join(' ')}</p>
}

function show(answers: CallAnswers, settings = {}) {
  const { client, sent } = createAnsweringClient(answers)
  const block = <RewardList id="r" variant="cards" settings={settingsOf('reward-list', settings)} />
  renderWithProviders(
    <>
      {block}
      <LastWord />
    </>,
    { client, memberType: 41 },
  )
  return { sent }
}

beforeEach(() => {
  localStorage.clear()
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
})

it('shows how much waits, and claims one ticket', async () => {
  const claimed = { rewardId: 'ticket:a', title: 'Weekend ticket', amount: '50.00' }
  const { sent } = show({
    rewardCenter: center(ticket),
    claimReward: { ...claimed, orderId: 'B1', claimedAt: 1 },
  })
  expect(await screen.findByRole('heading', { level: 2, name: '1 reward to claim' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'Weekend ticket' })).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Claim Weekend ticket, ฿50.00' })
  await act(async () => fireEvent.click(button))
  expect(await screen.findByText('฿50.00 added to your main wallet')).toBeTruthy()
  expect(sent('claimReward')).toEqual([{ rewardId: 'ticket:a' }])
})

it('shows that another tab has claimed a ticket', async () => {
  show({
    rewardCenter: center(ticket),
    claimReward: new GatewayError('refused', { call: 'claimReward', code: 'reward.claimed' }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Claim Weekend/ }))
  expect(await screen.findByText('You have already claimed this reward.')).toBeTruthy()
})

it('claims all, and shows the result of each', async () => {
  const { sent } = show({
    rewardCenter: center(ticket, { ...ticket, rewardId: 'ticket:b', title: 'Old ticket' }),
    claimAllRewards: {
      results: [
        { rewardId: 'ticket:a', title: 'Weekend ticket', amount: '50.00', state: 'claimed' },
        {
          rewardId: 'ticket:b',
          title: 'Old ticket',
          amount: '50.00',
          state: 'refused',
          code: 'reward.expired',
        },
      ],
      total: '50.00',
      count: 1,
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Claim all' }))
  const sheet = await screen.findByRole('dialog', { name: 'Your rewards' })
  expect(within(sheet).getByText('1 reward is in your main wallet')).toBeTruthy()
  expect(within(sheet).getByText('+฿50.00')).toBeTruthy()
  expect(within(sheet).getByText('This reward has expired.')).toBeTruthy()
  expect(sent('claimAllRewards')).toEqual([{ rewardIds: ['ticket:a', 'ticket:b'] }])
})

it('does not repeat a claim whose answer was lost, and leads to the records', async () => {
  show({
    rewardCenter: center(ticket),
    claimAllRewards: new GatewayError('timeout', { call: 'claimAllRewards' }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Claim all' }))
  const link = await screen.findByRole('link', { name: 'Check records' })
  expect(link.getAttribute('href')).toBe('/m/account/record')
})

it('lists what was claimed; each leads to its receipt', async () => {
  show({
    rewardCenter: center({ ...ticket, state: 'claimed', claimedAt: Date.UTC(2026, 10, 20, 8) }),
    rewardHistory: {
      rewards: [
        {
          rewardId: 'ticket:a',
          kind: 'ticket',
          title: 'Weekend ticket',
          amount: '50.00',
          claimedAt: Date.UTC(2026, 10, 20, 8),
          orderId: 'B261120-0000001',
        },
      ],
      pageNum: 1,
      totalPages: 1,
    },
  })
  expect(await screen.findByText('Nothing to claim right now')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'History' }))
  const sheet = await screen.findByRole('dialog', { name: 'Claimed rewards' })
  const link = await within(sheet).findByRole('link', { name: /Weekend ticket/ })
  expect(link.getAttribute('href')).toBe('/m/transaction/record?order=B261120-0000001')
})

it('has a retry where the rewards cannot be read', async () => {
  show({ rewardCenter: new GatewayError('http', { call: 'rewardCenter', status: 500 }) })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
