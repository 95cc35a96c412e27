import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../../tests/support/render-with-providers.tsx'
import { watchSavedFile } from '../../../../../../../tests/support/watch-saved-file.ts'
import { GatewayError } from '../../../../../../core/gateway-client/gateway-error.ts'
import PointsRecord from './PointsRecord.tsx'

const createdAt = new Date(2026, 10, 20, 14, 6, 5).getTime()
const posting = (id: string, more: object = {}) => ({
  id,
  kind: 'earned',
  points: 1200,
  pointsAfter: 8420,
  createdAt,
  ...more,
})
const room = posting('4', { kind: 'liveRoom', points: -50, pointsAfter: 8370, title: 'Baccarat 3' })
const cup = posting('2', { kind: 'order', points: -1200, title: 'Cup', orderId: 'P2' })
const cash = posting('1', { kind: 'order', points: -500, orderId: 'P1' })
const expired = posting('0', { kind: 'expired', points: -7 })
const page = {
  postings: [cup],
  totalIn: 1200,
  totalOut: -1757,
  totalCount: 5,
  pageNum: 1,
  totalPages: 1,
}

function show(pointsRecord: object = page): void {
  const { client } = createAnsweringClient({ pointsRecord })
  renderWithProviders(<PointsRecord />, { client, memberType: 41, at: '/m/mall/record' })
}

it.each([
  [
    'the live rooms',
    room,
    'Live room−5014:06Baccarat 3Points 8,370',
    '/m/gameContainer?gameType=LIVE',
  ],
  [
    'the bets of its month',
    posting('3'),
    'Points for bets+1,20014:06Points 8,420',
    '/m/bets?from=2026-11-01&to=2026-11-20',
  ],
  [
    'the order of an item',
    cup,
    'Redeemed−1,20014:06CupPoints 8,420',
    '/m/mall/mallHome?tab=history&order=P2',
  ],
  [
    'the order of money',
    cash,
    'Redeemed−50014:06Points to cashPoints 8,420',
    '/m/mall/mallHome?tab=history&order=P1',
  ],
])('leads from a posting to %s', async (_, one, text, href) => {
  show({ ...page, postings: [one] })
  const link = await screen.findByRole('link')
  expect(link.textContent).toBe(text)
  expect(link.getAttribute('href')).toBe(href)
})

it('shows the sums of the filter, and a posting without a cause leads nowhere', async () => {
  show({ ...page, postings: [expired] })
  expect(await screen.findByText('Points expired')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('+1,200')).toBeTruthy()
  expect(screen.getByText('−1,757')).toBeTruthy()
})

it('saves every posting of the filter as a file', async () => {
  const readSaved = watchSavedFile()
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  const text = await readSaved()
  expect(text).toContain('Entry no.,Time,Time zone,Type,For,Points,Points after,Order no.\r\n')
  expect(text).toContain(',Redeemed,Cup,-1200,8420,P2\r\n')
})

it('leads to the goods where no points were earned or spent', async () => {
  show({ ...page, postings: [], totalIn: 0, totalOut: 0, totalCount: 0 })
  expect(await screen.findByText('No points came or went in this period')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'See the goods' }))
  expect(location.pathname + location.search).toBe('/m/mall/mallHome?tab=goods')
})

it('shows that the phone is offline and offers to ask again', async () => {
  show(new GatewayError('offline', { call: 'pointsRecord' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
