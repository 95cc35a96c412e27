import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import HeroProfile from './HeroProfile.tsx'
import RowProfile from './RowProfile.tsx'

const memberInfo = {
  id: '1',
  account: 'maya88',
  nickname: 'Maya',
  type: 41,
  level: 'VIP 3',
  joinedAt: Date.UTC(2023, 2, 5),
}

function show(answers: CallAnswers) {
  publishConsolidated({ currency: 'THB', currencySymbol: '฿' })
  const { client } = createAnsweringClient({ memberInfo, ...answers })
  const block = <HeroProfile id="p" variant="hero" settings={settingsOf('member-profile')} />
  renderWithProviders(block, { client, memberType: 41 })
}

it('shows who the member is, since when, and how far the next level is', async () => {
  show({
    vipProgress: { level: 'VIP 3', next: 'VIP 4', turnover: '38600.00', target: '50000.00' },
  })
  expect(await screen.findByText('since March 2023')).toBeTruthy()
  const bar = await screen.findByRole('progressbar', { name: 'Progress to VIP 4' })
  expect(bar.getAttribute('aria-valuenow')).toBe('77')
  expect(screen.getByText(/11,400.00/)).toBeTruthy()
})

it('names each condition of the next level, the deposits as well as the turnover', async () => {
  show({
    vipProgress: {
      level: 'VIP 3',
      next: 'VIP 4',
      turnover: '50000.00',
      target: '50000.00',
      deposits: '600.00',
      depositTarget: '3000.00',
    },
  })
  const bar = await screen.findByRole('progressbar', { name: 'Deposits towards VIP 4' })
  expect(bar.getAttribute('aria-valuenow')).toBe('20')
  expect(screen.getByText('฿2,400.00 deposits to VIP 4')).toBeTruthy()
})

it('shows a message at the highest level', async () => {
  show({ vipProgress: { level: 'VIP 6', turnover: '1.00' } })
  expect(await screen.findByText('You are at the highest level: VIP 6')).toBeTruthy()
})

it('keeps the name when the progress fails', async () => {
  show({ vipProgress: new GatewayError('http', { call: 'vipProgress', status: 500 }) })
  expect(await screen.findByText(/System busy/)).toBeTruthy()
  expect(screen.getByText('Maya')).toBeTruthy()
})

it('shows in the row too how far the next level is, unless the merchant leaves it out', async () => {
  const answers = {
    memberInfo,
    vipProgress: { level: 'VIP 3', next: 'VIP 4', turnover: '38600.00', target: '50000.00' },
  }
  const row = (progress: boolean) => (
    <RowProfile id="p" variant="row" settings={settingsOf('member-profile', { progress })} />
  )
  const view = renderWithProviders(row(true), { answers, memberType: 41 })
  const bar = await screen.findByRole('progressbar', { name: 'Progress to VIP 4' })
  expect(bar.getAttribute('aria-valuenow')).toBe('77')
  view.unmount()
  renderWithProviders(row(false), { answers, memberType: 41 })
  expect(await screen.findByText('Maya')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
