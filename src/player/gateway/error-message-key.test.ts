import { expect, test } from 'vitest'
import en from '../../../locales/en/common.json' with { type: 'json' }
import { errorNames, memberErrorCodes, readErrorName } from '../../core/contract/error-codes.ts'
import { GatewayError, type GatewayErrorKind } from '../../core/gateway-client/gateway-error.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from './error-message-key.ts'

const error = (kind: GatewayErrorKind, facts = {}) =>
  new GatewayError(kind, { call: 'login', ...facts })

test.each([
  [error('refused', { code: 'captcha.invalid' }), 'error.captchaWrong'],
  [error('http', { status: 429 }), 'error.tooManyRequests'],
  [error('offline'), 'error.network'],
  [error('timeout'), 'error.slow'],
  [error('http', { status: 500 }), 'error.busy'],
  [error('shape'), 'error.busy'],
  [error('shape', { code: 'encryption.key.wrong' }), 'error.notSafe'],
  [error('shape', { code: 'encryption.key.missing' }), 'error.notSafe'],
  [error('refused', { code: 'constructor' }), 'error.unknown'],
  [error('refused', { code: 'new', reference: '12' }), 'error.unknownReference'],
  [new TypeError('x'), 'error.unknown'],
])('%s has the message %s', (failure, key) => {
  expect(errorMessageKey(failure)).toBe(key)
})

test('every code has its words', () => {
  for (const code of [...Object.keys(errorNames), ...memberErrorCodes])
    expect(en.error).toHaveProperty(readErrorName(code) ?? '')
})

test('the words are filled with the reference and the seconds', () => {
  expect(errorMessageValues(error('refused', { reference: '12', retryAfter: 30 }))).toEqual({
    reference: '12',
    seconds: 30,
  })
  expect(errorMessageValues(undefined)).toEqual({ reference: '', seconds: 0 })
})

test('an ended session and an abort are quiet', () => {
  expect([isQuiet(error('session')), isQuiet(error('aborted')), isQuiet(error('http'))]).toEqual([
    true,
    true,
    false,
  ])
})
