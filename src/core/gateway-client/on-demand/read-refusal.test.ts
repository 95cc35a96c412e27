import { expect, it } from 'vitest'
import { loadCheck } from '../../contract/generated/validators/load-check.ts'
import { readRefusal } from './read-refusal.ts'

const check = async (shape: string, value: unknown) =>
  (await loadCheck(shape))?.(value) ?? Promise.reject(new Error(`No check of ${shape}.`))

async function readValue(value: unknown, shape: string | undefined) {
  const answer = { success: false, errorCode: 'withdraw.cap', value }
  const source = { headers: new Headers(), shape, check }
  const { kind, code, value: read } = await readRefusal(answer, { call: 'withdraw' }, source)
  expect({ kind, code }).toEqual({ kind: 'refused', code: 'withdraw.cap' })
  return read
}

it('a refusal has the properties that are as its call declares them', async () => {
  const sent = { available: '20.00', capped: 5, missing: '<b>', orderId: 'w1' }
  expect(await readValue(sent, 'WithdrawalRefusal')).toEqual({ available: '20.00', orderId: 'w1' })
  const login = { captcha: true, retryAfter: 'soon' }
  expect(await readValue(login, 'LoginRefusal')).toEqual({ captcha: true })
})

it.each([undefined, null, 'captcha', 7, []])(
  'a refusal with the value %j has no property',
  async (sent) => {
    expect(await readValue(sent, 'WithdrawalRefusal')).toEqual({})
  },
)

it('a refusal is one also where the code that checks it does not load', async () => {
  expect(await readValue({ available: '20.00' }, 'NotLoaded')).toEqual({})
})

it('what a call does not declare is passed on for its reader to check', async () => {
  expect(await readValue({ captcha: 'yes' }, undefined)).toEqual({ captcha: 'yes' })
})
