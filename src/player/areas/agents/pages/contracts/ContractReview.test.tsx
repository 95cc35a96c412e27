import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import {
  contractFlags,
  DialogsAndToasts,
  dividendOf,
} from '../../../../../../tests/support/contracts.tsx'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import ContractReview from './ContractReview.tsx'

type Review = 'dailySalaryContract' | 'dividendContract' | 'hourlySalaryContract'

function show(route: Review, answers: CallAnswers) {
  const { client, sent } = createAnsweringClient(answers)
  renderWithProviders(
    <>
      <ContractReview route={route} />
      <DialogsAndToasts />
    </>,
    { client, memberType: 1, at: pathTo(route), skin: { flags: contractFlags } },
  )
  return { sent }
}

beforeEach(() => {
  localStorage.clear()
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
})

it('shows the offer that waits beside the present contract, and rejects it after a confirmation', async () => {
  const offer = dividendOf({ contractId: '9', status: 'P', changed: { upline: '' } })
  const { sent } = show('dividendContract', {
    dividendRequest: { waiting: true, contract: offer },
    currentContracts: { current: dividendOf(), offer },
    processContract: { ...offer, status: 'N' },
  })
  expect(await screen.findByText('You have been offered a dividend')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'From the platform' })).toBeTruthy()
  expect(screen.getByText('Your present contract')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  await screen.findByRole('dialog', { name: 'Reject this contract?' })
  await act(async () => fireEvent.click(screen.getByText('yes')))
  expect(sent('processContract')).toEqual([{ contractId: '9', action: 'R' }])
})

it('shows the request to cancel a daily salary, which the agent refuses', async () => {
  const asked = dividendOf({
    kind: 'dailySalary',
    status: 'V',
    changed: { askedBy: 'upline' },
  })
  const { sent } = show('dailySalaryContract', {
    dailySalaryRequest: { waiting: true, contract: asked },
    currentDailySalary: {},
    processContract: { ...asked, status: 'E' },
  })
  expect(await screen.findByText('Your daily salary is to be cancelled')).toBeTruthy()
  expect(screen.getByText(/^boss asks to cancel this contract/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  await screen.findByRole('dialog', { name: 'Refuse to cancel?' })
  await act(async () => fireEvent.click(screen.getByText('yes')))
  expect(sent('processContract')).toEqual([{ contractId: '7', action: 'R' }])
  expect(await screen.findByText('The contract stays in force')).toBeTruthy()
})

it('finds what waits of an hourly salary among the present contracts', async () => {
  const asked = dividendOf({ kind: 'hourlySalary', status: 'V', changed: { askedBy: 'upline' } })
  show('hourlySalaryContract', { currentContracts: { current: asked } })
  expect(await screen.findByText('Your hourly salary is to be cancelled')).toBeTruthy()
})

it('shows that nothing waits, and leads to the contracts', async () => {
  show('hourlySalaryContract', { currentContracts: { current: dividendOf() } })
  expect(await screen.findByText('No contract waits for your answer')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Go to contracts' }))
  expect(location.pathname).toBe(pathTo('contracts'))
})
