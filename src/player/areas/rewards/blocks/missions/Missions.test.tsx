import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { Reward } from '../../../../../core/contract/generated/gateway.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import Missions from './Missions.tsx'

const mission: Reward = {
  rewardId: 'mission:a:2026-11-25',
  kind: 'mission',
  title: 'Deposit 500 today',
  amount: '8.00',
  turnover: 1,
  state: 'progress',
  metric: 'deposit',
  progress: { done: '125.00', target: '500.00', unit: 'money' },
}

function show(...rewards: readonly Reward[]): void {
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
  const { client } = createAnsweringClient({
    rewardCenter: { rewards: [...rewards], count: 0, total: '0.00' },
  })
  renderWithProviders(<Missions id="m" variant="rows" settings={settingsOf('missions')} />, {
    client,
    memberType: 41,
  })
}

it('shows how far a mission is, and leads to what it counts', async () => {
  show(mission, { ...mission, rewardId: 'b', title: 'Bet', metric: 'validBets' })
  const bar = await screen.findByRole('progressbar', { name: 'Progress of Deposit 500 today' })
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  expect(screen.getAllByText('฿125.00 of ฿500.00')).toHaveLength(2)
  const link = screen.getByRole('link', { name: 'Deposit Deposit 500 today' })
  expect(link.getAttribute('href')).toBe('/m/voucherCenter')
  expect(screen.getByRole('link', { name: 'Play Bet' }).getAttribute('href')).toBe('/m/home')
})

it('offers to claim a mission that is done, and nothing of one that was claimed', async () => {
  show(
    { ...mission, state: 'claimable' },
    { ...mission, rewardId: 'b', title: 'Bet', state: 'claimed', claimedAt: 1 },
  )
  expect(await screen.findByRole('button', { name: /^Claim Deposit 500 today/ })).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.getByText('Claimed')).toBeTruthy()
})

it('shows a message where there is no mission', async () => {
  show()
  expect(await screen.findByText('No missions right now')).toBeTruthy()
})
