import { expect, test } from 'vitest'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { readLaunchRefusal } from './read-launch-refusal.ts'

const refused = (value: unknown) => new GatewayError('refused', { call: 'launchGame', value })

test('reads what the contract declares', () => {
  const open = { vendor: 'PG', gameCode: 'Koi', gameName: 'Koi' }
  const value = { maintenanceFrom: 1, maintenanceTo: 2, required: '20.50', open, level: 3 }
  expect(readLaunchRefusal(refused({ ...value, more: 1 }))).toEqual(value)
  expect(
    readLaunchRefusal(refused({ open: { vendor: 'PG', gameCode: 'Koi', gameName: 7 } })),
  ).toEqual({ open: { vendor: 'PG', gameCode: 'Koi' } })
  const price = { price: '20.00', points: 50 }
  expect(readLaunchRefusal(refused(price))).toEqual(price)
})

test.each([
  undefined,
  null,
  'closed',
  [],
  { maintenanceTo: 'tomorrow' },
  { maintenanceTo: 8.65e15 },
  { maintenanceTo: Number.NaN },
  { required: 20 },
  { level: '3' },
  { level: 3.5 },
  { price: 20 },
  { points: '50' },
  { required: '<b>20' },
  { open: 'PG' },
  { open: { vendor: 'PG' } },
])('reads no refusal from %j', (value) => {
  expect(readLaunchRefusal(refused(value))).toEqual({})
})

test('reads no refusal from any other failure', () => {
  expect(readLaunchRefusal(new Error('x'))).toEqual({})
})
