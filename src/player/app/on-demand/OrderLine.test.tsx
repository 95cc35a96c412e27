import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { OrderLine } from '../../areas/money/parts/on-demand/OrderLine.tsx'

function show(at: string, part: object = {}) {
  const order = {
    orderId: 'D1',
    state: 'awaiting',
    payable: '500.37',
    expiresAt: Date.now() + 600_000,
    ...part,
  }
  const { client } = createAnsweringClient({
    depositReport: { orders: [order], pageNum: 1, totalPages: 1 },
  })
  renderWithProviders(<OrderLine />, { client, memberType: 41, at })
}

it('leads to the order, and leaves for the visit with a press', async () => {
  show('/m/home')
  const link = await screen.findByRole('link', { name: /500.37 waits for your payment/ })
  expect(link.getAttribute('href')).toBe('/m/voucherCenter?order=D1')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['for an order that is being checked', '/m/home', { state: 'verifying' }],
  ['for an order whose time is over', '/m/home', { expiresAt: Date.now() - 1 }],
])('is not shown %s', async (_, at, part) => {
  show(at, part)
  await act(async () => undefined)
  expect(screen.queryByRole('link')).toBeNull()
})
