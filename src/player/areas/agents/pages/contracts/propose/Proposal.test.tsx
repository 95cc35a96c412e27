import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../../tests/support/answering-client.ts'
import { contractFlags, dividendOf } from '../../../../../../../tests/support/contracts.tsx'
import { downlineOf, downlinePageOf } from '../../../../../../../tests/support/downline-page.ts'
import { renderWithProviders } from '../../../../../../../tests/support/render-with-providers.tsx'
import type { ContractLimits } from '../../../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../../state/status.ts'
import Contracts from '../Contracts.tsx'

const agent = (username: string) => downlineOf(username, { type: 'agent' })
const downlines = downlinePageOf([agent('nok'), agent('ploy'), agent('kit'), downlineOf('mint')])
const limits: ContractLimits = {
  kind: 'dividend',
  maxRate: '20.00',
  rateType: 'percent',
  maxTiers: 3,
  products: ['RNG', 'LIVE'],
  subordinates: ['nok', 'ploy'],
  answerDays: 7,
}
const proposed = dividendOf({
  contractId: '31',
  status: 'P',
  changed: { subordinate: 'nok', answerUntil: Date.UTC(2026, 10, 30, 8), days: 30 },
})

function show(answers: CallAnswers = {}, username = 'nok') {
  const { client, sent } = createAnsweringClient({ contractInfo: limits, downlines, ...answers })
  renderWithProviders(<Contracts />, {
    client,
    memberType: 1,
    at: `/m/member/agent/contracts?kind=dividend&propose=${username}`,
    skin: { flags: contractFlags },
  })
  return { sent }
}

function fill(label: string, value: string, place = 0): void {
  const field = screen.getAllByLabelText(label)[place]
  if (!field) throw new Error(`no field ${label}`)
  fireEvent.change(field, { target: { value } })
}
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))

async function openPreview() {
  await screen.findByRole('button', { name: 'Preview' })
  fill('Net loss from', '1,000')
  fill('Rate, %', '5')
  fill('Days in force', '30')
  press('Preview')
  return within(await screen.findByRole('dialog', { name: 'Dividend' }))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
})

it('proposes a contract: fields, preview, password, receipt', async () => {
  const { sent } = show({ proposeContract: proposed })
  const preview = await openPreview()
  expect(preview.getByText('nok')).toBeTruthy()
  expect(preview.getByText('All games')).toBeTruthy()
  expect(preview.getByText('30 days')).toBeTruthy()
  expect(preview.getAllByRole('row').at(-1)?.textContent).toBe('฿1,00005%')
  fireEvent.change(preview.getByLabelText(/^Login password/), { target: { value: 'secret1' } })
  fireEvent.click(preview.getByRole('button', { name: 'Send the proposal' }))
  expect(await screen.findByText('Proposal sent')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/^Proposal sentnok can answer [^฿]*$/),
  )
  expect(screen.getByText('31')).toBeTruthy()
  expect(screen.getByText(/^nok can answer until Nov 30, 2026/)).toBeTruthy()
  expect(sent('proposeContract')).toEqual([
    {
      kind: 'dividend',
      username: 'nok',
      tiers: [{ bets: '0', netLoss: '1000', activeMember: 0, rateType: 'percent', rate: '5' }],
      days: 30,
      password: 'secret1',
    },
  ])
  const list = screen.getByRole('link', { name: 'Downline contracts' })
  expect(list.getAttribute('href')).toBe('/m/member/agent/contracts?kind=dividend&tab=downline')
})

it('opens no preview while tiers do not ascend, and shows it at each field', async () => {
  show()
  await screen.findByRole('button', { name: 'Add a tier' })
  fill('Net loss from', '1000')
  fill('Rate, %', '5')
  press('Add a tier')
  fill('Net loss from', '500', 1)
  fill('Rate, %', '21', 1)
  press('Preview')
  expect(await screen.findByText('20% at most')).toBeTruthy()
  fill('Rate, %', '4', 1)
  expect(screen.getByText('Not less than in tier 1')).toBeTruthy()
  expect(screen.getByText('Above the rate of tier 1')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  press('Remove tier 2')
  expect(screen.queryByText('Above the rate of tier 1')).toBeNull()
})

it('focuses the first field with a problem', async () => {
  show({}, '')
  await screen.findByRole('button', { name: 'Preview' })
  press('Preview')
  expect(await screen.findByText('Choose who gets the contract')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Subordinate Choose a subordinate' }),
    ),
  )
})

it('offers the direct subordinates, and shows why some cannot be chosen', async () => {
  const { sent } = show({}, '')
  fireEvent.click(await screen.findByRole('button', { name: /^Subordinate/ }))
  const sheet = within(await screen.findByRole('dialog'))
  const taken = await sheet.findByRole('radio', { name: 'kit' })
  expect(taken.hasAttribute('disabled')).toBe(true)
  expect(sheet.getByText('Has this contract, or an offer of it')).toBeTruthy()
  expect(sheet.getByText('Only agents get a contract')).toBeTruthy()
  expect(sent('downlines')).toEqual([expect.objectContaining({ level: 1 })])
  fireEvent.click(sheet.getByRole('radio', { name: 'ploy' }))
  expect(screen.getByRole('button', { name: 'Subordinate ploy' })).toBeTruthy()
})

it('offers as many tiers as the gateway accepts', async () => {
  show()
  await screen.findByRole('button', { name: 'Add a tier' })
  press('Add a tier')
  press('Add a tier')
  expect(screen.queryByRole('button', { name: 'Add a tier' })).toBeNull()
})

it('shows a wrong password at its field', async () => {
  show({
    proposeContract: new GatewayError('refused', {
      call: 'proposeContract',
      code: 'password.incorrect',
    }),
  })
  const preview = await openPreview()
  const field = preview.getByLabelText(/^Login password/)
  fireEvent.change(field, { target: { value: 'wrong12' } })
  fireEvent.click(preview.getByRole('button', { name: 'Send the proposal' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})

it('leads to the list when the answer is lost', async () => {
  show({ proposeContract: new GatewayError('timeout', { call: 'proposeContract' }) })
  const preview = await openPreview()
  fireEvent.change(preview.getByLabelText(/^Login password/), { target: { value: 'secret1' } })
  await act(async () => fireEvent.click(preview.getByRole('button', { name: 'Send the proposal' })))
  expect(await preview.findByText(/^We couldn’t confirm the result/)).toBeTruthy()
})

it('shows that a chosen subordinate cannot get the contract', async () => {
  show({}, 'kit')
  expect(await screen.findByText(/^kit can’t get this contract/)).toBeTruthy()
})

it.each([
  ['You need a contract of this kind first', { ...limits, maxRate: '0.00', subordinates: [] }],
  ['Nobody can get this contract now', { ...limits, subordinates: [] }],
])('shows "%s" where nothing can be proposed', async (line, contractInfo) => {
  show({ contractInfo })
  expect(await screen.findByText(line)).toBeTruthy()
})
