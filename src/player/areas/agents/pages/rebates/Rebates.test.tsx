import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import {
  downlineOf,
  downlinePageOf,
  quietFigures,
} from '../../../../../../tests/support/downline-page.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { deviceStorage } from '../../../../state/storage.ts'
import Rebates from './Rebates.tsx'

const effectiveAt = Date.UTC(2026, 10, 26)
const settings = {
  rebates: [
    { product: 'RNG', rate: '0.80', min: '0.75', max: '0.80' },
    { product: 'LIVE', rate: '0.70', next: '0.60', min: '0.00', max: '0.60' },
  ],
  step: '0.05',
  effectiveAt,
}
const quotas = {
  links: { used: 2, max: 10 },
  rebates: [
    { rate: '0.75', used: 5, max: 5 },
    { rate: '0.65', used: 5, max: 20 },
  ],
}
const downline = downlineOf('nok', { iconId: 1, type: 'agent', downlines: 2 })
const detail = {
  downline,
  figures: quietFigures,
  path: [],
  rebates: [
    { product: 'RNG', rate: '0.55', min: '0.50', max: '0.80' },
    { product: 'LIVE', rate: '0.60', min: '0.00', max: '0.60' },
  ],
  rebatePaid: '0',
  direct: true,
  canTransfer: true,
  canPromote: false,
  contracts: [],
}
const page = downlinePageOf([downline])

function show(at = '/m/member/agent/rebates', answers: CallAnswers = {}) {
  deviceStorage.clear()
  const { client, sent } = createAnsweringClient({
    rebateSettings: settings,
    agentQuotas: quotas,
    downline: detail,
    downlines: page,
    ...answers,
  })
  renderWithProviders(<Rebates />, { client, memberType: 2, at })
  return { sent }
}
const editor = '/m/member/agent/rebates?member=nok'
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('shows the own rate of each product, what was given on, and what changes tomorrow', async () => {
  show()
  expect(await screen.findByText('0.80%')).toBeTruthy()
  expect(screen.getByText('Highest given on: 0.75%')).toBeTruthy()
  expect(screen.getByText(/^0\.60% from /)).toBeTruthy()
  expect(screen.getByText('5 of 20 used')).toBeTruthy()
})

it('finds a direct subordinate and opens its editor', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Set a downline’s rates' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'nok' }))
  expect(location.search).toBe('?member=nok')
})

it('keeps a rate between the floor of the subordinate and the own rate, and saves what changed', async () => {
  const rebates = [{ product: 'RNG', rate: '0.55', next: '0.50', min: '0.50', max: '0.80' }]
  const { sent } = show(editor, { updateDownlineRebates: { rebates, effectiveAt } })
  const less = await screen.findByRole('button', { name: 'Slots: lower' })
  const save = screen.getByRole('button', { name: 'Save rates' })
  expect(save.hasAttribute('disabled')).toBe(true)
  fireEvent.click(less)
  expect(screen.getByText('now 0.55%')).toBeTruthy()
  expect(less.hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Live casino: higher' }).hasAttribute('disabled')).toBe(
    true,
  )
  expect(screen.getByText('1 change')).toBeTruthy()
  fireEvent.click(save)
  await waitFor(() =>
    expect(sent('updateDownlineRebates')).toEqual([
      { username: 'nok', rebates: [{ product: 'RNG', rate: '0.50' }] },
    ]),
  )
})

it('shows which place of a quota a rate takes, and blocks one that has no place left', async () => {
  show(editor)
  const slider = await screen.findByRole('slider', { name: 'Slots' })
  fireEvent.change(slider, { target: { value: '0.65' } })
  expect(screen.getByText('Takes one of 15 places left for 0.65% or more')).toBeTruthy()
  fireEvent.change(slider, { target: { value: '0.75' } })
  expect(screen.getByText(/No place is left for 0.75% or more/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save rates' }).hasAttribute('disabled')).toBe(true)
})

it('shows why the gateway refuses rates, and keeps what was chosen', async () => {
  show(editor, {
    updateDownlineRebates: new GatewayError('refused', {
      call: 'updateDownlineRebates',
      code: 'rebate.bounds',
      status: 400,
    }),
  })
  await screen.findByRole('button', { name: 'Slots: higher' })
  press('Slots: higher')
  press('Save rates')
  expect(await screen.findByText(/must lie between the one given on and your own/)).toBeTruthy()
  expect(screen.getByText('1 change')).toBeTruthy()
})

it('shows that the direct upline sets the rates of accounts further below', async () => {
  show(editor, { downline: { ...detail, direct: false } })
  expect(await screen.findByText('nok is not directly below you')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save rates' })).toBeNull()
})

it('shows that no subordinate matches a search', async () => {
  show(undefined, { downlines: { ...page, downlines: [], totalPages: 0 } })
  fireEvent.click(await screen.findByRole('button', { name: 'Set a downline’s rates' }))
  expect(await screen.findByText('Nobody is below you yet')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Search by username'), { target: { value: 'zz' } })
  expect(await screen.findByText('Nobody matches this search')).toBeTruthy()
})
