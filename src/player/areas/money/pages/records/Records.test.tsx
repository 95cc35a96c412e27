import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { watchSavedFile } from '../../../../../../tests/support/watch-saved-file.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import Records from './Records.tsx'

const record = (orderId: string, more: object = {}) => ({
  orderId,
  category: 'deposit',
  title: 'Any bank QR',
  amount: '200.00',
  state: 'success',
  createdAt: Date.now(),
  ...more,
})
const page = (transactions: readonly object[], more: object = {}) => ({
  transactions,
  totalIn: '200.00',
  totalOut: '-80.00',
  totalCount: transactions.length,
  pageNum: 1,
  totalPages: 1,
  ...more,
})
const codes = {
  maxDays: 30,
  categories: [
    { category: 'deposit', states: ['processing', 'success', 'expired'] },
    { category: 'withdrawal', states: ['processing', 'success', 'failed'] },
  ],
}

function show(answers: CallAnswers, at = '/m/transaction/record') {
  const { client } = createAnsweringClient({ transactionCodes: codes, ...answers })
  renderWithProviders(<Records />, { client, memberType: 41, at })
  return { queries: () => queriesOf(client) }
}

function queriesOf(client: ReturnType<typeof createAnsweringClient>['client']) {
  return vi
    .mocked(client.call)
    .mock.calls.filter(([name]) => name === 'transactions')
    .map(([, options]) => options?.query)
}

beforeEach(() => {
  window.scrollTo = vi.fn()
})

it('lists transactions by day with their totals, and leads to each', async () => {
  show({
    transactions: page([
      record('D1'),
      record('W1', { category: 'withdrawal', amount: '-80.00', state: 'failed' }),
    ]),
  })
  const list = await screen.findByRole('list', { name: 'Records' })
  expect(within(list).getByRole('heading', { name: /Today/ })).toBeTruthy()
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/m/transaction/record?order=D1',
    '/m/transaction/record?order=W1',
  ])
  expect(links[1]?.textContent).toContain('Withdrawal')
  expect(links[1]?.textContent).toContain('Failed')
  expect(screen.getByText('+200.00', { selector: 'dd *' })).toBeTruthy()
  expect(screen.getByText(/That’s everything/)).toBeTruthy()
})

it('filters by type, keeps the filter in the address, and drops a status that the type lacks', async () => {
  const { queries } = show(
    { transactions: page([record('D1')]) },
    '/m/transaction/record?state=expired',
  )
  await screen.findByRole('list', { name: 'Records' })
  fireEvent.click(screen.getByRole('button', { name: /^Type/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Withdrawal' }))
  await waitFor(() => expect(location.search).toBe('?category=withdrawal'))
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ category: 'withdrawal' }))
  expect(queries().at(-1)).not.toHaveProperty('state')
})

it('loads a filter that it has shown before anew', async () => {
  const { queries } = show({ transactions: page([record('D1')]) })
  await screen.findByRole('list', { name: 'Records' })
  fireEvent.click(screen.getByRole('button', { name: /^Type/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Withdrawal' }))
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ category: 'withdrawal' }))
  const before = queries().length
  fireEvent.click(screen.getByRole('button', { name: /^Type/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'All types' }))
  await waitFor(() => expect(queries()).toHaveLength(before + 1))
  expect(queries().at(-1)).not.toHaveProperty('category')
})

it('states the longest range, and refuses a longer one or one that ends before it begins', async () => {
  show({ transactions: page([record('D1')]) })
  await screen.findByRole('list', { name: 'Records' })
  fireEvent.click(screen.getByRole('button', { name: /^Date/ }))
  expect(screen.getByText(/at most 30 days at a time/i)).toBeTruthy()
  const from = screen.getByLabelText('From')
  fireEvent.change(from, { target: { value: '2020-01-01' } })
  expect(screen.getByText('Choose at most 30 days')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2019-12-31' } })
  expect(screen.getByText('The first day must not be after the last day')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(location.search).toBe('')
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2020-01-05' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(location.search).toBe('?from=2020-01-01&to=2020-01-05'))
})

it('offers one action for an empty list, and another try for a failed one', async () => {
  show({ transactions: page([]) })
  expect(await screen.findByText('No records in this period')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeTruthy()
})

it('offers to clear the filters of an empty list', async () => {
  show({ transactions: page([]) }, '/m/transaction/record?date=today')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(location.search).toBe(''))
})

it('offers another try for a list that failed, and shows no totals', async () => {
  show({ transactions: new GatewayError('http', { call: 'transactions', status: 503 }) })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText('Came in')).toBeNull()
})

it('shows the receipt of a transaction, with the way to ask about it', async () => {
  show(
    {
      transaction: {
        ...record('W1', { category: 'withdrawal', amount: '-80.00', state: 'failed' }),
        changedAt: Date.now(),
        fee: '1.00',
        net: '79.00',
        balanceAfter: '500.00',
        account: '•• 7716',
        reason: 'nameMismatch',
        steps: [{ state: 'submitted', at: Date.now() }],
      },
    },
    '/m/transaction/record?order=W1',
  )
  expect(await screen.findByText(/differs from your registered name/)).toBeTruthy()
  for (const text of ['W1', '1.00', '79.00', '500.00', '•• 7716'])
    expect(screen.getByText(text)).toBeTruthy()
  const ask = screen.getByRole('link', { name: 'Ask about this order' })
  expect(ask.getAttribute('href')).toBe('/m/service?order=W1')
})

it('saves every page of a filter as a file', async () => {
  const readSaved = watchSavedFile()
  show({ transactions: page([record('D1', { title: '=1+1' })]) })
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  const text = await readSaved()
  expect(text).toContain('Order no.,Time,Time zone,Type,Method,Amount,Status\r\n')
  expect(text).toContain(",Deposit,'=1+1,200.00,Successful\r\n")
})
