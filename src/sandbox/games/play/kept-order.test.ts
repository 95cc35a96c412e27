import { beforeEach, expect, test, vi } from 'vitest'
import { readKeptOrder, storeOrder } from './kept-order.ts'
import type { Order } from './ticket-client.ts'

const ticket = '/play/t'
const key = 'a'.repeat(32)
const orders: readonly Order[] = [
  { path: 'rounds', body: { key, stake: '5.00' } },
  { path: 'rounds', body: { key, stakes: [{ selection: 'big', stake: '1.00' }] } },
  { path: 'rounds/1/steps', body: { key, step: 'hit' } },
  { path: 'rounds/1/cancel', body: { key, suborderId: '2' } },
]

beforeEach(() => sessionStorage.clear())

test.each(orders)('an order is read as it was kept: $body', (order) => {
  storeOrder(ticket, order)
  expect(readKeptOrder(ticket)).toEqual(order)
})

test('an order of another ticket stays in the storage, and is not read', () => {
  storeOrder('/play/other', { path: 'rounds', body: { key, stake: '5.00' } })
  expect(readKeptOrder(ticket)).toBeUndefined()
  expect(readKeptOrder('/play/other')).toBeDefined()
})

test.each([
  '{',
  'null',
  '[]',
  '{"ticket":"/play/t"}',
  '{"ticket":"/play/t","order":null}',
  '{"ticket":"/play/t","order":{"path":1,"body":{"key":"a"}}}',
  '{"ticket":"/play/t","order":{"path":"rounds","body":{}}}',
  '{"ticket":"/play/t","order":{"path":"rounds","body":{"key":"a","stakes":[1]}}}',
])('%s is no order and is forgotten', (text) => {
  sessionStorage.setItem('livery.play', text)
  expect(readKeptOrder(ticket)).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test('a browser that forbids storage keeps none', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(readKeptOrder(ticket)).toBeUndefined()
})
